import { useId, useState, type ReactNode } from 'react';
import type { Welfare } from '@vip/api';
import { shortYuan, yuan, type PurchasePage } from '@vip/checkout-react';
import { Price, WasPrice } from '@vip/checkout-ui';
import { Button, HiddenText, Icon, LinkButton, Radio, RadioGroup, classes, downShape } from '@vip/ui';
import { Section } from '../../shared/article.tsx';
import { giftLabel, isRunning, sortGifts } from './gift.ts';
import { GiftFacts, leadClass, offerClass } from './gift-facts.tsx';
import type * as LazyParts from './lazy-parts.tsx';
import facts from './gift-facts.module.css';
import ticket from './ticket.module.css';
import styles from './welfare.module.css';

interface GiftSectionsProps {
  page: PurchasePage;
  gifts: readonly Welfare[];
  parts: typeof LazyParts | null;
  now: number;
  /** Chooses a gift by its package and opens the sheet for it. */
  claim(packageId: string): void;
}

/** The gifts by state, each a ticket that begins with its duration and ends with what can be done. */
export function GiftSections({ page, gifts, parts, now, claim }: GiftSectionsProps) {
  const { open, claimed, over } = sortGifts(gifts, now);
  const { packageList, beneficiary } = page;
  return (
    <>
      {parts && page.pending && (
        <div className={styles.pending}>
          <parts.PendingStrip page={page} />
        </div>
      )}
      {packageList.status === 'ready' ? (
        <Section title="可领取">
          {beneficiary && <p className={styles.beneficiary}>{beneficiary}</p>}
          <RadioGroup
            label="会员福利"
            value={packageList.selected.id}
            onChange={packageList.select}
            className={ticket.list}
          >
            {open.map((gift, at) => {
              const isChosen = gift.package.id === packageList.selected.id;
              return (
                <div key={gift.id} className={at === 0 ? leadClass : offerClass}>
                  <Radio value={gift.package.id} label={giftLabel(gift, now)} className={ticket.facts}>
                    <GiftFacts gift={gift} now={now} />
                  </Radio>
                  <ClaimButton page={page} gift={gift} isChosen={isChosen} claim={claim} />
                </div>
              );
            })}
          </RadioGroup>
        </Section>
      ) : (
        <p className={styles.none}>福利已全部领取</p>
      )}
      {claimed.length > 0 && (
        <Section title="已领取">
          <GiftList
            gifts={claimed}
            now={now}
            end={(gift) => (
              <LinkButton variant="line" href="/openapp?app=tuiwen" className={facts.act}>
                去使用<HiddenText> {gift.name}</HiddenText>
              </LinkButton>
            )}
          />
        </Section>
      )}
      {over.length > 0 && <EndedGifts gifts={over} now={now} />}
    </>
  );
}

interface ClaimButtonProps extends Pick<GiftSectionsProps, 'page' | 'claim'> {
  gift: Welfare;
  isChosen: boolean;
}

/** That of the chosen gift is the page's pay button, and is named like one. */
function ClaimButton({ page, gift: { name, package: pack }, isChosen, claim }: ClaimButtonProps) {
  const isFree = pack.price === 0;
  return (
    <span className={facts.end}>
      <span className={facts.cost}>
        <b className={facts.price}>{isFree ? '免费' : <Price fen={pack.price} />}</b>
        {pack.originalPrice > pack.price && <WasPrice fen={pack.originalPrice} className={facts.was} />}
      </span>
      <Button className={facts.act} isBusy={isChosen && page.isBusy} onClick={() => claim(pack.id)}>
        <span>
          <HiddenText>
            {isChosen &&
              !page.noPaymentMethod &&
              `${isFree ? '立即领取' : '立即支付'} ¥${yuan(pack.price)}，`}
            {!isFree && `¥${shortYuan(pack.price)} `}
          </HiddenText>
          {isFree ? '免费' : '支付'}领取
          <HiddenText> {name}</HiddenText>
        </span>
      </Button>
    </span>
  );
}

interface GiftListProps {
  gifts: readonly Welfare[];
  now: number;
  /** At the end of each ticket. */
  end(gift: Welfare): ReactNode;
  id?: string;
}

/** Gifts that cannot be claimed: those in use with colour, others without. */
const GiftList = ({ gifts, now, end, id }: GiftListProps) => (
  <ol id={id} className={ticket.list}>
    {gifts.map((gift) => (
      <li key={gift.id} className={classes(ticket.gift, !isRunning(gift, now) && ticket.done)}>
        <span className={ticket.facts}>
          <GiftFacts gift={gift} now={now} />
        </span>
        <span className={facts.end}>{end(gift)}</span>
      </li>
    ))}
  </ol>
);

/** Expired gifts, folded. */
function EndedGifts({ gifts, now }: Pick<GiftListProps, 'gifts' | 'now'>) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.over}>
      <button
        type="button"
        className={styles.fold}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <span>已结束 {gifts.length} 项</span>
        <Icon shape={downShape} size={16} className={styles.arrow} />
      </button>
      {isOpen && (
        <GiftList id={id} gifts={gifts} now={now} end={() => <span className={styles.ended}>已结束</span>} />
      )}
    </div>
  );
}
