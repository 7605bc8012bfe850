import type { PurchasePage } from '@vip/checkout-react';
import type { Session } from '@vip/host';
import { Clauses } from '@vip/ui';
import { membershipText } from '../../../shared/purchase/membership-text.ts';
import { accountName, ChangePhone } from '../phone-login.tsx';
import styles from './holder.module.css';

/** Whose membership it will be: that of a number, or of the account that an app hands over without one. */
function noteOf({ status, account }: Session, now: number): string {
  if (status === 'anonymous') return '待绑定手机号，登录后换机不丢失';
  const membership = account?.membership && membershipText(account, now);
  return membership || (account?.phone ? '会员将绑定此手机号，换机不丢失' : '将为当前账号开通');
}

export interface HolderProps {
  page: PurchasePage;
  /** The account becomes known while the placeholders are shown, and must not move or change them. */
  isLoading: boolean;
  /** Leads to the login form; not where the page has none. */
  onLogin: (() => void) | false;
}

/** The number on the card or the empty places of its digits, and below it what it has or will have. */
export function Holder({ page: { session, now }, isLoading, onLogin }: HolderProps) {
  const isBlank = !isLoading && session.status === 'anonymous';
  return (
    <div className={isBlank ? styles.blank : styles.holder}>
      {isBlank ? (
        <div className={styles.places} />
      ) : (
        <p className={styles.number}>
          {/* The hidden digits have a place of their own. */}
          {accountName(session)
            .split(/(\*+)/)
            .map((part, at) => (
              <span key={at}>{part}</span>
            ))}
        </p>
      )}
      <p className={styles.note}>
        <Clauses text={noteOf(session, now())} />
      </p>
      {onLogin && (
        <button type="button" className={styles.toLogin} onClick={onLogin}>
          手机号登录
        </button>
      )}
      {/* Either button will have its place: with large text a line. */}
      {isLoading ? <button type="button">更换</button> : <ChangePhone isShort session={session} />}
    </div>
  );
}
