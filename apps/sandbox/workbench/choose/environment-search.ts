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

/** Families that stand first: the bridge protocols, and our apps. The others follow as the server lists them. */
const FIRST = ['桥协议', '自家 App'];

const rank = ({ family }: EnvironmentGroup): number => {
  const at = FIRST.indexOf(family);
  return at < 0 ? FIRST.length : at;
};

/** Environments in which every word that was typed occurs: in name, family, system, way to pay, id or user agent. */
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
