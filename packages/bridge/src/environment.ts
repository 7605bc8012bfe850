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
   * Probably the web view of an app that is no social app. Only here are apps invited by hidden frames and asked by
   * prompts; injected objects are looked for in browsers too, see `mayHaveApp`.
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
 * `AliApp(TUnionSDK`, an advertising kit and no app; with `UWS` after it, it is the engine U4 in any app's web view. QQ has
 * its network after its name, other apps with QQ's share kit have not. Newer mini-programs of WeChat contain `MiniProgramEnv`.
 */
const hostRules: readonly (readonly [HostName, RegExp])[] = [
  ['native', /\bSisterApp\/\d/],
  ['wecom', /wxwork/],
  ['wechat_mini', /MicroMessenger.*miniProgram/i],
  ['wechat', /MicroMessenger/],
  ['alipay_mini', /AlipayClient.*MiniProgram/],
  ['alipay', /AlipayClient/],
  ['qq', /\bQQ\/.*NetType/],
  ['weibo', /__weibo__|Weibo \(/],
  ['douyin', /aweme/],
  ['baidu', /baiduboxapp/],
  ['quark', /Quark/],
  ['uc', /^(?!.*AliApp\((?!TUnionSDK)).*UCBrowser(?!\/[\d.]+ UWS)/],
];

/**
 * HarmonyOS 5 first, since its UC contains Android; older HarmonyOS is Android. Android before iOS, since a UC string for
 * Android contains iPhone. A web view on an iPad contains Macintosh and lacks `Safari/` unless its app adds it.
 */
const platformRules: readonly (readonly [Platform, RegExp])[] = [
  ['desktop', /\(PC;/],
  ['harmony', /OpenHarmony|ArkWeb/],
  ['android', /Android/],
  ['ios', /iPhone|iPad|iPod|Macintosh.*(\bSisterApp\/|like Gecko\)(?!.*(Safari|MicroMessenger)))/],
];

/**
 * Names of browsers, also of those that are web views of their own makers. `Browser` with `TBS` or `UWS` after it is an
 * engine that any app may embed (Tencent X5, UC U4).
 */
const browsers =
  /Browser(?!\/[\d.]+ (TBS|UWS))|CriOS|FxiOS|Firefox|Edg(A|iOS)?\/|OP[RTX]\/|OPiOS|Opera|DuckDuckGo|Ddg\/|GSA\/|Vivaldi|Focus\/|LieBao|MetaSr/;

/**
 * Signs of web views: Android's `wv`; `Version/4.0 Chrome`, where Chrome itself has no version (WebView before 5.0 and with
 * a user agent of the app's); HarmonyOS's component; something after `Safari/`, which apps append; no `Safari/` at all.
 */
const webViews = /; ?wv\)|Version\/4\.0 Chrome|ArkWeb|Safari\/[\d.]+ +\S|^(?!.*Safari\/)/;

const firstMatch = <T>(rules: readonly (readonly [T, RegExp])[], userAgent: string, otherwise: T): T =>
  rules.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? otherwise;

/** The app or browser that shows the page. Without a matching rule: a browser on a desktop. */
export function detectEnvironment(userAgent: string, signs: EnvironmentSigns = {}): Environment {
  const isTouchedMac = /Macintosh/.test(userAgent) && (signs.touchPoints ?? 0) > 1;
  const platform = isTouchedMac ? 'ios' : firstMatch(platformRules, userAgent, 'desktop');
  const named = firstMatch(hostRules, userAgent, 'browser');
  const host = named === 'wechat' && signs.wxEnvironment === 'miniprogram' ? 'wechat_mini' : named;
  const isLikely = platform !== 'desktop' && webViews.test(userAgent) && !browsers.test(userAgent);
  const webView = host === 'native' || (isLikely && mayHaveApp({ host, userAgent }));
  return { host, platform, webView, userAgent };
}

/**
 * False inside known other apps, where a bridge of the same name is theirs: social apps, mini-programs and, by `AliApp(`,
 * Alibaba's.
 */
export const mayHaveApp = ({ host, userAgent }: Pick<Environment, 'host' | 'userAgent'>): boolean =>
  host === 'native' || (host === 'browser' && !/AliApp\(/.test(userAgent));
