import { useEffect, useRef, useState } from 'react';
import { useSmsLogin, type Agreement } from '@vip/checkout-react';
import { LoginForm } from '@vip/checkout-ui';
import { LinkButton } from '@vip/ui';
import { type AppCode, apps } from '../../../brand.ts';
import type * as PosterModule from './poster/make-poster.ts';
import { usePicture } from './poster.tsx';
import styles from './login-card.module.css';

interface LoginCardProps {
  agreements: Agreement[];
  isKnown: boolean;
  app: AppCode;
  /** Draws the example; null until it has loaded. */
  drawing: typeof PosterModule | null;
}

const EXAMPLE = { code: '••••••', name: '你的名字' };
const STEPS = ['生成海报', '分享给好友', '好友扫码登录'];

/** Login for the invite code, which belongs to a phone number. Not every backend answers a login with the code. */
export function LoginCard({ agreements, isKnown, app, drawing }: LoginCardProps) {
  const [isDone, setDone] = useState(false);
  const login = useSmsLogin({ agreements, onLogin: () => setDone(true) });
  if (isDone && isKnown) return <WithoutCode app={app} />;
  return (
    <>
      <Example app={app} drawing={drawing} />
      <section className={styles.card}>
        <h2>{isKnown ? '验证手机号，生成你的海报' : '登录后生成你的海报'}</h2>
        <LoginForm login={login} action="登录并生成海报" />
      </section>
    </>
  );
}

/** What a login leads to: an example of the poster, and the way from it to the gift. */
function Example({ app, drawing }: Pick<LoginCardProps, 'app' | 'drawing'>) {
  const picture = usePicture(drawing, EXAMPLE, '', app);
  return (
    <div className={styles.preview}>
      <div className={styles.example}>{picture && <img src={picture} alt="海报示例" />}</div>
      <ol className={styles.steps}>
        {STEPS.map((step) => (
          <li key={step}>
            <span>{step}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** After a login whose answer had no invite code: another login would not bring one. */
function WithoutCode({ app }: { app: AppCode }) {
  const headRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => headRef.current?.focus(), []);
  return (
    <>
      <div className={styles.edge} />
      <section className={styles.card}>
        <h2 ref={headRef} tabIndex={-1}>
          登录成功
        </h2>
        <p role="status" className={styles.lead}>
          暂未查询到你的邀请码，请打开{apps[app]}查看
        </p>
        <LinkButton href={`/openapp?app=${app}`}>打开{apps[app]}</LinkButton>
      </section>
    </>
  );
}
