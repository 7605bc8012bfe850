import { useEffect, useRef, useState } from 'react';
import type { Account, Session } from '@vip/host';
import { type Agreement, dayText, useSmsLogin } from '@vip/checkout-react';
import { LoginForm } from '@vip/checkout-ui';
import { checkShape, Field, Icon, LinkButton } from '@vip/ui';
import { type AppCode, apps } from '../../../brand.ts';
import { Clauses } from '../../../shared/clauses.tsx';
import { GIFT_DAYS, cleanCode, type Invitation, spacedCode } from '../invite.ts';
import styles from './invited.module.css';

export interface ClaimProps {
  invitation: Invitation;
  session: Session;
  app: AppCode;
  agreements: Agreement[];
  /** The login of this page has succeeded. */
  isClaimed: boolean;
  onClaimed(): void;
}

/** Claims the gift by a login with the code, then shows the membership. The code can be typed. */
export function Claim({ invitation, session, app, agreements, isClaimed, onClaimed }: ClaimProps) {
  const [code, setCode] = useState(invitation.code);
  const login = useSmsLogin({ agreements, onLogin: onClaimed, inviteCode: code });
  if (isClaimed && session.status === 'known') return <Claimed account={session.account} app={app} />;
  const nickname = session.account?.nickname;
  return (
    <section className={styles.claim}>
      <h2>登录即领</h2>
      <p className={styles.lead}>
        {session.status === 'known'
          ? `当前已登录${nickname ? `${nickname}的账号` : ''}，本活动仅限新用户领取`
          : '仅限未注册过的手机号领取'}
      </p>
      <Field
        label="邀请码"
        autoComplete="off"
        value={spacedCode(code)}
        onChange={(text) => setCode(cleanCode(text))}
      />
      <LoginForm login={login} action={`登录领取 ${GIFT_DAYS} 天会员`} isForNew />
      <ol className={styles.steps} aria-label="领取步骤">
        {[
          ['登录', '用新手机号和好友的邀请码'],
          ['到账', `${GIFT_DAYS} 天会员立即生效，好友也得 ${GIFT_DAYS} 天`],
          ['使用', `打开${apps[app]}，用同一手机号登录`],
        ].map(([title, text]) => (
          <li key={title}>
            <b>{title}</b>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The membership after a login; '' where the backend does not say. */
function membershipText(membership: Account['membership']): string {
  if (membership === undefined) return '';
  if (membership === null) return '当前账号暂无会员';
  if (membership.expiresAt === null) return '会员长期有效';
  return `会员有效期至 ${dayText(Date.parse(membership.expiresAt))}`;
}

/** After the login: the membership, and links into the app. The answer does not say whether days were added. */
function Claimed({ account, app }: { account: Account | null; app: AppCode }) {
  const headRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => headRef.current?.focus(), []);
  const membership = membershipText(account?.membership);
  const facts = [account?.membership?.name, account?.phone].filter(Boolean).join(' · ');
  return (
    <section className={styles.claimed}>
      <span className={styles.tick}>
        <Icon shape={checkShape} size={24} strokeWidth={2.4} />
      </span>
      <h2 ref={headRef} tabIndex={-1}>
        登录成功
      </h2>
      {membership && <p className={styles.until}>{membership}</p>}
      {facts && <p className={styles.facts}>{facts}</p>}
      <div className={styles.acts}>
        <LinkButton href={`/openapp?app=${app}`}>打开{apps[app]}</LinkButton>
        <LinkButton variant="line" href={`/invitation?app=${app}`}>
          邀请好友得会员
        </LinkButton>
      </div>
      <p className={styles.hint}>
        <Clauses text="邀请奖励仅限首次注册的手机号，每个号码限领一次" />
      </p>
    </section>
  );
}
