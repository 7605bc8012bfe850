import type { EnvironmentInfo } from '../server.ts';

export type PhoneSystem = 'ios' | 'android';

/** Environments that are one app on two systems, or one alone. */
export interface Family {
  name: string;
  hint: string;
  /** Shown as a row; the others are chips below. */
  isMain: boolean;
  members: Partial<Record<PhoneSystem, EnvironmentInfo>>;
}

/** The main kinds of visitors, each with its pair of environment ids. */
const PAIRS: readonly { name: string; ids: Partial<Record<PhoneSystem, string>> }[] = [
  { name: '手机浏览器', ids: { android: 'browser' } },
  { name: '微信', ids: { ios: 'wechat-ios', android: 'wechat-android' } },
  { name: '支付宝', ids: { ios: 'alipay-ios', android: 'alipay-android' } },
  { name: '原生，有支付处理器', ids: { ios: 'ios-app', android: 'android-app' } },
  { name: '原生，无支付处理器', ids: { ios: 'ios-app-h5', android: 'android-app-old' } },
];

/** Short names for chips; an environment that is not listed shows its own. */
const SHORT: Record<string, string> = { 'wechat-mini': '小程序', uc: 'UC', desktop: '电脑' };

/** Bridge protocols and user agents from the corpus are in the picker only. */
const isDaily = ({ id }: EnvironmentInfo): boolean => !/^(?:app|ua)-/.test(id);

/** Groups the environments of every day; one without a pair is a family of its own. */
export function groupEnvironments(environments: readonly EnvironmentInfo[]): Family[] {
  const byId = new Map(environments.filter(isDaily).map((environment) => [environment.id, environment]));
  const pairs: Family[] = [];
  for (const { name, ids } of PAIRS) {
    const members: Family['members'] = {};
    for (const system of ['ios', 'android'] as const) {
      const found = byId.get(ids[system] ?? '');
      if (!found) continue;
      members[system] = found;
      byId.delete(found.id);
    }
    const first = members.ios ?? members.android;
    if (first) pairs.push({ name, hint: first.hint, isMain: true, members });
  }
  const alone = [...byId.values()].map((environment): Family => {
    const system: PhoneSystem = environment.id.endsWith('-android') ? 'android' : 'ios';
    const { id, name, hint } = environment;
    return { name: SHORT[id] ?? name, hint, isMain: false, members: { [system]: environment } };
  });
  return [...pairs, ...alone];
}

export const familyOf = (families: readonly Family[], id: string | undefined): Family | undefined =>
  families.find(
    ({ members: { ios, android } }) => id !== undefined && (ios?.id === id || android?.id === id),
  );

/** The member for a system, or the only one. */
export const memberFor = (family: Family, system: PhoneSystem): EnvironmentInfo | undefined =>
  family.members[system] ?? family.members.ios ?? family.members.android;

/** The system of a chosen environment, or undefined where its family has only one. */
export function systemOf(families: readonly Family[], id: string | undefined): PhoneSystem | undefined {
  const { ios, android } = familyOf(families, id)?.members ?? {};
  return ios && android && (ios.id === id ? 'ios' : 'android');
}

/** Names of the systems; they can be searched for. */
export const SYSTEMS: Readonly<Record<EnvironmentInfo['platform'], string>> = {
  ios: 'iOS',
  android: '安卓',
  harmony: '鸿蒙',
  desktop: '电脑',
};

/** The order of groups: our own first, then wallets and social apps, browsers last. An unknown one ends the list. */
const ORDER = [
  ...['桥协议', '自家 App', '网页视图', '微信', '小程序', '企业微信', '支付宝'],
  ...['QQ', '微博', '抖音', '百度', '夸克', 'UC', '浏览器'],
];

interface EnvironmentGroup {
  family: string;
  members: readonly EnvironmentInfo[];
}

const rank = ({ family }: EnvironmentGroup): number =>
  ORDER.includes(family) ? ORDER.indexOf(family) : ORDER.length;

/** Environments that contain every typed word in name, family, system, payment hint, id or user agent. */
export function findEnvironments(
  environments: readonly EnvironmentInfo[],
  typed: string,
): EnvironmentGroup[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const groups = new Map<string, EnvironmentInfo[]>();
  for (const environment of environments) {
    const { id, name, family, platform, userAgent, hint } = environment;
    const text = [id, name, family, SYSTEMS[platform], hint, userAgent].join(' ').toLowerCase();
    if (!words.every((word) => text.includes(word))) continue;
    groups.set(family, [...(groups.get(family) ?? []), environment]);
  }
  return [...groups]
    .map(([family, members]) => ({ family, members }))
    .sort((one, other) => rank(one) - rank(other));
}
