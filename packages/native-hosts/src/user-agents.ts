import list from './user-agents.json' with { type: 'json' };

/** The app or browser, by the names of the bridge's environment detection. */
export type Place =
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

/** A user agent from a real request, and the app that sent it. */
export interface SeenAgent {
  /** Unique, letters, digits, dots and hyphens. */
  id: string;
  place: Place;
  platform: 'ios' | 'android' | 'harmony' | 'desktop';
  /** Chinese, for the workbench: app and peculiarity. */
  name: string;
  userAgent: string;
  /** `window.__wxjs_environment`, where WeChat sets it. */
  wxEnvironment?: string;
  /** `navigator.maxTouchPoints`, if the user agent alone looks like a computer's. */
  touchPoints?: number;
  /** Probably the web view of an app that is no social app: a sister app is invited here. */
  isWebView?: boolean;
  /** Where the real request was found; "composed of real parts" for those that we assembled. */
  source: string;
}

/**
 * User agents from real requests with the app that sent them: at least two of every place on iOS and on Android, and
 * misleading ones. Environment detection is tested with them; the workbench offers each.
 */
export const userAgents = list as readonly SeenAgent[];

/** The entry with that id. Throws if there is none. */
export function seenAgent(id: string): SeenAgent {
  const found = userAgents.find((agent) => agent.id === id);
  if (!found) throw new Error(`no user agent is called ${id}`);
  return found;
}
