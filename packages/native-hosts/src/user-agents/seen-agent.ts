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
  /** A plain web view in which a sister app may answer. */
  isWebView?: boolean;
  source: string;
}

/** Sources. All strings come from real requests, except those of `composed`, which we assembled. */
export const seen = {
  handed: 'handed over with the specification',
  matomo: 'matomo-org/device-detector, Tests/fixtures',
  hutool: 'dromara/hutool, UserAgentUtilTest',
  phpBrowser: 'foroco/php-browser-detection, tests',
  openHarmony: 'OpenHarmony documentation of its Web component',
  publicCode: 'requests kept in public code on GitHub',
  composed: 'composed of real parts',
} as const;

/** A web view on iOS, before what its app adds. */
export const ios = (version: string, build: string): string =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/${build}`;

/** A web view on Android, before what its app adds. */
export const android = (device: string, chrome: string): string =>
  `Mozilla/5.0 (Linux; ${device}; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/${chrome} Mobile Safari/537.36`;

/** Entries of one place: id, system, name, user agent, source. The id follows the place's own. */
export const seenIn = (
  place: Place,
  rows: readonly (readonly [string, SeenAgent['platform'], string, string, string])[],
): SeenAgent[] =>
  rows.map(([id, platform, name, userAgent, source]) => ({
    id: `${place.replace('_', '-')}-${id}`,
    place,
    platform,
    name,
    userAgent,
    source,
  }));
