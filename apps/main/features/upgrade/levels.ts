import type { Benefit, MembershipPackage } from '@vip/api';
import {
  placeholderPackageList,
  type PurchasePage,
  type ReadyPackageList,
  dayText,
  shortYuan,
} from '@vip/checkout-react';
import type { Session } from '@vip/host';
import { NOT } from '../../shared/benefit-text.ts';

/** A level with at least one package. */
export interface Level {
  /** Unique. */
  key: string;
  name: string;
  /** The backend's number of the level. */
  rank: string;
  packages: readonly MembershipPackage[];
}

/** The key that groups packages: the type, which is the name of the level here. */
export const levelKey = (pack: MembershipPackage): string => pack.type ?? pack.level;

/** The levels of the package list, lowest first. */
export function levelsOf(packages: readonly MembershipPackage[]): Level[] {
  const keys = [...new Set(packages.map(levelKey))];
  return keys
    .map((key) => {
      const own = packages.filter((pack) => levelKey(pack) === key);
      const [first] = own;
      return { key, name: first?.type ?? first?.name ?? key, rank: first?.level ?? '0', packages: own };
    })
    .sort((a, b) => Number(a.rank) - Number(b.rank));
}

/** The benefits of a level: those of its first package that lists any. */
export const benefitsAt = ({ packages }: Level): readonly Benefit[] =>
  packages.find(({ benefits }) => benefits.length > 0)?.benefits ?? [];

/** The levels that can be compared. */
export const tieredLevels = (levels: readonly Level[]): Level[] =>
  levels.filter((level) => benefitsAt(level).length > 0);

/** The durations of the package list in days, shortest first; null (lifetime) last. */
export const durationsOf = (packages: readonly MembershipPackage[]): (number | null)[] =>
  [...new Set(packages.map(({ days }) => days))].sort((a, b) => (a ?? Infinity) - (b ?? Infinity));

/** The package of this level and duration; undefined if there is none. */
export const packageAt = (level: Level | undefined, days: number | null): MembershipPackage | undefined =>
  level?.packages.find((pack) => pack.days === days);

/** The selection after a change of the level: the same duration, else its default, else its first package. */
export const afterLevel = (selected: MembershipPackage, level: Level): MembershipPackage =>
  packageAt(level, selected.days) ??
  level.packages.find(({ isDefault }) => isDefault) ??
  level.packages[0] ??
  selected;

const LEVELS = ['标准会员', '高级会员'];
const DAYS = [30, 90, 365];
const BENEFITS = 5;
/** So many of them are more than the free ones, the others are new. */
const LIFTED = 2;

/** Two levels in three durations each, for the loading state. The first benefit has a detail. */
export function placeholderLevels(): ReadyPackageList {
  const list = placeholderPackageList(LEVELS.length * DAYS.length, BENEFITS);
  const packages = list.packages.map((pack, at) => {
    const level = Math.floor(at / DAYS.length);
    return {
      ...pack,
      level: `${level}`,
      type: LEVELS[level] ?? null,
      days: DAYS[at % DAYS.length] ?? null,
      benefits: pack.benefits.map((one, index) => ({
        ...one,
        // Four characters, as most names have.
        name: `会员权${index}`,
        free: index < LIFTED ? one.free : NOT,
        member: index === 0 ? `${one.member}，${one.member}` : one.member,
      })),
    };
  });
  return { ...list, packages, selected: packages[0] ?? list.selected };
}

export const DAY_MS = 24 * 3600_000;

/** The present membership, as far as it is known. Times in ms. */
export type MembershipStatus =
  | { kind: 'anonymous' }
  /** Logged in, but the app did not send a membership. `nickname` may be ''. */
  | { kind: 'unknown'; nickname: string }
  /** Known from prices alone: higher levels have a credit for the rest of this one. */
  | { kind: 'credited'; level: string; name: string }
  /** `expired` is a membership that has ended; null if there never was one. */
  | { kind: 'none'; nickname: string; expired: { name: string; end: number } | null }
  /** `end` and `daysLeft` are null for a lifetime membership. */
  | { kind: 'member'; level: string; name: string; end: number | null; daysLeft: number | null };

/** The level below the credited ones; undefined without credits. */
function creditedLevel(levels: readonly Level[]): Level | undefined {
  const at = levels.findIndex(({ packages }) => packages.some(({ credit }) => credit > 0));
  return at > 0 ? levels[at - 1] : undefined;
}

/** A user who never was a member. */
export const NO_MEMBER: MembershipStatus = { kind: 'none', nickname: '', expired: null };

/** `levels`: from the package list, lowest first. */
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
      : { kind: 'unknown', nickname: account?.nickname ?? '' };
  }
  const nickname = account?.nickname ?? '';
  if (membership === null) return { kind: 'none', nickname, expired: null };
  const { level, name, expiresAt } = membership;
  if (expiresAt === null) return { kind: 'member', level, name, end: null, daysLeft: null };
  const end = Date.parse(expiresAt);
  if (end <= now) return { kind: 'none', nickname, expired: { name, end } };
  return { kind: 'member', level, name, end, daysLeft: Math.floor((end - now) / DAY_MS) };
}

/** Whether there is a membership that can be upgraded, as far as it is known. */
export const hasMembership = (
  status: MembershipStatus,
): status is Extract<MembershipStatus, { kind: 'member' | 'credited' }> =>
  status.kind === 'member' || status.kind === 'credited';

/** Compares a level with the present membership; up without one. */
export function stepTo(rank: string, membershipStatus: MembershipStatus): 'up' | 'same' | 'down' {
  if (!hasMembership(membershipStatus)) return 'up';
  const difference = Number(rank) - Number(membershipStatus.level);
  return difference > 0 ? 'up' : difference === 0 ? 'same' : 'down';
}

/** Whether a level may be an upgrade for this user: not for the highest level, nor without a membership. */
export const canUpgrade = (levels: readonly Level[], status: MembershipStatus): boolean =>
  status.kind !== 'none' && levels.some(({ rank }) => stepTo(rank, status) === 'up');

/** The verb of the pay button. */
export function verbFor({ session, packageList, now }: PurchasePage): '升级' | '开通' {
  if (packageList.status !== 'ready') return '开通';
  const membershipStatus = membershipStatusOf(session, levelsOf(packageList.packages), now());
  const isUpgrade =
    hasMembership(membershipStatus) && stepTo(packageList.selected.level, membershipStatus) === 'up';
  return isUpgrade ? '升级' : '开通';
}

/** What the present membership means for a purchase. */
export interface MembershipNote {
  text: string;
  /** The words before the amount of the credit, and that amount; null without a credit. */
  credit: readonly [string, string] | null;
}

const plainNote = (text: string): MembershipNote => ({ text, credit: null });

export function membershipNote(
  membershipStatus: MembershipStatus,
  packages: readonly MembershipPackage[],
): MembershipNote {
  const credit = Math.max(...packages.map((pack) => pack.credit));
  const amount = `${shortYuan(credit)}\u00a0元`;
  switch (membershipStatus.kind) {
    case 'anonymous':
      return plainNote('已是会员？登录后剩余天数可抵扣');
    case 'unknown':
      return plainNote('已是会员的，剩余天数自动抵扣');
    case 'credited':
      return { text: `${membershipStatus.name}剩余天数`, credit: ['可抵扣', amount] };
    case 'none':
      if (membershipStatus.expired) return plainNote('权益已停用，支付后立即恢复');
      return plainNote('支付后立即生效');
    case 'member': {
      const { daysLeft } = membershipStatus;
      if (credit > 0) return { text: leftText(daysLeft), credit: ['可抵扣', amount] };
      return plainNote(daysLeft === null ? leftText(daysLeft) : `${leftText(daysLeft)}，续费自动顺延`);
    }
  }
}

function leftText(daysLeft: number | null): string {
  if (daysLeft === null) return '现有会员长期有效';
  return daysLeft === 0 ? '剩余不到\u00a01\u00a0天' : `剩余\u00a0${daysLeft}\u00a0天`;
}

/**
 * The validity of a package bought now, in two parts between which the line may break. A higher level starts at once,
 * the same one after the present end. No date if the membership is unknown.
 */
export function goodUntil(
  pack: MembershipPackage,
  membershipStatus: MembershipStatus,
  now: number,
): readonly [string, string] {
  if (pack.days === null) return ['', '长期有效'];
  const isSame = stepTo(pack.level, membershipStatus) === 'same';
  const isUnknown = membershipStatus.kind === 'anonymous' || membershipStatus.kind === 'unknown';
  if (isUnknown || (isSame && membershipStatus.kind === 'credited')) return ['', `有效期 ${pack.days} 天`];
  const end = isSame && membershipStatus.kind === 'member' ? membershipStatus.end : now;
  if (end === null) return ['', '长期有效'];
  return ['有效期至 ', dayText(end + pack.days * DAY_MS)];
}

/** A date that stays on one line. */
export const wholeDay = (date: string): string => date.replace(/ /g, '\u00a0');

/** What a purchase does: 升级, 续费 or 开通. */
export const stepText = (rank: string, status: MembershipStatus): string =>
  hasMembership(status) ? STEPS[stepTo(rank, status)] : '开通';

/** `goodUntil` with the step that it needs: 开通后有效期至. The present membership ends on another day. */
export function validAfter(...bought: Parameters<typeof goodUntil>): readonly [string, string] {
  const [pack, membershipStatus] = bought;
  const [start, end] = goodUntil(...bought);
  return [`${stepText(pack.level, membershipStatus)}后${start}`, end];
}

/** The lowest price of a level. */
export const fromText = ({ packages }: Level): string =>
  `¥${shortYuan(Math.min(...packages.map(({ price }) => price)))} 起`;

/** For a level above that of a member: no lowest price, since that may be the one of a shorter time than what is left. */
export function aboveText({ packages }: Level): string {
  const [credit = 0, ...others] = new Set(packages.map((pack) => pack.credit));
  return credit > 0 && others.length === 0 ? `可抵扣 ${shortYuan(credit)} 元` : ABOVE;
}

/** A level that a member may change to. */
export const ABOVE = '可升级';

const STEPS = { up: '升级', same: '续费', down: '开通' };
