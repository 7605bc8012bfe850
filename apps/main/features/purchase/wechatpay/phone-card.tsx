import type { MembershipPackage } from '@vip/api';
import { memberState, type MemberState } from '@vip/checkout-react';
import type { Session } from '@vip/host';
import { amountsOf, CardAmounts } from '../../../shared/amounts.tsx';
import { untilText } from '../../../shared/purchase/membership-text.ts';
import { Seal } from '../../../shared/seal.tsx';
import { PhoneLogin, type PhoneLoginProps } from '../phone-login.tsx';
import { Holder, type HolderProps } from './holder.tsx';
import styles from './phone-card.module.css';
import head from './phone-head.module.css';

export interface PhoneHeadProps {
  session: Session;
  appName: string;
  /** Server time, ms. */
  now: number;
}

const VERBS: Readonly<Record<MemberState, string>> = { none: '开通', current: '续费', expired: '重新开通' };

/** Seal and title of the page, also for a user who is or was a member. */
export const PhoneHead = ({ session, appName, now }: PhoneHeadProps) => (
  <header className={head.head}>
    <h1>
      <Seal className={head.mark} />
      {VERBS[memberState(session.account, now)]}
      {appName}会员
    </h1>
  </header>
);

interface PhoneCardProps extends HolderProps {
  /** The selected one. */
  pack: MembershipPackage;
}

/** The membership as a card with the number it is bound to, before it is bought; with an upper end of gold for a member. */
export function PhoneCard({ pack, ...holder }: PhoneCardProps) {
  const { isLoading, page } = holder;
  const { session, now } = page;
  const account = isLoading ? null : session.account;
  const [start, end] = untilText(pack, account, now());
  return (
    <section className={styles[memberState(account, now())]} aria-label="会员卡">
      {/* Another title is a new element: it appears with a motion. */}
      <div key={pack.name} className={styles.text}>
        <p className={styles.title}>{pack.name}</p>
        <p className={styles.until}>
          {start}
          <span>{end}</span>
        </p>
      </div>
      <Holder {...holder} />
      <div className={styles.amounts}>
        <CardAmounts amounts={amountsOf(pack.benefits)} />
      </div>
    </section>
  );
}

/** The login form of an anonymous user. The card and the pay button lead to it. */
export const PhoneStep = (props: PhoneLoginProps) => (
  <section className={styles.step} aria-label="手机号登录">
    <div className={styles.stepHead}>
      <h2>手机号登录</h2>
      <p>登录后显示专享价</p>
    </div>
    <div className={styles.login}>
      <PhoneLogin {...props} />
    </div>
  </section>
);
