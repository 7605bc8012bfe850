import { useEffect, useRef, useState } from 'react';
import { useSmsLogin, type PurchasePage } from '@vip/checkout-react';
import { LoginForm } from '@vip/checkout-ui';
import styles from './phone-login.module.css';

/** SMS login as a part of the page. Who taps pay without it is brought here, and goes on from here. */
export function PhoneLogin({ gate }: { gate: PurchasePage['login'] }) {
  const login = useSmsLogin(gate);
  const place = useRef<HTMLDivElement>(null);
  const [hasAsked, setAsked] = useState(false);
  const { isOpen, shown } = gate;
  useEffect(() => {
    if (!isOpen) return;
    setAsked(true);
    place.current?.querySelector('input')?.focus();
    place.current?.scrollIntoView({ block: 'center' });
    shown();
  }, [isOpen, shown]);
  return (
    <div ref={place}>
      <p role="status" className={hasAsked ? styles.asked : undefined}>
        {hasAsked && '先登录，登录后接着付款'}
      </p>
      <LoginForm login={login} />
    </div>
  );
}
