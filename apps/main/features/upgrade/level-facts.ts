import type { MembershipPackage, Benefit } from '@vip/api';
import { NOT, YES } from '../../shared/benefit-text.ts';
import { benefitsAt, hasMembership, type Level, type MembershipStatus, stepTo } from './levels.ts';

/** A benefit with its value in each column, first the free one; null where a level does not list it. */
export interface TierRow {
  name: string;
  icon: Benefit['icon'];
  values: (string | null)[];
}

/** The benefits of all levels, in the order of their first appearance. */
export function tierRows(levels: readonly Level[]): TierRow[] {
  const lists = levels.map(benefitsAt);
  const names = [...new Set(lists.flatMap((benefits) => benefits.map(({ name }) => name)))];
  return names.map((name) => {
    const found = lists.map((benefits) => benefits.find((benefit) => benefit.name === name));
    const first = found.find((benefit) => benefit);
    return {
      name,
      icon: first?.icon ?? null,
      values: [first?.free ?? null, ...found.map((benefit) => benefit?.member ?? null)],
    };
  });
}

/** A plain yes of one level alone is named as what it is. */
const ONLY = '专享';

/** A value as it is shown beside those of the other columns. */
export const asShown = (value: string, all: TierRow['values']): string =>
  value === YES && all.filter((one) => one === YES).length === 1 ? ONLY : value;

/** The same, first those in which the levels differ. A single level differs from no membership. */
export function orderedRows(levels: readonly Level[]): TierRow[] {
  const rows = tierRows(levels);
  const differs = ({ values }: TierRow) => new Set(levels.length > 1 ? values.slice(1) : values).size > 1;
  return [...rows.filter(differs), ...rows.filter((row) => !differs(row))];
}

/** The same three benefits for every level, so that they can be compared. */
export const comparedRows = (levels: readonly Level[]): TierRow[] => orderedRows(levels).slice(0, 3);

/** The level that this one has to be worth more than: the present one for an upgrade, else the next lower one. */
function levelBefore(level: Level, levels: readonly Level[], status: MembershipStatus): Level | undefined {
  return hasMembership(status) && stepTo(level.rank, status) === 'up'
    ? levels.find(({ rank }) => rank === status.level)
    : levels[levels.indexOf(level) - 1];
}

/** What a level has, first what the level before it has not; a plain yes after amounts. */
function factsOf(benefits: readonly Benefit[], before: Level | undefined) {
  const known = before ? benefitsAt(before) : [];
  const facts = benefits
    .filter(({ member }) => member !== NOT)
    .map((benefit) => {
      const than = known.find(({ name }) => name === benefit.name)?.member ?? benefit.free;
      return { ...benefit, isMore: than !== benefit.member };
    });
  return [true, false].flatMap((more) =>
    [false, true].flatMap((yes) =>
      facts.filter(({ isMore, member }) => isMore === more && (member === YES) === yes),
    ),
  );
}

export interface Selection {
  level: Level;
  levels: readonly Level[];
  membershipStatus: MembershipStatus;
  selected: MembershipPackage;
}

/** What a level has, first what the level before it has not. */
export const levelFacts = ({ level, levels, membershipStatus, selected }: Selection) =>
  factsOf(selected.benefits, levelBefore(level, levels, membershipStatus));

/** A card has room for so many. */
const ADDED = 3;

/** What a level has more than the one before it, as it is shown beside the values of the others; what it has, if it adds nothing. */
export function addedFacts(selection: Selection) {
  const facts = levelFacts(selection);
  const added = facts.filter(({ isMore }) => isMore);
  const rows = tierRows(selection.levels);
  return (added.length > 0 ? added : facts).slice(0, ADDED).map(({ name, icon, member }) => ({
    name,
    icon,
    shown: asShown(member, rows.find((row) => row.name === name)?.values ?? []),
  }));
}

/** How many benefits are better: for a member than those of the level before, for others than the free ones. */
export function betterText(selection: Selection): string {
  const { level, levels, membershipStatus, selected } = selection;
  const before = hasMembership(membershipStatus) ? levelBefore(level, levels, membershipStatus) : undefined;
  const count = factsOf(selected.benefits, before).filter(({ isMore }) => isMore).length;
  return count > 0 ? `${count}\u00a0项优于${before?.name ?? '非会员'}` : '';
}
