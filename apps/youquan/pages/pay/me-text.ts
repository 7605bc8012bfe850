import type { Session } from '@vip/host';
import { dayText } from '@vip/checkout-react';
import { brand } from '../../brand.ts';

/** What the page says to whoever it knows, and to whom it does not. `now` in ms since 1970. */
export function meText({ status, account }: Session, now: number): string {
  if (status === 'anonymous') return '还没有登录';
  const membership = account?.membership;
  // The native app hands over a name and a picture, and a stored login not even that.
  if (membership === undefined) return account?.phone ?? `欢迎来到${brand.appName}`;
  if (membership === null) return '还不是会员，选一个开始发';
  if (membership.expiresAt === null) return `${membership.name}，长期有效`;
  const end = Date.parse(membership.expiresAt);
  return end > now ? `${membership.name}，用到 ${dayText(end)}` : '会员已经到期，续上接着发';
}
