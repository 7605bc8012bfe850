import type { ReactNode } from 'react';
import { dayText, type PurchasePage } from '@vip/checkout-react';
import { Price, WasPrice } from '@vip/checkout-ui';
import type { Account } from '@vip/host';
import { checkShape, Icon, Radio, RadioGroup } from '@vip/ui';
import { PaymentMethods, type ShopState } from '../../../shared/purchase/shop.tsx';
import { TermsNote } from '../../../shared/purchase/terms-note.tsx';
import { BroadcastLine } from '../broadcast-line.tsx';
import { memberState, withoutText } from '../member-state.ts';
import { BenefitTable, pricedText, recommendedFirst, type PackageChoiceProps } from '../package-parts.tsx';
import { Validity } from '../validity.tsx';
import heading from '../package-heading.module.css';
import shared from '../purchase.module.css';
import type * as LazyParts from '../lazy-parts.tsx';
import styles from './sougo.module.css';

interface ShopProps extends ShopState<typeof LazyParts> {
  /** What the app is used for. */
  proofs: ReactNode;
}

/** Packages, payment methods, benefits and feedback. */
export function Shop({ page, packageList, parts, isLoading, proofs }: ShopProps) {
  const { packages, selected } = packageList;
  return (
    <main className={styles.shop}>
      <div className={styles.buy}>
        {parts && <parts.PendingStrip page={page} />}
        <div className={heading.title}>
          <h2>会员套餐</h2>
          {/* The session becomes known while the placeholders are shown, and must not move them. */}
          <p>{isLoading ? BY_ACCOUNT : <BuyerNote page={page} />}</p>
        </div>
        <Validity page={page} pack={selected} isLoading={isLoading} />
        <PlanCards packages={packages} selected={selected} onSelect={packageList.select} />
        <TermsNote pack={selected} agreements={page.consent.agreements} />
        <h2>支付方式</h2>
        <PaymentMethods page={page} parts={parts} />
        {/* Not between the package and its payment. */}
        <div className={styles.broadcast}>
          <BroadcastLine page={page} packages={packages} />
        </div>
      </div>
      <div className={styles.sheet}>
        <div className={styles.more}>
          {selected.benefits.length > 0 && (
            <section>
              <h2>会员权益对比</h2>
              <BenefitTable
                benefits={selected.benefits}
                without={isLoading ? undefined : withoutText(page)}
              />
            </section>
          )}
          {proofs}
        </div>
        <div className={shared.reviews}>
          {parts && <parts.FeedbackLetters feedback={page.feedback} now={page.now()} />}
        </div>
        {parts && <parts.FaqSection isWide packages={packages} />}
      </div>
    </main>
  );
}

const BY_ACCOUNT = '价格按当前账号显示';

/** Whose packages these are: short, beside the heading. Members and former members may have prices of their own. */
function BuyerNote({ page: { session, login, now } }: { page: PurchasePage }) {
  if (session.status !== 'anonymous') return buyerText(session.account, now());
  return (
    <>
      未登录
      <button type="button" className={styles.login} onClick={login.open}>
        手机号登录
      </button>
    </>
  );
}

/** Until when a membership runs; the date of one that is over says nothing about the price. */
function buyerText(account: Account | null, now: number): string {
  const membership = account?.membership;
  if (membership === undefined) return BY_ACCOUNT;
  if (membership === null) return '还不是会员';
  const { name, expiresAt } = membership;
  if (expiresAt === null) return `${name}，长期有效`;
  return memberState(account, now) === 'expired'
    ? `${name}已到期`
    : `${name}至 ${dayText(Date.parse(expiresAt))}`;
}

/** Cards beside each other, or below each other where the text needs the room. */
const PlanCards = ({ packages, selected, onSelect }: PackageChoiceProps) => (
  <RadioGroup label="会员套餐" value={selected.id} onChange={onSelect} className={styles.cards}>
    {recommendedFirst(packages).map((pack) => (
      <Radio key={pack.id} value={pack.id} className={styles.card}>
        <span className={styles.facts}>
          <b>{pack.name}</b>
          <span className={styles.money}>
            <Price fen={pack.price} className={styles.price} />
            <span className={styles.was}>
              {pack.originalPrice > pack.price && <WasPrice fen={pack.originalPrice} />}
            </span>
          </span>
        </span>
        <span className={styles.perDay}>
          <span>{pricedText(pack)}</span>
        </span>
        {pack.badge && <span className={styles.badge}>{pack.badge}</span>}
        <span className={styles.pick} aria-hidden="true">
          <Icon shape={checkShape} size={13} strokeWidth={2.6} />
        </span>
      </Radio>
    ))}
  </RadioGroup>
);
