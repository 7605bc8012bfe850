import type { Host } from '@vip/host';
import { renewalText } from '@vip/checkout-react';
import { knownName } from './known-name.ts';
import { PhoneLogin } from '../phone-login.tsx';
import { Bill } from './bill.tsx';
import type { ShopState } from '../../../shared/purchase/shop-state.ts';
import type * as LazyParts from './lazy-parts.ts';
import { Included } from './included.tsx';
import { PlanRows } from './plan-rows.tsx';
import { Step } from './step.tsx';
import styles from './steps.module.css';
import { PaymentMethodRows } from './payment-method-rows.tsx';

export interface StepsProps extends ShopState<typeof LazyParts> {
  environment: Host['environment'];
  leave: (() => void) | null;
}

/** Who, what, how: one under the other, none of them locked. */
export function Steps({ page, packageList, parts, environment, leave }: StepsProps) {
  const { packages, selected, select } = packageList;
  const { session, login } = page;
  const isAnonymous = session.status === 'anonymous';
  const renewal = renewalText(selected);
  return (
    <main className={styles.main}>
      {parts && <parts.PendingStrip page={page} />}
      <ol className={styles.steps}>
        <Step at={1} title="登录手机号" isDone={!isAnonymous}>
          {isAnonymous ? (
            <>
              <p className={styles.say}>会员会存到这个手机号，换手机也能用。</p>
              <PhoneLogin gate={login} />
            </>
          ) : (
            <div className={styles.who}>
              <p>{knownName(session)}</p>
              {leave && session.status === 'known' && (
                <button type="button" onClick={leave}>
                  换手机号
                </button>
              )}
            </div>
          )}
        </Step>
        <Step at={2} title="选套餐" isDone={false}>
          {isAnonymous && <p className={styles.say}>登录后，按这个手机号的价格显示。</p>}
          <PlanRows packages={packages} selected={selected} onSelect={select} />
          {renewal && <p className={styles.say}>{renewal}</p>}
          {selected.benefits.length > 0 && <Included benefits={selected.benefits} />}
        </Step>
        <Step at={3} title="付款" isDone={false}>
          <PaymentMethodRows page={page} parts={parts} environment={environment} />
          {!page.noPaymentMethod && <Bill selected={selected} />}
        </Step>
      </ol>
    </main>
  );
}
