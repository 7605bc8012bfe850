import { android, ios } from './user-agents/seen-agent.ts';
import { nativeHosts, type NativeHostEntry } from './hosts.ts';
import type { SandboxEnvironment } from './sandbox-environment.ts';

/** Ours of today and of years ago, with and without a cashier of their own. */
const known: SandboxEnvironment[] = [
  {
    id: 'ios-app',
    name: 'iOS App（自带收银台）',
    family: '自家 App',
    platform: 'ios',
    userAgent: `${ios('16_3_1', '20D67')} SisterApp/5.2.0 (lxb)`,
    kind: 'native',
    app: 'wvjb-ios',
    hasPay: true,
    hint: 'App 内支付',
  },
  {
    id: 'ios-app-h5',
    name: 'iOS App（无收银台）',
    family: '自家 App',
    platform: 'ios',
    userAgent: `${ios('12_1_2', '16C101')} SisterApp/4.6.2 (lxb)`,
    kind: 'native',
    app: 'wvjb-ios',
    hasPay: false,
    hint: 'H5 支付',
  },
  {
    id: 'android-app',
    name: '安卓 App（自带收银台）',
    family: '自家 App',
    platform: 'android',
    userAgent: `${android('Android 13; PHF110 Build/RKQ1.211119.001', '116.0.0.0')} SisterApp/5.2.0 (lxb)`,
    kind: 'native',
    app: 'jsbridge-newest',
    hasPay: true,
    hint: 'App 内支付',
  },
  {
    id: 'android-app-old',
    name: '安卓 App（旧版）',
    family: '自家 App',
    platform: 'android',
    userAgent: `${android('Android 10; V2057A Build/QP1A.190711.020', '76.0.3809.89')} SisterApp/3.4.1 (lxb)`,
    kind: 'native',
    app: 'jsbridge-1.0.4',
    hasPay: false,
    hint: 'H5 支付',
  },
];

/** Apps that add nothing to the web view's user agent: only their bridge tells them. The last of each system. */
const bare = (['ios', 'android'] as const).map(
  (platform) => nativeHosts.filter((host: NativeHostEntry) => host.platform === platform).pop()?.id,
);

/** What the names of the fake apps say, in Chinese; the names of protocols are names. */
const words: Readonly<Record<string, string>> = {
  iOS: 'iOS',
  Android: '安卓',
  newest: '新版',
  'answering at once': '当场答',
  'WebKit message handler with reply': 'WebKit 消息，带回复',
  'WebKit message handler without reply': 'WebKit 消息，不带回复',
  'Java object': 'Java 对象',
  'Capacitor in an old web view': 'Capacitor，旧网页视图',
};

const nameOf = (name: string): string =>
  name
    .split(', ')
    .map((word) => words[word] ?? word)
    .join('，');

const ofHost = ({ id, name, platform }: (typeof nativeHosts)[number]): SandboxEnvironment => {
  const webView =
    platform === 'ios'
      ? ios('16_3_1', '20D67')
      : android('Android 13; PHF110 Build/RKQ1.211119.001', '116.0.0.0');
  const isBare = bare.includes(id);
  return {
    id: `app-${id}`,
    name: `${nameOf(name)}${isBare ? '，不带标记' : ''}`,
    family: '桥协议',
    platform,
    userAgent: isBare ? webView : `${webView} SisterApp/5.2.0 (lxb)`,
    kind: 'native',
    app: id,
    hasPay: true,
    hint: 'App 内支付',
  };
};

/** Native apps: those that are known, and one for every fake app, so that a new one appears by itself. */
export const nativeApps: readonly SandboxEnvironment[] = [...known, ...nativeHosts.map(ofHost)];
