import type { Benefit } from '@vip/api';
import type { Session } from '@vip/host';
import type { RefObject } from 'react';
import { classes } from '@vip/ui';
import { amountsOf, CardAmounts } from '../../../shared/amounts.tsx';
import { membershipText } from '../../../shared/purchase/membership-text.ts';
import { Seal } from '../../../shared/seal.tsx';
import { memberState, type MemberState } from '../member-state.ts';
import { accountName, ChangePhone, PhoneLogin, type PhoneLoginProps } from '../phone-login.tsx';
import styles from './phone-card.module.css';

export interface PhoneHeadProps {
  session: Session;
  appName: string;
}

export interface PhoneCardProps extends PhoneHeadProps {
  /** Server time, ms. */
  now: number;
}

interface CardProps extends PhoneCardProps {
  /** Of the selected package. */
  benefits: readonly Benefit[];
}

/** The three groups in which a masked number is read; a name is one group. */
const inGroups = (name: string): string[] => /^(\d{3})(\*{4})(\d{4})$/.exec(name)?.slice(1) ?? [name];

/** The texts of the card: the number, or the name where the app hands over none, or what is missing. */
function cardTexts(session: Session, now: number): { number: string[]; facts: string } {
  const { status, account } = session;
  if (status === 'anonymous') return { number: ['未登录'], facts: '登录后查看会员状态' };
  return {
    number: inGroups(accountName(session)),
    facts: (account && membershipText(account, now)) || '开通后显示有效期',
  };
}

const VERBS: Readonly<Record<MemberState, string>> = { none: '开通', current: '续费', expired: '重新开通' };

/** The title of the page, also for a user who is or was a member. */
export const PhoneHead = ({ session, appName, now }: PhoneCardProps) => (
  <header className={styles.head}>
    <h1>
      {VERBS[memberState(session.account, now)]}
      {appName}会员
      <small>
        <span>会员绑定手机号，</span>
        <span>换机不丢失</span>
      </small>
    </h1>
  </header>
);

const STATES: Readonly<Record<MemberState, string>> = { none: '', current: '生效中', expired: '已到期' };

/** A black card: the phone number of the membership is where a bank card has its number. */
export function PhoneCard({ session, appName, now, benefits }: CardProps) {
  const { number, facts } = cardTexts(session, now);
  const state = memberState(session.account, now);
  return (
    <section className={classes(styles.card, state === 'expired' && styles.expired)} aria-label="会员卡">
      <p className={styles.cardTitle}>
        <span>{appName}</span>
        <span className={STATES[state] ? styles.state : styles.kind}>{STATES[state] || '会员卡'}</span>
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
      <CardAmounts amounts={amountsOf(benefits)} />
    </section>
  );
}

/** The login form of an anonymous user. */
export const PhoneStep = ({
  formRef,
  ...props
}: PhoneLoginProps & { formRef: RefObject<HTMLElement | null> }) => (
  <>
    <h2>验证手机号</h2>
    <section ref={formRef} className={styles.login} aria-label="手机号登录">
      <PhoneLogin {...props} />
    </section>
  </>
);

const boundText = ({ status, account }: Session) => {
  if (status === 'anonymous') return '登录后显示该账号的专享价';
  return account?.phone ? `会员${account.membership ? '已' : '将'}绑定此手机号` : '将为当前账号开通';
};

interface PhoneSlipProps extends Pick<PhoneHeadProps, 'session'> {
  /** Leads to the login form; not where the page has none. */
  onLogin: (() => void) | false;
}

/** The slip under the card: whose membership it is. */
export const PhoneSlip = ({ session, onLogin }: PhoneSlipProps) => (
  <section className={styles.known} aria-label="当前账号">
    <p>{boundText(session)}</p>
    <ChangePhone session={session} />
    {onLogin && (
      <button type="button" onClick={onLogin}>
        去验证
      </button>
    )}
  </section>
);
