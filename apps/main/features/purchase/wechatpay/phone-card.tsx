import type { MembershipPackage } from '@vip/api';
import { memberState, type MemberState, type PurchasePage } from '@vip/checkout-react';
import type { Session } from '@vip/host';
import { amountsOf, CardAmounts } from '../../../shared/amounts.tsx';
import { Clauses } from '../../../shared/clauses.tsx';
import { membershipText, untilText } from '../../../shared/purchase/membership-text.ts';
import { Seal } from '../../../shared/seal.tsx';
import { accountName, ChangePhone, PhoneLogin, type PhoneLoginProps } from '../phone-login.tsx';
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

/** The membership as a black card, before it is bought: its name, its end, what it gives. Below it, whose it will be. */
export function PhoneCard({ page, pack, isLoading }: PhoneCardProps) {
  const [start, end] = untilText(pack, isLoading ? null : page.session.account, page.now());
  return (
    <section className={styles.card} aria-label="会员卡">
      <div className={styles.face}>
        <Seal className={styles.seal} />
        {/* Another title is a new element: it appears with a motion. */}
        <div key={pack.name} className={styles.text}>
          <p className={styles.title}>{pack.name}</p>
          <p className={styles.until}>
            {start}
            <span>{end}</span>
          </p>
        </div>
        <CardAmounts amounts={amountsOf(pack.benefits)} />
      </div>
      <Holder page={page} isLoading={isLoading} />
    </section>
  );
}

/** Whose membership it will be: that of a number, or of the account that an app hands over without one. */
function holderTexts(session: Session, now: number): { name: string; note: string } {
  const { status, account } = session;
  if (status === 'anonymous') return { name: '待绑定手机号', note: '登录后绑定，换机不丢失' };
  const membership = account?.membership && membershipText(account, now);
  return {
    name: accountName(session),
    note: membership || (account?.phone ? '会员将绑定此手机号，换机不丢失' : '将为当前账号开通'),
  };
}

interface HolderProps {
  page: PurchasePage;
  /** The account becomes known while the placeholders are shown, and must not move them. */
  isLoading: boolean;
}

/** A slip that the card lies on: gold for a member, red after the end of a membership. */
function Holder({ page: { session, now }, isLoading }: HolderProps) {
  const { name, note } = holderTexts(session, now());
  return (
    <div className={styles[isLoading ? 'none' : memberState(session.account, now())]}>
      <p className={styles.number}>{name}</p>
      <ChangePhone session={session} />
      <p className={styles.note}>
        <Clauses text={note} />
      </p>
    </div>
  );
}

/** The login form of an anonymous user: the only way to it, besides the pay button. */
export const PhoneStep = (props: PhoneLoginProps) => (
  <div className={styles.step}>
    <h2>手机号登录</h2>
    <p>登录后显示专享价</p>
    <section className={styles.login} aria-label="手机号登录">
      <PhoneLogin {...props} />
    </section>
  </div>
);
