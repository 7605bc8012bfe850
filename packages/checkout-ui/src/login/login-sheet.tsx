import { useSmsLogin, type LoginGate } from '@vip/checkout-react';
import { Sheet } from '@vip/ui';
import styles from '../popup.module.css';
import { LoginForm } from './login-form.tsx';

export interface LoginSheetProps {
  gate: LoginGate;
  title?: string;
  /** What logging in is good for. */
  reason?: string;
}

/** SMS login over the page. It stays mounted while it is closed: what was typed is there when it opens again. */
export function LoginSheet({
  gate,
  title = '登录后继续开通',
  reason = '会员会存到这个手机号，换手机也能用。',
}: LoginSheetProps) {
  const login = useSmsLogin(gate);
  return (
    <Sheet title={title} isOpen={gate.isOpen} onClose={gate.close}>
      <p className={styles.words}>{reason}</p>
      <LoginForm login={login} />
    </Sheet>
  );
}
