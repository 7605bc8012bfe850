import { useId, useState, type ReactNode } from 'react';
import type { Welfare } from '@vip/api';
import { renewalText, shortYuan, yuan, type PurchasePage } from '@vip/checkout-react';
import { Price, WasPrice } from '@vip/checkout-ui';
import { Button, HiddenText, Icon, LinkButton, Radio, RadioGroup, classes, downShape } from '@vip/ui';
import { Section } from '../../shared/article.tsx';
import {
  aboutText,
  dateText,
  giftLabel,
  giftNumeral,
  giftState,
  hasDeadline,
  isRunning,
  sortGifts,
  stubText,
} from './gift.ts';
import type * as LazyParts from './lazy-parts.tsx';
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
            className={styles.list}
          >
            {open.map((gift) => {
              const isChosen = gift.package.id === packageList.selected.id;
              return (
                <div key={gift.id} className={classes(styles.gift, gift.package.price === 0 && styles.free)}>
                  <Radio value={gift.package.id} label={giftLabel(gift, now)} className={styles.facts}>
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
              <LinkButton variant="line" href="/openapp?app=tuiwen" className={styles.act}>
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
    <span className={styles.end}>
      <span className={styles.cost}>
        <b className={styles.price}>{isFree ? '免费' : <Price fen={pack.price} />}</b>
        {pack.originalPrice > pack.price && <WasPrice fen={pack.originalPrice} className={styles.was} />}
      </span>
      <Button
        className={styles.act}
        variant={isFree ? 'solid' : 'line'}
        isBusy={isChosen && page.isBusy}
        onClick={() => claim(pack.id)}
      >
        <span>
          <HiddenText>
            {isChosen &&
              !page.noPaymentMethod &&
              `${isFree ? '立即领取' : '立即支付'} ¥${yuan(pack.price)}，`}
            {isFree ? '免费' : `¥${shortYuan(pack.price)} `}
          </HiddenText>
          领取
          <HiddenText> {name}</HiddenText>
        </span>
      </Button>
    </span>
  );
}

/** Numeral, name, what it is, and a date. */
const GiftFacts = ({ gift, now }: { gift: Welfare; now: number }) => {
  const { figure, unit } = giftNumeral(gift);
  const isUsed = isRunning(gift, now);
  const kind = isUsed ? '生效中' : giftState(gift, now) === 'open' && stubText(gift, now);
  return (
    <>
      <span className={styles.stub} aria-hidden="true">
        <span className={classes(styles.numeral, figure.length > 2 && styles.long)}>
          {figure}
          <small className={styles.unit}>{unit}</small>
        </span>
        {kind && <small className={styles.kind}>{kind}</small>}
      </span>
      <span className={styles.text}>
        <b className={styles.name}>
          {gift.name}
          {isUsed && <HiddenText>，生效中</HiddenText>}
        </b>
        <span className={styles.about}>
          {aboutText(gift)
            .split('，')
            .map((clause, at, { length }) => (
              <span key={clause} className={styles.clause}>
                {clause}
                {at < length - 1 && '，'}
              </span>
            ))}
        </span>
        <span className={classes(styles.until, hasDeadline(gift, now) && styles.deadline)}>
          {dateText(gift, now)}
        </span>
        {gift.package.renewal && <span className={styles.until}>{renewalText(gift.package)}</span>}
      </span>
    </>
  );
};

interface GiftListProps {
  gifts: readonly Welfare[];
  now: number;
  /** At the end of each ticket. */
  end(gift: Welfare): ReactNode;
  id?: string;
}

/** Gifts that cannot be claimed: those in use with colour, others without. */
const GiftList = ({ gifts, now, end, id }: GiftListProps) => (
  <ol id={id} className={styles.list}>
    {gifts.map((gift) => (
      <li key={gift.id} className={classes(styles.gift, isRunning(gift, now) ? styles.used : styles.done)}>
        <span className={styles.facts}>
          <GiftFacts gift={gift} now={now} />
        </span>
        <span className={styles.end}>{end(gift)}</span>
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
        已结束 {gifts.length} 项
        <Icon shape={downShape} size={16} className={styles.arrow} />
      </button>
      {isOpen && (
        <GiftList id={id} gifts={gifts} now={now} end={() => <span className={styles.ended}>已结束</span>} />
      )}
    </div>
  );
}
