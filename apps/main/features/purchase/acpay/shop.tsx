import type { Activity } from '@vip/api';
import { perDayText } from '@vip/checkout-react';
import { Price, WasPrice } from '@vip/checkout-ui';
import { useNavigation } from '@vip/host';
import { LinkButton, Radio, RadioGroup } from '@vip/ui';
import { membershipText } from '../../../shared/purchase/membership-text.ts';
import { PaymentMethods, RenewalNote, type ShopState } from '../../../shared/purchase/shop.tsx';
import { BenefitTable, PackageLabel, Tick, type PackageChoiceProps } from '../package-parts.tsx';
import { BroadcastLine } from '../broadcast-line.tsx';
import styles from './acpay.module.css';
import type * as LazyParts from '../lazy-parts.tsx';

export interface ShopProps extends ShopState<typeof LazyParts> {
  activity: Activity | null;
  /** Before, nothing can be paid. */
  hasStarted: boolean;
}

/** The activity's packages as coupons, the payment methods, and the rules. */
export function Shop({ page, packageList, parts, activity, hasStarted }: ShopProps) {
  const { packages, selected } = packageList;
  const { session } = page;
  return (
    <main className={styles.shop}>
      {parts && <parts.PendingStrip page={page} />}
      <div className={styles.title}>
        <h2>活动价</h2>
        {session.status === 'anonymous' && <p>未登录，支付时验证手机号</p>}
        {session.account && <p>{membershipText(session.account, page.now())}</p>}
      </div>
      <Coupons packages={packages} selected={selected} onSelect={packageList.select} />
      <RenewalNote pack={selected} agreements={page.consent.agreements} />
      {hasStarted && (
        <>
          <h2>支付方式</h2>
          <PaymentMethods page={page} parts={parts} />
        </>
      )}
      {selected.benefits.length > 0 && (
        <>
          <h2>会员权益对比</h2>
          <BenefitTable benefits={selected.benefits} />
        </>
      )}
      <BroadcastLine page={page} packages={packages} />
      {activity && activity.rules.length > 0 && <Rules rules={activity.rules} />}
      {parts && <parts.FeedbackLetters feedback={page.feedback} now={page.now()} />}
      {/* Feedback would move it. */}
      {parts && page.feedback.status !== 'loading' && <parts.FaqSection packages={packages} />}
    </main>
  );
}

/** After the end nothing is sold; an order made before can still be paid. */
export const ActivityOver = ({ page, parts }: Pick<ShopState<typeof LazyParts>, 'page' | 'parts'>) => (
  <main className={styles.over}>
    {parts && <parts.PendingStrip page={page} />}
    <p>已恢复日常价，已购会员不受影响</p>
    <div className={styles.links}>
      <LinkButton href="/userpay">查看会员套餐</LinkButton>
      <LinkButton variant="text" href={useNavigation().path}>
        刷新
      </LinkButton>
    </div>
  </main>
);

/** Coupons in a column: the stub with the price, the perforation, the package. */
const Coupons = ({ packages, selected, onSelect }: PackageChoiceProps) => (
  <RadioGroup label="会员套餐" value={selected.id} onChange={onSelect} className={styles.coupons}>
    {packages.map((pack) => (
      <Radio
        key={pack.id}
        value={pack.id}
        className={styles.coupon}
        label={`${pack.name} ¥${pack.price / 100}，${perDayText(pack)}`}
      >
        <span className={styles.stub}>
          <Price fen={pack.price} className={styles.price} />
          {pack.originalPrice > pack.price && <WasPrice fen={pack.originalPrice} className={styles.was} />}
        </span>
        <PackageLabel pack={pack} className={styles.description} />
        <Tick className={styles.tick} />
      </Radio>
    ))}
  </RadioGroup>
);

/** Numbered, because customer service refers to the numbers. */
const Rules = ({ rules }: { rules: readonly string[] }) => (
  <section className={styles.rules}>
    <h2>活动规则</h2>
    <ol>
      {rules.map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </ol>
  </section>
);
