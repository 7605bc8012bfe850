import { useEffect, useRef } from 'react';
import type { Account } from '@vip/host';
import { dayText } from '@vip/checkout-react';
import { LinkButton } from '@vip/ui';
import { apps, type AppCode } from '../../../brand.ts';
import { GIFT_DAYS } from '../gift.ts';
import styles from './invited.module.css';

/** What the backend says that somebody is a member of. */
function membershipText({ membership }: Account): string {
  if (!membership) return '这个账号现在还没有会员。';
  if (membership.expiresAt === null) return `你是${membership.name}，长期有效。`;
  return `你是${membership.name}，${dayText(Date.parse(membership.expiresAt))}到期。`;
}

/** After the login: what the account has now, and the way into the app. */
export function Claimed({ account, app }: { account: Account; app: AppCode }) {
  const headRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => headRef.current?.focus(), []);
  return (
    <section className={styles.claim}>
      <h2 ref={headRef} tabIndex={-1}>
        登录成功
      </h2>
      <p role="status" className={styles.until}>
        {membershipText(account)}
      </p>
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
