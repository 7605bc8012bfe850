import { useEffect, useRef, useState } from 'react';
import type { Account, Session } from '@vip/host';
import { type Agreement, dayText, useSmsLogin } from '@vip/checkout-react';
import { LoginForm } from '@vip/checkout-ui';
import { checkShape, Field, Icon, LinkButton, penShape } from '@vip/ui';
import { type AppCode, apps } from '../../../brand.ts';
import { Clauses } from '../../../shared/clauses.tsx';
import { Rosette } from '../../../shared/rosette.tsx';
import { GIFT_DAYS, cleanCode, type Invitation, spacedCode } from '../invite.ts';
import styles from './invited.module.css';

export interface ClaimProps {
  invitation: Invitation;
  session: Session;
  app: AppCode;
  agreements: Agreement[];
  onClaimed(): void;
}

/** Claims the gift by a login with the code, then shows the membership. The code can be typed. */
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
      <Field
        isRow
        label="邀请码"
        autoComplete="off"
        value={spacedCode(code)}
        onChange={(text) => setCode(cleanCode(text))}
        suffix={<Icon shape={penShape} size={18} className={styles.pen} />}
      />
      <LoginForm login={login} action={`登录领取 ${GIFT_DAYS} 天会员`} hasRegisterNote={false} />
      <p className={styles.hint}>
        <Clauses text={usageText(app)} />
      </p>
    </section>
  );
}

const usageText = (app: AppCode) => `打开${apps[app]}，用同一手机号登录即可使用`;

/** The membership after a login, in lines; [] where the backend does not say. */
function membershipText(membership: Account['membership']): string[] {
  if (membership === undefined) return [];
  if (membership === null) return ['当前账号暂无会员'];
  if (membership.expiresAt === null) return ['会员长期有效'];
  return ['会员有效期至', dayText(Date.parse(membership.expiresAt))];
}

/**
 * After the login, in place of the whole page: the membership, and links into the app. The answer does not say whether days
 * were added.
 */
export function Claimed({ account, app }: { account: Account | null; app: AppCode }) {
  const headRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => headRef.current?.focus(), []);
  const membership = membershipText(account?.membership);
  const facts = [account?.membership?.name, account?.phone].filter(Boolean).join(' · ');
  const lines = membership.length > 0 ? membership : ['登录成功'];
  return (
    <>
      <header className={styles.head}>
        <Rosette className={styles.rosette} />
        <div className={styles.who}>
          <span className={styles.tick}>
            <Icon shape={checkShape} size={24} strokeWidth={2.4} />
          </span>
          <p>
            {membership.length > 0 && <b>登录成功</b>}
            <span>{facts}</span>
          </p>
        </div>
        <h1 ref={headRef} tabIndex={-1}>
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </h1>
      </header>
      <main className={styles.main}>
        <section className={styles.claimed} aria-label="使用方法">
          <LinkButton href={`/openapp?app=${app}`}>打开{apps[app]}</LinkButton>
          <LinkButton variant="line" href={`/invitation?app=${app}`}>
            邀请好友得会员
          </LinkButton>
          <p className={styles.hint}>
            <Clauses
              text={
                account?.membership === null
                  ? '邀请奖励仅限首次注册的手机号，每个号码限领一次'
                  : usageText(app)
              }
            />
          </p>
        </section>
      </main>
    </>
  );
}
