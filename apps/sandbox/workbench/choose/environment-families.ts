import type { EnvironmentInfo } from '../server/answers.ts';

export type PhoneKind = 'ios' | 'android';

/** Environments that are one app on two systems, or one alone. */
export interface Family {
  name: string;
  hint: string;
  /** Shown as a row; the others are chips below. */
  isMain: boolean;
  members: Partial<Record<PhoneKind, EnvironmentInfo>>;
}

/** Main ways that people come, each with its pair of environment ids. */
const PAIRS: readonly { name: string; ids: Partial<Record<PhoneKind, string>> }[] = [
  { name: '手机浏览器', ids: { android: 'browser' } },
  { name: '微信', ids: { ios: 'wechat-ios', android: 'wechat-android' } },
  { name: '支付宝', ids: { ios: 'alipay-ios', android: 'alipay-android' } },
  { name: '原生，有支付处理器', ids: { ios: 'ios-app', android: 'android-app' } },
  { name: '原生，无支付处理器', ids: { ios: 'ios-app-h5', android: 'android-app-old' } },
];

/** Short names for chips; an environment that is not listed shows its own. */
const SHORT: Record<string, string> = { 'wechat-mini': '小程序', uc: 'UC', desktop: '电脑' };

/** Bridge protocols and user agents that were seen stand in the picker alone. */
const isDaily = ({ id }: EnvironmentInfo): boolean => !/^(?:app|ua)-/.test(id);

/** Groups the environments of every day; one that no pair names stands alone under its own name. */
export function groupEnvironments(environments: readonly EnvironmentInfo[]): Family[] {
  const byId = new Map(environments.filter(isDaily).map((environment) => [environment.id, environment]));
  const pairs: Family[] = [];
  for (const { name, ids } of PAIRS) {
    const members: Family['members'] = {};
    for (const kind of ['ios', 'android'] as const) {
      const found = byId.get(ids[kind] ?? '');
      if (!found) continue;
      members[kind] = found;
      byId.delete(found.id);
    }
    const first = members.ios ?? members.android;
    if (first) pairs.push({ name, hint: first.hint, isMain: true, members });
  }
  const alone = [...byId.values()].map((environment): Family => {
    const kind: PhoneKind = environment.id.endsWith('-android') ? 'android' : 'ios';
    return {
      name: SHORT[environment.id] ?? environment.name,
      hint: environment.hint,
      isMain: false,
      members: { [kind]: environment },
    };
  });
  return [...pairs, ...alone];
}

/** The member for a system, or the one there is. */
export const memberFor = (family: Family, kind: PhoneKind): EnvironmentInfo | undefined =>
  family.members[kind] ?? family.members.ios ?? family.members.android;

/** The system of a chosen environment, or undefined where its family has one alone. */
export function kindOf(families: readonly Family[], id: string): PhoneKind | undefined {
  const family = families.find(({ members }) => members.ios?.id === id || members.android?.id === id);
  if (!family?.members.ios || !family.members.android) return undefined;
  return family.members.ios.id === id ? 'ios' : 'android';
}
