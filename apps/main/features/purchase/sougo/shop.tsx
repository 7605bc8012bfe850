import type { ReactNode } from 'react';
import type { Benefit } from '@vip/api';
import type { PurchasePage } from '@vip/checkout-react';
import { Price, WasPrice } from '@vip/checkout-ui';
import { checkShape, Icon, Radio, RadioGroup } from '@vip/ui';
import { BenefitIcon } from '../../../shared/benefit-icon.tsx';
import { membershipText } from '../../../shared/purchase/membership-text.ts';
import { withUnits } from '../../../shared/with-units.ts';
import { PaymentMethods, type ShopState } from '../../../shared/purchase/shop.tsx';
import { TermsNote } from '../../../shared/purchase/terms-note.tsx';
import { BroadcastLine } from '../broadcast-line.tsx';
import { pricedText, recommendedFirst, type PackageChoiceProps } from '../package-parts.tsx';
import { Validity } from '../validity.tsx';
import heading from '../package-heading.module.css';
import shared from '../purchase.module.css';
import type * as LazyParts from '../lazy-parts.tsx';
import styles from './sougo.module.css';

interface ShopProps extends ShopState<typeof LazyParts> {
  /** What the app is used for. */
  proofs: ReactNode;
}

/** Packages, payment methods and feedback. */
export function Shop({ page, packageList, parts, isLoading, proofs }: ShopProps) {
  const { packages, selected } = packageList;
  return (
    <main className={styles.shop}>
      <div className={styles.buy}>
        {parts && <parts.PendingStrip page={page} />}
        <div className={heading.title}>
          <h2>会员套餐</h2>
          {/* The session becomes known while the placeholders are shown, and must not move them. */}
          <p>{isLoading ? BY_ACCOUNT : buyerText(page)}</p>
        </div>
        <Validity page={page} pack={selected} isLoading={isLoading} />
        <PlanCards packages={packages} selected={selected} onSelect={packageList.select} />
        <TermsNote pack={selected} agreements={page.consent.agreements} />
        <div className={styles.broadcast}>
          <BroadcastLine page={page} packages={packages} />
        </div>
        <h2>支付方式</h2>
        <PaymentMethods page={page} parts={parts} />
      </div>
      <div className={styles.more}>
        {selected.benefits.length > 0 && <Benefits benefits={selected.benefits} />}
        {proofs}
      </div>
      <div className={shared.reviews}>
        {parts && <parts.FeedbackLetters feedback={page.feedback} now={page.now()} />}
      </div>
      {parts && <parts.FaqSection isWide packages={packages} />}
    </main>
  );
}

/** The benefits of the selected package: most packages have the same, so that no card repeats them. */
const Benefits = ({ benefits }: { benefits: Benefit[] }) => (
  <section className={styles.benefits}>
    <h2>会员权益</h2>
    <ul>
      {benefits.map(({ name, icon, free, member }) => (
        <li key={name}>
          <BenefitIcon icon={icon} />
          <p>
            {name} <b>{withUnits(member)}</b> <small>非会员：{withUnits(free)}</small>
          </p>
        </li>
      ))}
    </ul>
  </section>
);

const BY_ACCOUNT = '价格按当前账号显示';

/** Whose packages these are, and until when a membership runs. */
function buyerText({ session: { status, account }, now }: PurchasePage): string {
  if (status === 'anonymous') return '未登录，支付时验证手机号';
  return (account && membershipText(account, now())) || BY_ACCOUNT;
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
          <span className={shared.perDay}>{pricedText(pack)}</span>
        </span>
        {pack.badge && <span className={styles.badge}>{pack.badge}</span>}
        <span className={styles.pick} aria-hidden="true">
          <Icon shape={checkShape} size={13} strokeWidth={2.6} />
        </span>
      </Radio>
    ))}
  </RadioGroup>
);
