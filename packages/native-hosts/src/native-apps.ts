import { nativeHosts, type NativeHostEntry, type NativeHostId } from './hosts.ts';

/** A web view on iOS, before what its app adds. */
const ios = (version: string, build: string): string =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/${build}`;

/** A web view on Android, before what its app adds. */
const android = (device: string, chrome: string): string =>
  `Mozilla/5.0 (Linux; ${device}; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/${chrome} Mobile Safari/537.36`;

/** ArkWeb, HarmonyOS's web view, before what its app adds. */
const harmony =
  'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile';

/** An app or browser that opens the product, as the workbench and the journeys simulate it. */
export interface SandboxEnvironment {
  id: string;
  /** Chinese, for the workbench. */
  name: string;
  /** Group in the workbench: one app's versions and systems. Chinese. */
  family: string;
  platform: 'ios' | 'android' | 'harmony' | 'desktop';
  userAgent: string;
  /** What is injected into the page: a native app's bridge, a wallet's, or nothing. */
  kind: 'native' | 'wechat' | 'alipay' | 'none';
  /** For `native`: an id of `nativeHosts`. */
  app?: NativeHostId;
  /** Native apps: whether it has a cashier of its own. */
  hasPay?: boolean;
  /** `window.__wxjs_environment`, where WeChat sets it. */
  wxEnvironment?: string;
  /** `navigator.maxTouchPoints`, if the user agent does not imply it. */
  touchPoints?: number;
  /** Payment method; Chinese, for the workbench. */
  hint: string;
}

/** Our apps, current and old, with and without their own cashier. */
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

/** Apps that only their bridge identifies: nothing is added to the web view's user agent. The last of each system. */
const bare = (['ios', 'android'] as const).map(
  (platform) => nativeHosts.filter((host: NativeHostEntry) => host.platform === platform).pop()?.id,
);

/** Chinese for the parts of a fake app's name; names of protocols are kept. */
const labels: Readonly<Record<string, string>> = {
  iOS: 'iOS',
  Android: '安卓',
  newest: '新版',
  'answering at once': '当场答',
  HarmonyOS: '鸿蒙',
  'WebKit message handler with reply': 'WebKit 消息，带回复',
  'WebKit message handler without reply': 'WebKit 消息，不带回复',
  'Java object': 'Java 对象',
  'Capacitor in an old web view': 'Capacitor，旧网页视图',
};

const nameOf = (name: string): string =>
  name
    .split(', ')
    .map((part) => labels[part] ?? part)
    .join('，');

const ofHost = ({ id, name, platform }: (typeof nativeHosts)[number]): SandboxEnvironment => {
  const webView = {
    ios: ios('16_3_1', '20D67'),
    android: android('Android 13; PHF110 Build/RKQ1.211119.001', '116.0.0.0'),
    harmony,
  }[platform];
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

/** Our apps, and one for every fake app, so that a new one is listed automatically. */
export const nativeApps: readonly SandboxEnvironment[] = [...known, ...nativeHosts.map(ofHost)];
