import type { Host } from '@vip/host';
import type { PhoneApp } from './apps-on-phones.ts';

/** What can be done from where the page is shown. */
export type OpeningPlan =
  /** The app itself shows the page. */
  | { kind: 'inside' }
  /** A desktop: the phone scans the page. */
  | { kind: 'scan' }
  /** An app that lets no other app be opened. `menuWords` is its way into a browser, null where it has none. */
  | { kind: 'blocked'; place: string; menuWords: string | null }
  /** `arrival` is tried by itself, `tap` after a tap. */
  | { kind: 'try'; arrival: string; tap: string };

type Environment = Host['environment'];

/** Apps that swallow other apps' schemes, and what their menu at the top right calls a browser. */
const CLOSED: Partial<Record<Environment['host'], { place: string; menuWords: string | null }>> = {
  wechat: { place: '微信', menuWords: '在浏览器打开' },
  wecom: { place: '企业微信', menuWords: '在浏览器打开' },
  qq: { place: 'QQ', menuWords: '用浏览器打开' },
  weibo: { place: '微博', menuWords: '用浏览器打开' },
  douyin: { place: '抖音', menuWords: '用浏览器打开' },
  wechat_mini: { place: '小程序', menuWords: null },
  alipay: { place: '支付宝', menuWords: null },
  alipay_mini: { place: '小程序', menuWords: null },
  baidu: { place: '百度', menuWords: null },
};

/** Why nothing but a copied link leads on; null where apps can be opened. */
export const closedPlace = (environment: Environment): { place: string; menuWords: string | null } | null =>
  CLOSED[environment.host] ?? null;

/**
 * How to open `app` from here. Safari follows a universal link only after a tap, and to another site than the page's;
 * so a page that opens the app on arrival begins with the scheme everywhere.
 */
export function planOpening(environment: Environment, app: PhoneApp, isInside: boolean): OpeningPlan {
  if (isInside) return { kind: 'inside' };
  if (environment.platform === 'desktop') return { kind: 'scan' };
  const closed = closedPlace(environment);
  if (closed) return { kind: 'blocked', ...closed };
  const isSafari = environment.platform === 'ios' && environment.host === 'browser' && !environment.webView;
  return { kind: 'try', arrival: app.scheme, tap: isSafari ? app.universalLink : app.scheme };
}
