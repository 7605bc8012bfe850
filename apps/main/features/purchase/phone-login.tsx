import { useEffect, useRef, useState } from 'react';
import { useSmsLogin, type PurchasePage } from '@vip/checkout-react';
import { LoginForm } from '@vip/checkout-ui';
import { useHost, type Session } from '@vip/host';
import styles from './phone-login.module.css';

/** SMS login as a part of the page. A tap on pay without a login scrolls here, and the payment continues after it. */
export function PhoneLogin({ gate }: { gate: PurchasePage['login'] }) {
  const login = useSmsLogin(gate);
  const formRef = useRef<HTMLDivElement>(null);
  const [hasAsked, setAsked] = useState(false);
  const { isOpen, shown } = gate;
  useEffect(() => {
    if (!isOpen) return;
    setAsked(true);
    formRef.current?.querySelector('input')?.focus();
    formRef.current?.scrollIntoView({ block: 'center' });
    shown();
  }, [isOpen, shown]);
  return (
    <div ref={formRef} className={styles.login}>
      <p role="status" className={hasAsked ? styles.asked : undefined}>
        {hasAsked && '登录后继续支付'}
      </p>
      <LoginForm login={login} />
    </div>
  );
}

/** Logs out, for another number. Not in an app, which decides who its user is; a browser may have an earlier user's session. */
export function ChangePhone({ session }: { session: Session }) {
  const host = useHost();
  if (session.status !== 'known' || host.bridge()) return null;
  return (
    <button type="button" onClick={host.logout}>
      更换手机号
    </button>
  );
}

/** The number of a logged-in user in the groups in which it is read, 138 **** 0001; else the nickname, else 已登录. */
export function accountGroups({ account }: Session): string[] {
  const phone = account?.phone;
  if (!phone) return [account?.nickname || '已登录'];
  return phone.length === 11 ? [phone.slice(0, 3), phone.slice(3, 7), phone.slice(7)] : [phone];
}
