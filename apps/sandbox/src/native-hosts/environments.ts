import type { NativeHostId } from './hosts.ts';

/** A place in which the product is opened, as the workbench and the journeys play it. */
export interface SandboxEnvironment {
  id: string;
  /** Chinese, for the workbench. */
  name: string;
  userAgent: string;
  /** What the place puts into the page: a native app's bridge, a wallet's, or nothing. */
  kind: 'native' | 'wechat' | 'alipay' | 'none';
  /** For `native`: which of the fake apps, an id of `nativeHosts`. */
  app?: NativeHostId;
  /** Native apps: whether it has a cashier of its own. */
  hasPay?: boolean;
  /** `window.__wxjs_environment`, where WeChat sets it. */
  wxEnvironment?: string;
  /** How one pays there; Chinese, for the workbench. */
  hint: string;
}

/** A web view on iOS, before what its app adds. */
const ios = (version: string, build: string): string =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/${build}`;

/** A web view on Android, before what its app adds. */
const android = (device: string, chrome: string): string =>
  `Mozilla/5.0 (Linux; ${device}; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/${chrome} Mobile Safari/537.36`;

const nativeApps: SandboxEnvironment[] = [
  {
    id: 'ios-app',
    name: 'iOS App（自带收银台）',
    userAgent: `${ios('16_3_1', '20D67')} SisterApp/5.2.0 (lxb)`,
    kind: 'native',
    app: 'wvjb-ios',
    hasPay: true,
    hint: 'App 内支付',
  },
  {
    id: 'ios-app-h5',
    name: 'iOS App（无收银台）',
    userAgent: `${ios('12_1_2', '16C101')} SisterApp/4.6.2 (lxb)`,
    kind: 'native',
    app: 'wvjb-ios',
    hasPay: false,
    hint: 'H5 支付',
  },
  {
    id: 'android-app',
    name: '安卓 App（自带收银台）',
    userAgent: `${android('Android 13; PHF110 Build/RKQ1.211119.001', '116.0.0.0')} SisterApp/5.2.0 (lxb)`,
    kind: 'native',
    app: 'jsbridge-newest',
    hasPay: true,
    hint: 'App 内支付',
  },
  {
    id: 'android-app-old',
    name: '安卓 App（旧版）',
    userAgent: `${android('Android 10; V2057A Build/QP1A.190711.020', '76.0.3809.89')} SisterApp/3.4.1 (lxb)`,
    kind: 'native',
    app: 'jsbridge-1.0.4',
    hasPay: false,
    hint: 'H5 支付',
  },
];

const wallets: SandboxEnvironment[] = [
  {
    id: 'wechat-ios',
    name: '微信 iOS',
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 8_4_1 like Mac OS X) AppleWebKit/600.1.4 (KHTML, like Gecko) Mobile/12H321 MicroMessenger/6.3.6 NetType/WIFI Language/zh_CN',
    kind: 'wechat',
    hint: 'JSAPI 支付',
  },
  {
    id: 'wechat-android',
    name: '微信安卓',
    userAgent: `${android('Android 13; PHF110 Build/RKQ1.211119.001', '116.0.0.0')} XWEB/1160117 MMWEBSDK/20231202 MMWEBID/4213 MicroMessenger/8.0.46.2540(0x28002E3C) WeChat/arm64 Weixin NetType/5G Language/zh_CN ABI/arm64`,
    kind: 'wechat',
    hint: 'JSAPI 支付',
  },
  {
    id: 'wechat-mini',
    name: '微信小程序',
    userAgent:
      'Mozilla/5.0 (Linux; Android 7.1.1; MI 6 Build/NMF26X; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/57.0.2987.132 MQQBrowser/6.2 TBS/043807 Mobile Safari/537.36 MicroMessenger/6.6.1.1220(0x26060135) NetType/4G Language/zh_CN miniProgram',
    kind: 'wechat',
    wxEnvironment: 'miniprogram',
    hint: '不能支付，复制链接',
  },
  {
    id: 'wecom',
    name: '企业微信',
    userAgent: `${ios('18_5', '15E148')} wxwork/4.1.39 MicroMessenger/7.0.1 Language/zh ColorScheme/Light wwmver/3.26.38.377`,
    kind: 'wechat',
    hint: '不能支付，复制链接',
  },
  {
    id: 'alipay-ios',
    name: '支付宝 iOS',
    userAgent: `${ios('13_1_3', '17A878')} ChannelId(3) NebulaSDK/1.8.100112 Nebula WK PSDType(1) AlipayDefined(nt:WIFI,ws:414|832|2.0) AliApp(AP/10.1.80.6060) AlipayClient/10.1.80.6060 Alipay Language/zh-Hans Region/CN`,
    kind: 'alipay',
    hint: 'tradePay 支付',
  },
  {
    id: 'alipay-android',
    name: '支付宝安卓',
    userAgent:
      'Mozilla/5.0 (Linux; U; Android 10; zh-CN; V2034A Build/QP1A.190711.020) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/69.0.3497.100 UWS/3.22.2.33 Mobile Safari/537.36 UCBS/3.22.2.33_211025173018 NebulaSDK/1.8.100112 Nebula AlipayDefined(nt:WIFI,ws:360|0|2.0) AliApp(AP/10.2.51.7100) AlipayClient/10.2.51.7100 Language/zh-Hans useStatusBar/true isConcaveScreen/true Region/CNAriver/1.0.0',
    kind: 'alipay',
    hint: 'tradePay 支付',
  },
];

const socialApps: SandboxEnvironment[] = [
  {
    id: 'qq',
    name: 'QQ',
    userAgent: `${ios('16_3_1', '15E148')} QQ/9.0.16.626 V1_IPH_SQ_9.0.16_1_APP_A Pixel/1179 MiniAppEnable SimpleUISwitch/0 StudyMode/0 CurrentMode/0 CurrentFontScale/1.000000 QQTheme/2099 AppId/537201270 Core/WKWebView Device/Apple(iPhone 14 Pro) NetType/WIFI QBWebViewType/1 WKType/1`,
    kind: 'none',
    hint: 'H5 支付',
  },
  {
    id: 'weibo',
    name: '微博',
    userAgent: `${android('Android 6.0; HUAWEI MLA-AL10 Build/HUAWEIMLA-AL10', '73.0.3683.90')} Weibo (HUAWEI-HUAWEI MLA-AL10__weibo__9.4.3__android__android6.0)`,
    kind: 'none',
    hint: 'H5 支付',
  },
  {
    id: 'baidu',
    name: '百度',
    userAgent: `${android('Android 10; V2057A Build/QP1A.190711.020', '76.0.3809.89')} T7/12.10 SP-engine/2.28.0 baiduboxapp/12.10.0.10 (Baidu; P1 10) NABar/1.0`,
    kind: 'none',
    hint: 'H5 支付',
  },
  {
    id: 'quark',
    name: '夸克',
    userAgent:
      'Mozilla/5.0 (Linux; U; Android 15; zh-CN; PJE110 Build/TP1A.220905.001) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/123.0.6312.80 Quark/7.9.7.782 Mobile Safari/537.36',
    kind: 'none',
    hint: 'H5 支付',
  },
  {
    id: 'uc',
    name: 'UC 浏览器',
    userAgent:
      'Mozilla/5.0 (Linux; U; Android 6.0.1; en-US; Lenovo P2a42 Build/MMB29M) AppleWebKit/534.30 (KHTML, like Gecko) Version/4.0 UCBrowser/11.2.0.915 U3/0.8.0 Mobile Safari/534.30',
    kind: 'none',
    hint: 'H5 支付',
  },
  {
    id: 'douyin',
    name: '抖音',
    userAgent: `${ios('18_1', '15E148')} aweme_31.9.0 Region/CN AppTheme/light NetType/WIFI JsSdk/2.0 Channel/App ByteLocale/zh ByteFullLocale/zh-Hans-CN WKWebView/1 Bullet/1 aweme/31.9.0 BulletTag/C4F7B8CE-DCC0-492D-934F-923A3909D158 BytedanceWebview/d8a21c6`,
    kind: 'none',
    hint: 'H5 支付',
  },
];

const phoneBrowser: SandboxEnvironment = {
  id: 'browser',
  name: '手机浏览器',
  userAgent:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.6099.43 Mobile Safari/537.36',
  kind: 'none',
  hint: 'H5 支付',
};

const desktopBrowser: SandboxEnvironment = {
  id: 'desktop',
  name: '电脑浏览器',
  userAgent:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36',
  kind: 'none',
  hint: '手机扫码',
};

/** Every place that the product is tried in. The first is where one starts. */
export const environments: readonly SandboxEnvironment[] = [
  phoneBrowser,
  ...nativeApps,
  ...wallets,
  ...socialApps,
  desktopBrowser,
];
