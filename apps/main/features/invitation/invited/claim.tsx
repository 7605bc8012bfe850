import { useEffect, useRef, useState } from 'react';
import type { Account, Session } from '@vip/host';
import { type Agreement, dayText, useSmsLogin } from '@vip/checkout-react';
import { LoginForm } from '@vip/checkout-ui';
import { Field, LinkButton } from '@vip/ui';
import { type AppCode, apps } from '../../../brand.ts';
import { GIFT_DAYS, cleanCode, type Invitation, spacedCode } from '../invite.ts';
import styles from './invited.module.css';

export interface ClaimProps {
  invitation: Invitation;
  session: Session;
  app: AppCode;
  agreements: Agreement[];
}

/** Claims the gift by a login with the code, then shows the membership. The code can be typed. */
export function Claim({ invitation, session, app, agreements }: ClaimProps) {
  const [code, setCode] = useState(invitation.code);
  const [isDone, setDone] = useState(false);
  const login = useSmsLogin({ agreements, onLogin: () => setDone(true), inviteCode: code });
  if (isDone && session.status === 'known') return <Claimed account={session.account} app={app} />;
  return (
    <section className={styles.claim}>
      <h2>登录就到账</h2>
      <p className={styles.lead}>
        {session.status === 'known'
          ? `这台手机${session.account?.nickname ? `登录着${session.account.nickname}` : '已经登录'}。会员只送给新注册的手机号。`
          : `用从未注册过的手机号登录，${GIFT_DAYS} 天会员马上生效。`}
      </p>
      <Field
        label="邀请码"
        autoComplete="off"
        value={spacedCode(code)}
        onChange={(text) => setCode(cleanCode(text))}
      />
      <LoginForm login={login} action={`登录领取 ${GIFT_DAYS} 天会员`} />
    </section>
  );
}

/** null if the backend has not said whether there is a membership. */
function membershipText({ membership }: Pick<Account, 'membership'>): string | null {
  if (membership === undefined) return null;
  if (membership === null) return '这个账号现在还没有会员。';
  if (membership.expiresAt === null) return `你是${membership.name}，长期有效。`;
  return `你是${membership.name}，${dayText(Date.parse(membership.expiresAt))}到期。`;
}

/** After the login: the membership, and links into the app. */
function Claimed({ account, app }: { account: Account | null; app: AppCode }) {
  const membership = membershipText(account ?? {});
  const headRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => headRef.current?.focus(), []);
  return (
    <section className={styles.claim}>
      <h2 ref={headRef} tabIndex={-1}>
        登录成功
      </h2>
      {membership && (
        <p role="status" className={styles.until}>
          {membership}
        </p>
      )}
      <p className={styles.lead}>新注册的手机号已经加上 {GIFT_DAYS} 天；以前注册过的不重复赠送。</p>
      <div className={styles.acts}>
        <LinkButton href={`/openapp?app=${app}`}>打开{apps[app]}</LinkButton>
        <LinkButton variant="line" href={`/invitation?app=${app}`}>
          我也邀请好友
        </LinkButton>
      </div>
    </section>
  );
}
