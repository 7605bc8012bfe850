import type { MembershipPackage } from '@vip/api';
import type { Account } from '@vip/host';

/** What somebody is a member of now, as far as it is known. */
export type Standing =
  /** A hand-over of the app may not tell, and no price gives it away. */
  | { kind: 'unknown' }
  | { kind: 'none' }
  | {
      kind: 'member';
      level: string;
      /** What the membership is called in every brand, 标准会员; null where only the prices tell of it. */
      name: string | null;
      /** ISO 8601; null for life; undefined where only the prices tell of it. */
      expiresAt: string | null | undefined;
    };

/** A level as a number, higher is more; 0 gives no membership. */
export const rankOf = ({ level }: { level: string }): number => Number(level) || 0;

/**
 * The standing by the account (from an SMS login) and by the prices, which credit what is left of a lower level:
 * the higher of the two, because the account may be older than the last upgrade. `now` in ms.
 */
export function standingOf(
  account: Account | null,
  packages: readonly MembershipPackage[],
  now: number,
): Standing {
  const byAccount = ofAccount(account, now);
  const byPrices = ofPrices(packages);
  if (byPrices.kind !== 'member') return byAccount;
  return byAccount.kind === 'member' && rankOf(byAccount) >= rankOf(byPrices) ? byAccount : byPrices;
}

function ofAccount(account: Account | null, now: number): Standing {
  const membership = account?.membership;
  if (membership === undefined) return { kind: 'unknown' };
  const isOver = membership?.expiresAt && Date.parse(membership.expiresAt) <= now;
  return membership && !isOver ? { kind: 'member', ...membership } : { kind: 'none' };
}

/** A credit is given for a level below: the highest on sale below every credited one. */
function ofPrices(packages: readonly MembershipPackage[]): Standing {
  const credited = packages.filter(({ credit }) => credit > 0).map(rankOf);
  if (credited.length === 0) return { kind: 'unknown' };
  const lowest = Math.min(...credited);
  const below = packages.map(rankOf).filter((rank) => rank > 0 && rank < lowest);
  const rank = below.length > 0 ? Math.max(...below) : lowest - 1;
  if (rank < 1) return { kind: 'unknown' };
  return { kind: 'member', level: String(rank), name: null, expiresAt: undefined };
}

/** Whether a package is a step up from there. What gives no membership never is. */
export const isUpgrade = (pack: MembershipPackage, standing: Standing): boolean =>
  rankOf(pack) > (standing.kind === 'member' ? rankOf(standing) : 0);

/** What an edition is called in the package list: the type of the first package of its level; null where none has one. */
export const editionOf = (level: string, packages: readonly MembershipPackage[]): string | null =>
  packages.find((pack) => pack.level === level && pack.type !== null)?.type ?? null;
