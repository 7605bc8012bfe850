import type { EnvironmentInfo } from '../server/answers.ts';

export interface EnvironmentGroup {
  family: string;
  members: readonly EnvironmentInfo[];
}

/** What a system is called; people type these too. */
export const SYSTEMS: Readonly<Record<EnvironmentInfo['platform'], string>> = {
  ios: 'iOS',
  android: '安卓',
  harmony: '鸿蒙',
  desktop: '电脑',
};

/** The order of families: what is ours first, then wallets and social apps, browsers last. A new one ends the list. */
const ORDER = [
  ...['桥协议', '自家 App', '网页视图', '微信', '小程序', '企业微信', '支付宝'],
  ...['QQ', '微博', '抖音', '百度', '夸克', 'UC', '浏览器'],
];

const rank = ({ family }: EnvironmentGroup): number => {
  const at = ORDER.indexOf(family);
  return at < 0 ? ORDER.length : at;
};

/** Environments in which every word that was typed occurs: in name, family, system, payment method, id or user agent. */
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
