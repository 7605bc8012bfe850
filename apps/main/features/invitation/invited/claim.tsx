import { useState } from 'react';
import type { Session } from '@vip/host';
import { type Agreement, useSmsLogin } from '@vip/checkout-react';
import { LoginForm } from '@vip/checkout-ui';
import { Icon, Clauses, penShape } from '@vip/ui';
import type { AppCode } from '../../../brand.ts';
import { cleanCode, GIFT_DAYS, type Invitation, spacedCode, usageText } from '../invite.ts';
import styles from './claim.module.css';

export interface ClaimProps {
  invitation: Invitation;
  session: Session;
  app: AppCode;
  agreements: Agreement[];
  onClaimed(): void;
}

/** Claims the gift by a login with the code, which can be typed. */
export function Claim({ invitation, session, app, agreements, onClaimed }: ClaimProps) {
  const [code, setCode] = useState(invitation.code);
  const login = useSmsLogin({ agreements, onLogin: onClaimed, inviteCode: code });
  const nickname = session.account?.nickname;
  return (
    <section className={styles.claim}>
      <h2>登录即领</h2>
      <p className={styles.lead}>
        <Clauses
          text={
            session.status === 'known'
              ? `当前已登录${nickname ? `${nickname}的账号` : ''}，本活动仅限新用户领取`
              : '仅限未注册手机号领取'
          }
        />
      </p>
      <label className={styles.code}>
        邀请码
        <input
          autoComplete="off"
          value={spacedCode(code)}
          onChange={(event) => setCode(cleanCode(event.currentTarget.value))}
        />
        <Icon shape={penShape} size={18} />
      </label>
      <LoginForm login={login} action={`登录领取 ${GIFT_DAYS} 天会员`} hasRegisterNote={false} />
      <p className={styles.hint}>
        <Clauses text={usageText(app)} />
      </p>
    </section>
  );
}
