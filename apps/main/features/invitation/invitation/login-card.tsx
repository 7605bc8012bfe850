import { useEffect, useRef, useState } from 'react';
import { useSmsLogin, type Agreement } from '@vip/checkout-react';
import { LoginForm } from '@vip/checkout-ui';
import { LinkButton } from '@vip/ui';
import { type AppCode, apps } from '../../../brand.ts';
import styles from './invitation.module.css';

interface LoginCardProps {
  agreements: Agreement[];
  isKnown: boolean;
  app: AppCode;
}

/** Login for the invite code, which belongs to a phone number. Not every backend answers a login with the code. */
export function LoginCard({ agreements, isKnown, app }: LoginCardProps) {
  const [isDone, setDone] = useState(false);
  const login = useSmsLogin({ agreements, onLogin: () => setDone(true) });
  if (isDone && isKnown) return <WithoutCode app={app} />;
  return (
    <section className={styles.card}>
      <h2>{isKnown ? '验证手机号，生成你的海报' : '登录后生成你的海报'}</h2>
      <p className={styles.lead}>邀请码与手机号绑定，邀请记录随账号保存</p>
      <LoginForm login={login} action="登录并生成海报" />
    </section>
  );
}

/** After a login whose answer had no invite code: another login would not bring one. */
function WithoutCode({ app }: { app: AppCode }) {
  const headRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => headRef.current?.focus(), []);
  return (
    <section className={styles.card}>
      <h2 ref={headRef} tabIndex={-1}>
        登录成功
      </h2>
      <p role="status" className={styles.lead}>
        暂未查询到你的邀请码，请打开{apps[app]}查看
      </p>
      <LinkButton href={`/openapp?app=${app}`}>打开{apps[app]}</LinkButton>
    </section>
  );
}
