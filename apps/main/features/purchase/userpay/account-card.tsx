import { memberState, type MemberState, type PurchasePage } from '@vip/checkout-react';
import type { Session } from '@vip/host';
import { membershipText } from '../../../shared/purchase/membership-text.ts';
import { accountName, ChangePhone } from '../phone-login.tsx';
import styles from './account-card.module.css';

/** The account that gets the membership. Amount and saving are in the pay bar. */
export const AccountCard = ({ page: { session, now } }: { page: PurchasePage }) => (
  <section className={styles.account}>
    <h2>会员账号</h2>
    <div className={styles.card}>
      <div className={styles.who}>
        <p>{session.status === 'anonymous' ? '未登录' : accountName(session)}</p>
        <small>{accountNote(session, now())}</small>
      </div>
      <ChangePhone session={session} />
    </div>
  </section>
);

const NOTES: Readonly<Record<Exclude<MemberState, 'none'>, string>> = {
  current: '续费到此账号',
  expired: '开通到此账号',
};

/** The certificate has the membership. Where nothing can be paid, an anonymous user logs in where it can. */
function accountNote({ status, account }: Session, now: number): string {
  if (status === 'anonymous') return '支付时再验证';
  if (!account) return '';
  const state = memberState(account, now);
  return state === 'none' ? membershipText(account, now) : NOTES[state];
}
