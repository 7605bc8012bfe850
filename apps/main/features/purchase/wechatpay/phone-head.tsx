import type { Session } from '@vip/host';
import { Loading } from '@vip/ui';
import { membershipText } from '../../../shared/purchase/membership-text.ts';
import { phoneGroups } from '../phone-groups.ts';
import styles from './phone-head.module.css';

export interface PhoneHeadProps {
  session: Session;
  appName: string;
  /** Server time, ms. */
  now: number;
  /** Whether the face of the card is not known yet. */
  isLoading: boolean;
}

/** What is on the card: a number to be kept in mind, a name where the app tells no number, or what is still missing. */
function faceOf({ status, account }: Session, now: number): { number: string[]; facts: string } {
  if (status === 'anonymous') return { number: ['还没填手机号'], facts: '在下面填手机号，一分钟开好' };
  const number = account?.phone ? phoneGroups(account.phone) : [account?.nickname || '已登录'];
  return { number, facts: (account && membershipText(account, now)) || '开通后写到这张卡上' };
}

/** A black card with the phone number that the membership will be kept at where a bank card has its own. */
export function PhoneHead({ session, appName, now, isLoading }: PhoneHeadProps) {
  const { number, facts } = faceOf(session, now);
  const card = (
    <section className={styles.card} aria-label="会员卡">
      <p className={styles.name}>
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
        开通{appName}会员<small>会员跟着手机号走</small>
      </h1>
      {isLoading ? <Loading isSilent>{card}</Loading> : card}
    </header>
  );
}
