/** The app or browser that shows the page. `native` is a sister app. */
export type HostName =
  | 'native'
  | 'wechat'
  | 'wechat_mini'
  | 'wecom'
  | 'alipay'
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
  /** A plain web view without a social app's mark: a native app may answer here. */
  webView: boolean;
  userAgent: string;
}
