import type { MembershipPackage } from '@vip/api';
import type { Session } from '@vip/host';
import { dayText } from '@vip/checkout-react';
import type { Level } from './plan.ts';

const DAY_MS = 24 * 3600_000;

/** What somebody is now, as far as it is known. Times in ms. */
export type MembershipStatus =
  /** Nobody is logged in. */
  | { kind: 'anonymous' }
  /** Somebody is, and the app did not say of which membership. `nickname` may be ''. */
  | { kind: 'untold'; nickname: string }
  /** Known by the prices alone: higher levels are credited with what is left of this one. */
  | { kind: 'credited'; level: string; name: string }
  | { kind: 'none' }
  /** `end` and `daysLeft` are null for life. */
  | { kind: 'member'; level: string; name: string; end: number | null; daysLeft: number | null };

/** The level that the levels above it are credited with; undefined where nothing is credited. */
function creditedLevel(levels: readonly Level[]): Level | undefined {
  const at = levels.findIndex(({ packages }) => packages.some(({ credit }) => credit > 0));
  return at > 0 ? levels[at - 1] : undefined;
}

/** `levels` are those in the package list, the lowest first. */
export function membershipStatusOf(
  { status, account }: Session,
  levels: readonly Level[],
  now: number,
): MembershipStatus {
  const membership = account?.membership;
  if (status === 'anonymous' || membership === undefined) {
    const level = creditedLevel(levels);
    if (level) return { kind: 'credited', level: level.rank, name: level.name };
    return status === 'anonymous'
      ? { kind: 'anonymous' }
      : { kind: 'untold', nickname: account?.nickname ?? '' };
  }
  if (membership === null) return { kind: 'none' };
  const { level, name, expiresAt } = membership;
  if (expiresAt === null) return { kind: 'member', level, name, end: null, daysLeft: null };
  const end = Date.parse(expiresAt);
  if (end <= now) return { kind: 'none' };
  return { kind: 'member', level, name, end, daysLeft: Math.floor((end - now) / DAY_MS) };
}

/** How a level stands to the membership that is there. Only who has one has levels below. */
export function stepTo(rank: string, membershipStatus: MembershipStatus): 'up' | 'same' | 'down' {
  if (membershipStatus.kind !== 'member' && membershipStatus.kind !== 'credited') return 'up';
  const difference = Number(rank) - Number(membershipStatus.level);
  return difference > 0 ? 'up' : difference === 0 ? 'same' : 'down';
}

/**
 * How long a package bought now is good, in two parts between which the line may break. A higher level begins at once;
 * the same one goes on from its end. Where nothing is known of a membership, no day is promised.
 */
export function goodUntil(
  pack: MembershipPackage,
  membershipStatus: MembershipStatus,
  now: number,
): readonly [string, string] {
  if (pack.days === null) return ['', '长期有效'];
  const isSame = stepTo(pack.level, membershipStatus) === 'same';
  const isUnknown = membershipStatus.kind === 'anonymous' || membershipStatus.kind === 'untold';
  if (isUnknown || (isSame && membershipStatus.kind === 'credited')) return ['', `可用 ${pack.days} 天`];
  const end = isSame && membershipStatus.kind === 'member' ? membershipStatus.end : now;
  if (end === null) return ['', '长期有效'];
  return ['有效期至 ', dayText(end + pack.days * DAY_MS)];
}
