import type { Activity, MembershipPackage } from '@vip/api';
import { withoutText } from '@vip/checkout-react';
import { PayBar } from '@vip/checkout-ui';
import { classes, LinkButton, Clauses } from '@vip/ui';
import { PaymentMethods, type ShopState } from '../../../shared/purchase/shop.tsx';
import { TermsNote } from '../../../shared/purchase/terms-note.tsx';
import { AccountBox } from './account-box.tsx';
import { BenefitTable } from '../package-parts.tsx';
import { Validity } from './validity.tsx';
import { TicketList, Tickets } from './tickets.tsx';
import shared from '../purchase.module.css';
import pass from './pass.module.css';
import styles from './acpay.module.css';
import type * as LazyParts from '../lazy-parts.tsx';

export interface ShopProps extends ShopState<typeof LazyParts> {
  activity: Activity | null;
  /** Before, nothing can be paid. */
  hasStarted: boolean;
}

/** The activity's packages, the payment methods, and the rules. Before the start the packages are only named. */
export function Shop({ page, packageList, parts, isLoading, activity, hasStarted }: ShopProps) {
  const { packages, selected } = packageList;
  return (
    <main className={styles.shop}>
      <div className={styles.buy}>
        {parts && <parts.PendingStrip page={page} />}
        <h2>活动价</h2>
        {hasStarted ? (
          <>
            <Validity page={page} pack={selected} isLoading={isLoading} />
            <Tickets packages={packages} selected={selected} onSelect={packageList.select} />
            <TermsNote pack={selected} agreements={page.consent.agreements} />
          </>
        ) : (
          <>
            <p className={styles.later}>
              <Clauses text="活动开始后生效，届时可选购" />
            </p>
            <TicketList packages={packages} />
          </>
        )}
      </div>
      <div className={styles.side}>
        {hasStarted && (
          <div className={styles.pay}>
            <h2>支付方式</h2>
            <PaymentMethods page={page} parts={parts} />
            <AccountBox page={page} onLogin={isLoading ? undefined : page.login.open} packages={packages} />
          </div>
        )}
        <div className={styles.more}>
          <Benefits {...selected} without={isLoading ? undefined : withoutText(page)} />
        </div>
      </div>
      <Reviews page={page} parts={parts} />
      {activity && activity.rules.length > 0 && <Rules rules={activity.rules} isBeside={hasStarted} />}
      {/* Feedback would move it. */}
      {parts && page.feedback.status !== 'loading' && <parts.FaqSection isWide packages={packages} />}
    </main>
  );
}

/** The bar before the start and after the end: the activity sells nothing, other packages are sold. */
export const ClosedBar = ({ isOver }: { isOver: boolean }) => (
  <PayBar label="接下来">
    <div className={styles.closed}>
      <p>
        {isOver ? '活动价已结束' : '活动未开始'}
        <small>{isOver ? '日常套餐仍可开通' : '开始后可在本页开通'}</small>
      </p>
      <LinkButton variant={isOver ? 'solid' : 'line'} href="/userpay">
        查看会员套餐
      </LinkButton>
    </div>
  </PayBar>
);

/** After the end nothing is sold; an order made before can still be paid. Its prices are over, what members get is not. */
export const ActivityOver = ({ page, parts, packageList }: ShopState<typeof LazyParts>) => (
  <main className={styles.shop}>
    <div className={styles.buy}>{parts && <parts.PendingStrip page={page} />}</div>
    <div className={styles.side}>
      <div className={styles.more}>
        <Benefits {...packageList.selected} />
      </div>
    </div>
    <Reviews page={page} parts={parts} />
  </main>
);

const Reviews = ({ page, parts }: Pick<ShopState<typeof LazyParts>, 'page' | 'parts'>) => (
  <div className={shared.reviews}>
    {parts && <parts.FeedbackLetters feedback={page.feedback} now={page.now()} />}
  </div>
);

interface BenefitsProps extends Pick<MembershipPackage, 'benefits'> {
  without?: string | undefined;
}

const Benefits = ({ benefits, without }: BenefitsProps) =>
  benefits.length > 0 && (
    <>
      <h2>会员权益对比</h2>
      <div className={pass.benefits}>
        <BenefitTable benefits={benefits} without={without} />
      </div>
    </>
  );

/** Numbered, because customer service refers to the numbers. */
const Rules = ({ rules, isBeside }: { rules: readonly string[]; isBeside: boolean }) => (
  <section className={classes(styles.rules, isBeside ? styles.below : styles.across)}>
    <h2>活动规则</h2>
    <ol className={pass.rules}>
      {rules.map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </ol>
  </section>
);
