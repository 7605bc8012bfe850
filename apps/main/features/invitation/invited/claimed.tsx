import { useEffect, useRef } from 'react';
import type { Account } from '@vip/host';
import { dayText } from '@vip/checkout-react';
import { checkShape, Icon, LinkButton, Clauses } from '@vip/ui';
import { type AppCode, apps } from '../../../brand.ts';
import { GoldCard } from '../../../shared/gold-card.tsx';
import { Rosette } from '../../../shared/rosette.tsx';
import { GIFT_DAYS, usageText } from '../invite.ts';
import styles from './claimed.module.css';

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
      <header className={styles.head}>
        <Rosette className={styles.rosette} />
        <span className={styles.tick}>
          <Icon shape={checkShape} size={32} strokeWidth={2.2} />
        </span>
        <h1 ref={headRef} tabIndex={-1}>
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
        <section className={styles.sheet} aria-label="使用方法">
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
