import type { MembershipPackage } from '@vip/api';
import { dayText, runsUntil } from '@vip/checkout-react';
import { editionOf, type Standing } from './standing.ts';

/** The head of a column: the edition, until when it runs, and what the rest of it is worth, as a line of its own. */
export interface EditionHead {
  name: string;
  until: string;
  worth?: string;
}

const DAY_MS = 24 * 3600_000;

type Member = Extract<Standing, { kind: 'member' }>;

/** The present edition and how long it still runs, as far as that is known. `now` in ms. */
export const presentHead = (
  { level, name, expiresAt }: Member,
  packages: readonly MembershipPackage[],
  now: number,
): EditionHead => ({ name: editionOf(level, packages) ?? name ?? '会员', until: leftText(expiresAt, now) });

function leftText(expiresAt: string | null | undefined, now: number): string {
  if (expiresAt === undefined) return '使用中';
  if (expiresAt === null) return '长期有效';
  const days = Math.floor((Date.parse(expiresAt) - now) / DAY_MS);
  return days < 1 ? '今天到期' : `还剩 ${days} 天`;
}

/** The day a membership ends, as a sentence's part; '' where it has no end or it is not known. */
export const endText = ({ expiresAt }: Member): string =>
  expiresAt ? `${dayText(Date.parse(expiresAt))}到期` : '';

/** The edition of a package, and until when it would run from `now` (ms). */
export function nextHead(
  pack: MembershipPackage,
  packages: readonly MembershipPackage[],
  now: number,
): EditionHead {
  const until = runsUntil(pack.days, now);
  return { name: editionOf(pack.level, packages) ?? pack.name, until: until ? `到 ${until}` : '长期有效' };
}
