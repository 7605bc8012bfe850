import { useState } from 'react';
import type { Session } from '@vip/host';
import { useSmsLogin, type Agreement } from '@vip/checkout-react';
import { LoginForm } from '@vip/checkout-ui';
import { Field } from '@vip/ui';
import type { AppCode } from '../../../brand.ts';
import { GIFT_DAYS } from '../gift.ts';
import { cleanCode, spacedCode, type Invitation } from '../invite-link.ts';
import { Claimed } from './claimed.tsx';
import styles from './invited.module.css';

export interface ClaimProps {
  invitation: Invitation;
  session: Session;
  app: AppCode;
  agreements: Agreement[];
}

/** Claims by logging in with the code; afterwards what the account has. A link without a code lets it be typed. */
export function Claim({ invitation, session, app, agreements }: ClaimProps) {
  const [code, setCode] = useState(invitation.code);
  const [isDone, setDone] = useState(false);
  const login = useSmsLogin({ agreements, onLogin: () => setDone(true), inviteCode: code });
  if (isDone && session.account) return <Claimed account={session.account} app={app} />;
  return (
    <section className={styles.claim}>
      <h2>登录就到账</h2>
      <p className={styles.lead}>
        {session.account
          ? `这台手机登录着${session.account.nickname}。会员只送给新注册的手机号。`
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
