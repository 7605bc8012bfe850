import type { Benefit, MembershipPackage } from '@vip/api';
import { dayText, runsUntil, shortYuan } from '@vip/checkout-react';
import type { Account, Session } from '@vip/host';

/** The user's membership, as far as it is known. */
export type MembershipStatus =
  /** Neither the account nor the prices show it. */
  | { kind: 'unknown' }
  | { kind: 'none' }
  | {
      kind: 'member';
      level: string;
      /** Its name in all brands, 标准会员; null if only the prices show it. */
      name: string | null;
      /** ISO 8601; null for life; undefined if only the prices show it. */
      expiresAt: string | null | undefined;
    };

/** A level as a number; 0 gives no membership. */
export const rankOf = ({ level }: { level: string }): number => Number(level) || 0;

/**
 * The higher of two memberships: that of the account (from an SMS login, it may be older than the last upgrade) and that
 * which the prices imply, as they credit the rest of a lower level. An anonymous user is sold list prices: a credit in those
 * is not theirs. `now` in ms.
 */
export function membershipStatus(
  { token, account }: Pick<Session, 'token' | 'account'>,
  packages: readonly MembershipPackage[],
  now: number,
): MembershipStatus {
  const byAccount = ofAccount(account, now);
  const byPrices: MembershipStatus = token === null ? { kind: 'unknown' } : ofPrices(packages);
  if (byPrices.kind !== 'member') return byAccount;
  return byAccount.kind === 'member' && rankOf(byAccount) >= rankOf(byPrices) ? byAccount : byPrices;
}

function ofAccount(account: Account | null, now: number): MembershipStatus {
  const membership = account?.membership;
  if (membership === undefined) return { kind: 'unknown' };
  const isOver = membership?.expiresAt && Date.parse(membership.expiresAt) <= now;
  return membership && !isOver ? { kind: 'member', ...membership } : { kind: 'none' };
}

/** A credit implies a lower level: the highest on sale below all credited ones. */
function ofPrices(packages: readonly MembershipPackage[]): MembershipStatus {
  const credited = packages.filter(({ credit }) => credit > 0).map(rankOf);
  if (credited.length === 0) return { kind: 'unknown' };
  const lowest = Math.min(...credited);
  const below = packages.map(rankOf).filter((rank) => rank > 0 && rank < lowest);
  const rank = below.length > 0 ? Math.max(...below) : lowest - 1;
  if (rank < 1) return { kind: 'unknown' };
  return { kind: 'member', level: String(rank), name: null, expiresAt: undefined };
}

/** True if a package has a higher level. A package without a membership never is an upgrade. */
export const isUpgrade = (pack: MembershipPackage, membership: MembershipStatus): boolean =>
  rankOf(pack) > (membership.kind === 'member' ? rankOf(membership) : 0);

/** The name of an edition: the type of the first package of its level that has one, else null. */
export const editionOf = (level: string, packages: readonly MembershipPackage[]): string | null =>
  packages.find((pack) => pack.level === level && pack.type !== null)?.type ?? null;

/** The head of a column: the edition and its expiry label. */
export interface EditionHead {
  name: string;
  until: string;
}

const DAY_MS = 24 * 3600_000;

export type Member = Extract<MembershipStatus, { kind: 'member' }>;

/** The present edition and its remaining time, as far as known. `now` in ms. */
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

/** The expiry day as part of a sentence; '' for life or if it is not known. */
export const endText = ({ expiresAt }: Member): string =>
  expiresAt ? `${dayText(Date.parse(expiresAt))}到期` : '';

/** The edition of a package, and its expiry label if it starts at `now` (ms). */
export function nextHead(
  pack: MembershipPackage,
  packages: readonly MembershipPackage[],
  now: number,
): EditionHead {
  const until = runsUntil(pack.days, now);
  return { name: editionOf(pack.level, packages) ?? pack.name, until: until ? `到 ${until}` : '长期有效' };
}

/** A benefit that changes, with its present and its next value. */
export interface Gain {
  name: string;
  now: string;
  then: string;
}

/** The benefits that change from those of the present edition (null without one) to those of a package. */
export const gainsOf = (present: readonly Benefit[] | null, { benefits }: MembershipPackage): Gain[] =>
  benefits
    .map(({ name, free, member }) => ({
      name,
      now: present?.find((benefit) => benefit.name === name)?.member ?? free,
      then: member,
    }))
    .filter(({ now, then }) => now !== then);

/** The benefits of the first package of a level; null if none is on sale. */
export const benefitsOf = (
  level: string | null,
  packages: readonly MembershipPackage[],
): readonly Benefit[] | null => packages.find((pack) => pack.level === level)?.benefits ?? null;

/** The lowest and the highest edition on sale, and the benefits that differ; null if there is only one. */
export function editionsApart(
  packages: readonly MembershipPackage[],
): { heads: [EditionHead, EditionHead]; gains: Gain[] } | null {
  const members = packages.filter((pack) => rankOf(pack) > 0);
  const ranked = [...members].sort((a, b) => rankOf(a) - rankOf(b));
  const lowest = ranked[0];
  const highest = ranked[ranked.length - 1];
  if (!lowest || !highest || rankOf(lowest) === rankOf(highest)) return null;
  const head = ({ level, name }: MembershipPackage): EditionHead => ({
    name: editionOf(level, members) ?? name,
    until: `${shortYuan(Math.min(...members.filter((pack) => pack.level === level).map(({ price }) => price)))} 元起`,
  });
  return { heads: [head(lowest), head(highest)], gains: gainsOf(lowest.benefits, highest) };
}
