import { useEffect, useRef, useState } from 'react';
import type { Account, Session } from '@vip/host';
import { type Agreement, dayText, useSmsLogin } from '@vip/checkout-react';
import { LoginForm } from '@vip/checkout-ui';
import { checkShape, classes, Icon, LinkButton, penShape } from '@vip/ui';
import { type AppCode, apps } from '../../../brand.ts';
import { Clauses } from '../../../shared/clauses.tsx';
import { GoldCard } from '../../../shared/gold-card.tsx';
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

const usageText = (app: AppCode) => `打开${apps[app]}，用同一手机号登录即可使用`;

/** Until when a membership lasts, in two parts between which the line may break. */
const untilText = (expiresAt: string | null): readonly [string, string] =>
  expiresAt === null ? ['', '长期有效'] : ['有效期至 ', dayText(Date.parse(expiresAt))];

/**
 * After the login, in place of the whole page: the membership, and links into the app. The answer does not say whether days
 * were added, and not every backend answers with the membership.
 */
export function Claimed({ account, app }: { account: Account | null; app: AppCode }) {
  const headRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => headRef.current?.focus(), []);
  const membership = account?.membership;
  return (
    <>
      <header className={classes(styles.head, styles.welcome)}>
        <Rosette className={styles.rosette} />
        <span className={styles.tick}>
          <Icon shape={checkShape} size={32} strokeWidth={2.2} />
        </span>
        <h1 ref={headRef} tabIndex={-1} className={styles.done}>
          登录成功
        </h1>
        <p className={styles.account}>
          <Clauses
            text={[account?.phone, membership === null && '当前账号暂无会员'].filter(Boolean).join('，')}
          />
        </p>
      </header>
      <main className={styles.main}>
        {membership && (
          <GoldCard
            isTucked={false}
            appName={apps[app]}
            title={membership.name}
            until={untilText(membership.expiresAt)}
          />
        )}
        <section className={styles.claimed} aria-label="使用方法">
          {membership && (
            <p className={styles.given}>
              <b>{GIFT_DAYS} 天会员</b>
              <Clauses text="对首次注册的手机号生效，已计入有效期" />
            </p>
          )}
          <p className={styles.usage}>
            <Clauses
              text={membership === null ? '邀请奖励仅限首次注册的手机号，每个号码限领一次' : usageText(app)}
            />
          </p>
          <LinkButton href={`/openapp?app=${app}`}>打开{apps[app]}</LinkButton>
          <LinkButton variant="line" href={`/invitation?app=${app}`}>
            邀请好友得会员
          </LinkButton>
        </section>
      </main>
    </>
  );
}
