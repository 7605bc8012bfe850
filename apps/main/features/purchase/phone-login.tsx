import { useEffect, useRef, useState } from 'react';
import { useSmsLogin, type PurchasePage } from '@vip/checkout-react';
import { LoginForm } from '@vip/checkout-ui';
import { useHost, type Session } from '@vip/host';
import type { ShopState } from '../../shared/purchase/shop.tsx';
import styles from './phone-login.module.css';

/** Of the pay bar, px: it covers the lower end of the screen. */
const BAR_HEIGHT = 80;

/**
 * Whether the page shows a login form. Not while loading: the session becomes known while the placeholders are shown, and
 * must not move them. Where nothing can be paid, the login is made where it can.
 */
export const needsLogin = ({ page, isLoading }: Pick<ShopState<unknown>, 'page' | 'isLoading'>): boolean =>
  !isLoading && !page.noPaymentMethod && page.session.status === 'anonymous';

export interface PhoneLoginProps {
  gate: PurchasePage['login'];
  /** Whether its main button is on the screen, and not below the pay bar. */
  onVisible(isVisible: boolean): void;
}

/** SMS login as a part of the page. A tap on pay without a login scrolls here, and the payment continues after it. */
export function PhoneLogin({ gate, onVisible }: PhoneLoginProps) {
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
  useEffect(() => {
    const button = formRef.current?.querySelector('[type=submit]');
    if (!button || !window.IntersectionObserver) return;
    const observer = new IntersectionObserver(
      (entries) => onVisible(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: `0px 0px -${BAR_HEIGHT}px` },
    );
    observer.observe(button);
    return () => {
      observer.disconnect();
      onVisible(false);
    };
  }, [onVisible]);
  return (
    <div ref={formRef} className={styles.login}>
      <p role="status" className={hasAsked ? styles.asked : undefined}>
        {hasAsked && '登录后继续支付'}
      </p>
      <LoginForm login={login} />
    </div>
  );
}

/**
 * Logs out, for another number; with `isShort`, only 更换 beside it. Not in an app, which decides who its user is; a browser
 * may have an earlier user's session.
 */
export function ChangePhone({ session, isShort }: { session: Session; isShort?: boolean }) {
  const host = useHost();
  if (session.status !== 'known' || host.bridge()) return null;
  return (
    <button type="button" aria-label="更换手机号" onClick={host.logout}>
      更换{!isShort && '手机号'}
    </button>
  );
}

/** The masked number of a logged-in user, else the nickname, else 已登录. */
export const accountName = ({ account }: Session): string => account?.phone || account?.nickname || '已登录';
