import { useSmsLogin, type LoginGate } from '@vip/purchase';
import { Sheet } from '@vip/ui';
import { LoginForm } from './login-form.tsx';
import styles from './sheets.module.css';

/** SMS login over the page. It stays mounted while it is closed: what was typed is there when it opens again. */
export function LoginSheet({ gate }: { gate: LoginGate }) {
  const login = useSmsLogin(gate);
  return (
    <Sheet title="登录后继续开通" isOpen={gate.isOpen} onClose={gate.close}>
      <p className={styles.text}>会员会存到这个手机号，换手机也能用。</p>
      <LoginForm login={login} />
      <p className={styles.hint}>未注册的手机号会自动创建账号</p>
    </Sheet>
  );
}
