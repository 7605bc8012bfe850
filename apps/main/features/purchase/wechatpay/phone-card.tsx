import type { Benefit } from '@vip/api';
import { dayText, type LoginGate } from '@vip/checkout-react';
import type { Account, Session } from '@vip/host';
import { classes } from '@vip/ui';
import { membershipText } from '../../../shared/purchase/membership-text.ts';
import { NOT, YES, joined, splitValue } from '../../../shared/benefit-text.ts';
import { Seal } from '../../../shared/seal.tsx';
import { ChangePhone, PhoneLogin, phoneGroups } from '../phone-login.tsx';
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

/** The membership and its end; the state is in the corner of the card. */
function memberText(account: Account, now: number): string {
  const end = account.membership?.expiresAt;
  return end
    ? `${account.membership?.name}，有效期至 ${dayText(Date.parse(end))}`
    : membershipText(account, now);
}

/** The texts of the card: the number, or the name where the app hands over none, or what is missing. */
function cardTexts({ status, account }: Session, now: number): { number: string[]; facts: string } {
  if (status === 'anonymous') return { number: ['未登录'], facts: '选好套餐后验证手机号' };
  const number = account?.phone ? phoneGroups(account.phone) : [account?.nickname || '已登录'];
  return { number, facts: (account && memberText(account, now)) || '开通后显示有效期' };
}

const verbFor = (account: Account | null, now: number): string => {
  if (!account?.membership) return '开通';
  return hasExpired(account, now) ? '重新开通' : '续费';
};

/** What the membership gives, in two parts: 回复建议不限次数, 语气风格 28 种. Without them, what it is bound to. */
function aboutText(benefits: readonly Benefit[]): readonly string[] {
  const [first, second] = benefits
    .filter(({ member }) => member !== YES && member !== NOT)
    .map(({ name, member }) => joined(name, splitValue(member)[0]));
  return first && second ? [`${first}，`, second] : ['会员绑定手机号，', '换机不丢失'];
}

interface PhoneTitleProps extends PhoneCardProps {
  benefits: readonly Benefit[];
}

/** The title of the page, also for a user who is or was a member. */
export const PhoneHead = ({ session, appName, now, benefits }: PhoneTitleProps) => (
  <header className={styles.head}>
    <h1>
      {verbFor(session.account, now)}
      {appName}会员
      <small>
        {aboutText(benefits).map((part) => (
          <span key={part}>{part}</span>
        ))}
      </small>
    </h1>
  </header>
);

/** '' for a user without a membership. */
const stateText = (account: Account | null, now: number): string => {
  if (!account?.membership) return '';
  return hasExpired(account, now) ? '已到期' : '生效中';
};

/** A black card: the phone number of the membership is where a bank card has its number. */
export function PhoneCard({ session, appName, now }: PhoneCardProps) {
  const { number, facts } = cardTexts(session, now);
  const state = stateText(session.account, now);
  return (
    <section className={styles.card} aria-label="会员卡">
      <p className={styles.cardTitle}>
        <span>{appName}</span>
        <span className={state ? styles.state : styles.kind}>{state || '会员卡'}</span>
      </p>
      <p className={styles.number}>
        {number.map((group) => (
          <span key={group}>{group}</span>
        ))}
      </p>
      <p className={classes(styles.facts, session.account?.membership && styles.membership)}>{facts}</p>
      <Seal className={styles.seal} />
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
