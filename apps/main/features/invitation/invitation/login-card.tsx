import { useSmsLogin, type Agreement } from '@vip/checkout-react';
import { LoginForm } from '@vip/checkout-ui';
import styles from './invitation.module.css';

const stay = () => undefined;

/** Login for the invite code, which belongs to a phone number. */
export function LoginCard({ agreements, isKnown }: { agreements: Agreement[]; isKnown: boolean }) {
  const login = useSmsLogin({ agreements, onLogin: stay });
  return (
    <section className={styles.card}>
      <h2>{isKnown ? '验证手机号，生成你的海报' : '登录后生成你的海报'}</h2>
      <p className={styles.lead}>邀请码跟着手机号走，好友领取后也记在这个号上。</p>
      <LoginForm login={login} action="登录并生成海报" />
    </section>
  );
}
