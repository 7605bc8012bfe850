import type { Session } from '@vip/host';
import { phoneGroups } from '../phone-groups.ts';

/** Who is here, as shortly as it can be said: the number, the app's name for somebody, or that somebody is. */
export const knownName = ({ account }: Session): string =>
  account?.phone ? phoneGroups(account.phone).join(' ') : account?.nickname || '已登录';
