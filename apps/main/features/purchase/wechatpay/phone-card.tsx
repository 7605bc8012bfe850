import type { LoginGate } from '@vip/checkout-react';
import type { Session } from '@vip/host';
import { Loading } from '@vip/ui';
import { membershipText } from '../../../shared/purchase/membership-text.ts';
import { ChangePhone, PhoneLogin, phoneGroups } from '../phone-login.tsx';
import styles from './wechatpay.module.css';

export interface PhoneHeadProps {
  session: Session;
  appName: string;
  /** Server time, ms. */
  now: number;
  /** Number and membership are not known yet. */
  isLoading: boolean;
}

/** The texts of the card: the number, or the name where the app hands over none, or what is missing. */
function cardTexts({ status, account }: Session, now: number): { number: string[]; facts: string } {
  if (status === 'anonymous') return { number: ['未登录'], facts: '选好套餐后验证手机号' };
  const number = account?.phone ? phoneGroups(account.phone) : [account?.nickname || '已登录'];
  return { number, facts: (account && membershipText(account, now)) || '开通后显示有效期' };
}

/** A black card: the phone number of the membership is where a bank card has its number. */
export function PhoneHead({ session, appName, now, isLoading }: PhoneHeadProps) {
  const { number, facts } = cardTexts(session, now);
  const card = (
    <section className={styles.card} aria-label="会员卡">
      <p className={styles.cardTitle}>
        <span>{appName}</span>
        <span className={styles.kind}>会员卡</span>
      </p>
      <p className={styles.number}>
        {number.map((group) => (
          <span key={group}>{group}</span>
        ))}
      </p>
      <p className={styles.facts}>{facts}</p>
    </section>
  );
  return (
    <header className={styles.head}>
      <h1>
        开通{appName}会员<small>会员绑定手机号，换机不丢失</small>
      </h1>
      {isLoading ? <Loading isSilent>{card}</Loading> : card}
    </header>
  );
}

/** The login form of an anonymous user, below the packages: prices come first. */
export const PhoneStep = ({ gate }: { gate: LoginGate }) => (
  <>
    <h2>验证手机号</h2>
    <section className={styles.login} aria-label="手机号登录">
      <PhoneLogin gate={gate} />
    </section>
  </>
);

/** The slip under the card: whose membership it is. */
export function PhoneSlip({ session }: { session: Session }) {
  const phone = session.account?.phone;
  return (
    <section className={styles.known} aria-label="当前账号">
      <p>{phone ? '会员将绑定此手机号' : '将为当前账号开通'}</p>
      <ChangePhone session={session} />
    </section>
  );
}
