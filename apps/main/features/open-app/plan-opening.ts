import type { Host } from '@vip/host';
import type { PhoneApp } from './apps-on-phones.ts';

/** What the environment of the page allows. */
type OpeningPlan =
  /** The page is shown inside the app. */
  | { kind: 'inside' }
  /** Desktop: QR code for the phone. */
  | { kind: 'scan' }
  /** An app that cannot open others. `menuText` is its menu item that opens a browser, null if it has none. */
  | { kind: 'blocked'; place: string; menuText: string | null }
  /** `arrival` is opened automatically, `tap` after a tap. */
  | { kind: 'try'; arrival: string; tap: string };

type Environment = Host['environment'];

/** Apps that block the schemes of others, and the menu item that opens a browser. */
const CLOSED: Partial<Record<Environment['host'], { place: string; menuText: string | null }>> = {
  wechat: { place: '微信', menuText: '在浏览器打开' },
  wecom: { place: '企业微信', menuText: '在浏览器打开' },
  qq: { place: 'QQ', menuText: '用浏览器打开' },
  weibo: { place: '微博', menuText: '用浏览器打开' },
  douyin: { place: '抖音', menuText: '用浏览器打开' },
  wechat_mini: { place: '小程序', menuText: null },
  alipay: { place: '支付宝', menuText: null },
  alipay_mini: { place: '小程序', menuText: null },
  baidu: { place: '百度', menuText: null },
};

/** The app that blocks opening others; null if apps can be opened. */
export const closedPlace = (environment: Environment): { place: string; menuText: string | null } | null =>
  CLOSED[environment.host] ?? null;

/**
 * How to open `app` in this environment. Safari follows a universal link only after a tap and from another site, so on
 * arrival the scheme is used everywhere.
 */
export function planOpening(environment: Environment, app: PhoneApp, isInside: boolean): OpeningPlan {
  if (isInside) return { kind: 'inside' };
  if (environment.platform === 'desktop') return { kind: 'scan' };
  const closed = closedPlace(environment);
  if (closed) return { kind: 'blocked', ...closed };
  const isSafari = environment.platform === 'ios' && environment.host === 'browser' && !environment.webView;
  return { kind: 'try', arrival: app.scheme, tap: isSafari ? app.universalLink : app.scheme };
}

/** A source of an app. */
export interface Store {
  /** Label of the button. */
  text: string;
  address: string;
}

/**
 * Where to install an app, the usual source first. iOS opens App Store pages in the store. `market:` opens the store of
 * an Android phone; the download page is for phones without one.
 */
export function storesOf(app: PhoneApp, platform: Host['environment']['platform']): readonly Store[] {
  const page = { text: '官网下载', address: app.downloadPage };
  switch (platform) {
    case 'ios':
      return [{ text: '应用商店下载', address: `https://apps.apple.com/cn/app/id${app.appStoreId}` }];
    case 'android':
      return [{ text: '应用商店下载', address: `market://details?id=${app.androidPackage}` }, page];
    case 'harmony':
    case 'desktop':
      return [page];
  }
}
