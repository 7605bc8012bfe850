import type { LoginGate } from '@vip/checkout-react';
import type { Account, Session } from '@vip/host';
import { classes } from '@vip/ui';
import { membershipText } from '../../../shared/purchase/membership-text.ts';
import { Seal } from '../../../shared/seal.tsx';
import { accountGroups, ChangePhone, PhoneLogin } from '../phone-login.tsx';
import styles from './phone-card.module.css';

export interface PhoneHeadProps {
  session: Session;
  appName: string;
}

export interface PhoneCardProps extends PhoneHeadProps {
  /** Server time, ms. */
  now: number;
}

const hasExpired = ({ membership }: Account, now: number): boolean =>
  Boolean(membership?.expiresAt && Date.parse(membership.expiresAt) <= now);

/** The texts of the card: the number, or the name where the app hands over none, or what is missing. */
function cardTexts(session: Session, now: number): { number: string[]; facts: string } {
  const { status, account } = session;
  if (status === 'anonymous') return { number: ['未登录'], facts: '选好套餐后验证手机号' };
  return {
    number: accountGroups(session),
    facts: (account && membershipText(account, now)) || '开通后显示有效期',
  };
}

const verbFor = (account: Account | null, now: number): string => {
  if (!account?.membership) return '开通';
  return hasExpired(account, now) ? '重新开通' : '续费';
};

/** The title of the page, also for a user who is or was a member. */
export const PhoneHead = ({ session, appName, now }: PhoneCardProps) => (
  <header className={styles.head}>
    <h1>
      {verbFor(session.account, now)}
      {appName}会员
      <small>
        <span>会员绑定手机号，</span>
        <span>换机不丢失</span>
      </small>
    </h1>
  </header>
);

const EXPIRED = '已到期';

/** '' for a user without a membership. */
const stateText = (account: Account | null, now: number): string => {
  if (!account?.membership) return '';
  return hasExpired(account, now) ? EXPIRED : '生效中';
};

/** A black card: the phone number of the membership is where a bank card has its number. */
export function PhoneCard({ session, appName, now }: PhoneCardProps) {
  const { number, facts } = cardTexts(session, now);
  const state = stateText(session.account, now);
  return (
    <section className={classes(styles.card, state === EXPIRED && styles.expired)} aria-label="会员卡">
      <p className={styles.cardTitle}>
        <span>{appName}</span>
        <span className={state ? styles.state : styles.kind}>{state || '会员卡'}</span>
      </p>
      <div className={styles.face}>
        <p className={styles.number}>
          {number.map((group) => (
            <span key={group}>{group}</span>
          ))}
        </p>
        <span className={styles.medal}>
          <Seal className={styles.seal} />
        </span>
      </div>
      <p className={classes(styles.facts, session.account?.membership && styles.membership)}>{facts}</p>
    </section>
  );
}

/** The login form of an anonymous user. */
export const PhoneStep = ({ gate }: { gate: LoginGate }) => (
  <>
    <h2>验证手机号</h2>
    <section className={styles.login} aria-label="手机号登录">
      <PhoneLogin gate={gate} />
    </section>
  </>
);

const boundText = ({ status, account }: Session) => {
  if (status === 'anonymous') return '登录后显示该账号的专享价';
  return account?.phone ? `会员${account.membership ? '已' : '将'}绑定此手机号` : '将为当前账号开通';
};

/** The slip under the card: whose membership it is. */
export const PhoneSlip = ({ session }: Pick<PhoneHeadProps, 'session'>) => (
  <section className={styles.known} aria-label="当前账号">
    <p>{boundText(session)}</p>
    <ChangePhone session={session} />
  </section>
);
