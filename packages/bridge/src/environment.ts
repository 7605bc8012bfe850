/** The app or browser that shows the page. `native` is a sister app. */
export type HostName =
  | 'native'
  | 'wechat'
  | 'wechat_mini'
  | 'wecom'
  | 'alipay'
  | 'alipay_mini'
  | 'qq'
  | 'weibo'
  | 'douyin'
  | 'baidu'
  | 'quark'
  | 'uc'
  | 'browser';

export type Platform = 'ios' | 'android' | 'harmony' | 'desktop';

export interface Environment {
  host: HostName;
  platform: Platform;
  /**
   * A plain web view of no social app: a native app may answer here. Elsewhere no bridge is looked for: a browser never
   * sees the protocols' hidden frames, and another app's bridge of the same name is never called.
   */
  webView: boolean;
  userAgent: string;
}

/** What the page knows of its host besides the user agent. */
export interface EnvironmentSigns {
  /** `window.__wxjs_environment`: WeChat sets it to `miniprogram` in a mini-program's web view. */
  wxEnvironment?: string;
  /** `navigator.maxTouchPoints`: an iPad that requests desktop pages contains Macintosh; no Mac has touch points. */
  touchPoints?: number;
}

/**
 * The first match wins. The agreed token comes first because only our own apps send it; the rest has
 * the order that the real strings need: WeCom names WeChat too, WeChat and QQ name MQQBrowser, Alipay's
 * mini-programs name Alipay, and old Alipay, old DingTalk and Taobao name UCBrowser. UC itself names
 * `AliApp(TUnionSDK`, an advertising kit and no app. Newer mini-programs of WeChat contain `MiniProgramEnv`.
 */
const hostRules: readonly (readonly [HostName, RegExp])[] = [
  ['native', /\bSisterApp\/\d/],
  ['wecom', /wxwork/],
  ['wechat_mini', /MicroMessenger.*miniProgram/i],
  ['wechat', /MicroMessenger/],
  ['alipay_mini', /AlipayClient.*MiniProgram/],
  ['alipay', /AlipayClient/],
  ['qq', /\bQQ\//],
  ['weibo', /__weibo__|Weibo \(/],
  ['douyin', /aweme/],
  ['baidu', /baiduboxapp/],
  ['quark', /Quark/],
  ['uc', /^(?!.*AliApp\((?!TUnionSDK)).*UCBrowser/],
];

/**
 * HarmonyOS 5 first, since its UC contains Android; older HarmonyOS is Android. Android before iOS, since a UC string for
 * Android contains iPhone. A web view on an iPad contains Macintosh and ends after the engine if its app adds nothing.
 */
const platformRules: readonly (readonly [Platform, RegExp])[] = [
  ['desktop', /\(PC;/],
  ['harmony', /OpenHarmony|ArkWeb/],
  ['android', /Android/],
  ['ios', /iPhone|iPad|iPod|Macintosh.*(\bSisterApp\/|like Gecko\)$)/],
];

/** Android's web view contains `; wv)`, WebKit's lacks `Safari/`. Alibaba's other apps are not sister apps. */
const isPlainWebView = (userAgent: string, platform: Platform): boolean =>
  !/AliApp\(/.test(userAgent) &&
  ((platform === 'android' && /; wv\)/.test(userAgent)) ||
    (platform === 'ios' && /AppleWebKit/.test(userAgent) && !/Safari\//.test(userAgent)));

const firstMatch = <T>(rules: readonly (readonly [T, RegExp])[], userAgent: string, otherwise: T): T =>
  rules.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? otherwise;

/** The app or browser that shows the page. Without a matching rule: a browser on a desktop. */
export function detectEnvironment(userAgent: string, signs: EnvironmentSigns = {}): Environment {
  const isTouchedMac = /Macintosh/.test(userAgent) && (signs.touchPoints ?? 0) > 1;
  const platform = isTouchedMac ? 'ios' : firstMatch(platformRules, userAgent, 'desktop');
  const named = firstMatch(hostRules, userAgent, 'browser');
  const host = named === 'wechat' && signs.wxEnvironment === 'miniprogram' ? 'wechat_mini' : named;
  const webView = host === 'native' || (host === 'browser' && isPlainWebView(userAgent, platform));
  return { host, platform, webView, userAgent };
}
