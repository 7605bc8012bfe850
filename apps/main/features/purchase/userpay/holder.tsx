import { memberState, type PurchasePage } from '@vip/checkout-react';
import type { Session } from '@vip/host';
import { Clauses } from '@vip/ui';
import { membershipText } from '../../../shared/purchase/membership-text.ts';
import { accountName, ChangePhone } from '../phone-login.tsx';
import styles from './holder.module.css';

export interface HolderProps {
  page: PurchasePage;
  /** The account becomes known while the placeholders are shown, and must not move them. */
  isLoading: boolean;
  /** Leads to the login form; not where the page has none. */
  onLogin: (() => void) | false;
}

/** Whose the certificate will be: the account that gets the membership, and the membership it has. */
export function Holder({ page: { session, now }, isLoading, onLogin }: HolderProps) {
  const { name, note } = isLoading ? BARS : holderTexts(session, now(), onLogin !== false);
  const isAnonymous = !isLoading && session.status === 'anonymous';
  return (
    <div className={styles[isLoading ? 'none' : memberState(session.account, now())]}>
      <div className={styles.texts}>
        <p className={styles.name}>
          {!isAnonymous && <small>账号</small>}
          {name}
        </p>
        <p className={styles.note}>
          <Clauses text={note} />
        </p>
      </div>
      {onLogin && (
        <button type="button" className={styles.toLogin} onClick={onLogin}>
          手机号登录
        </button>
      )}
      {/* Either button will have its place: with large text a line. */}
      {isLoading ? <button type="button">更换手机号</button> : <ChangePhone session={session} />}
    </div>
  );
}

/** As long as most. */
const BARS = { name: '138****0000', note: '还不是会员' };

/** Where nothing can be paid, an anonymous user logs in where it can. */
function holderTexts(session: Session, now: number, hasLogin: boolean): { name: string; note: string } {
  const { status, account } = session;
  if (status === 'anonymous') return { name: '未登录', note: hasLogin ? '登录后显示专享价' : '支付时再验证' };
  return { name: accountName(session), note: account ? membershipText(account, now) : '' };
}
