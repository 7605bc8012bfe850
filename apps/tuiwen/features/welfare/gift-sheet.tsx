import type { ReactNode } from 'react';
import type { MembershipPackage, Welfare } from '@vip/api';
import { runsUntil, termsText, type PurchasePage } from '@vip/checkout-react';
import { ConsentActs } from '@vip/checkout-ui';
import { Sheet, classes } from '@vip/ui';
import * as shared from '../../shared/lazy-parts.tsx';
import { PaymentMethods } from '../../shared/payment.tsx';
import { isOver } from '../../shared/terms.tsx';
import { costText } from './gift.ts';
import { GiftFacts, chosenClass } from './gift-facts.tsx';
import styles from './gift-sheet.module.css';
import ticket from './ticket.module.css';

interface GiftSheetProps {
  page: PurchasePage;
  /** Those that can be claimed. */
  gifts: readonly Welfare[];
}

/** What is charged and how, if anything, and the consent to it. The page has no pay bar: the payment methods are here. */
export function GiftSheet({ page, gifts }: GiftSheetProps) {
  const { consent, packageList } = page;
  if (packageList.status !== 'ready') return null;
  const { selected } = packageList;
  const isFree = selected.price === 0;
  const action = isFree ? '同意并领取' : '同意并支付';
  return (
    <Sheet title="领取前请确认" isOpen={consent.isAsking} onClose={consent.dismiss}>
      <ChosenTicket page={page} gifts={gifts} />
      <Fact name="套餐">{selected.name}</Fact>
      <Fact name="费用">{termsText(selected)}</Fact>
      <Facts page={page} pack={selected} />
      {!isFree && <PaymentMethods page={page} parts={shared} />}
      <div className={styles.consent}>
        <ConsentActs consent={consent} action={action} />
      </div>
    </Sheet>
  );
}

/** The ticket that was tapped. The amount has its cents, as in any confirmation. */
export function ChosenTicket({ page: { packageList, now }, gifts }: GiftSheetProps) {
  const chosen = packageList.status === 'ready' ? packageList.selected : null;
  const gift = gifts.find((one) => one.package.id === chosen?.id);
  if (!gift) return null;
  return (
    <div className={classes(ticket.list, styles.ticket)}>
      <div className={chosenClass}>
        <span className={ticket.facts}>
          <GiftFacts gift={gift} now={now()} />
        </span>
        <b className={styles.cost}>{costText(gift.package.price)}</b>
      </div>
    </div>
  );
}

/** As on the sheet of the purchase page: the last day, as far as it is known, and the account. */
function Facts({ page, pack: { days } }: { page: PurchasePage; pack: MembershipPackage }) {
  const { session, now } = page;
  const { account } = session;
  const membership = account?.membership;
  // A member's present end decides, and without the account's word on it nothing is known.
  const isNew = membership === null || (membership !== undefined && isOver(membership, now()));
  const until = isNew ? runsUntil(days, now()) : null;
  const user = [account?.nickname, account?.phone].filter(Boolean).join(' ');
  return (
    <>
      {until && <Fact name="有效期至">{until}</Fact>}
      {user && <Fact name="账号">{user}</Fact>}
    </>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <p className={styles.fact}>
    {name} <span>{children}</span>
  </p>
);
