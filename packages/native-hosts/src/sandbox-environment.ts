import type { NativeHostId } from './hosts.ts';

/** A place in which the product is opened, as the workbench and the journeys play it. */
export interface SandboxEnvironment {
  id: string;
  /** Chinese, for the workbench. */
  name: string;
  /** What it is shown with: one app's versions and systems stand together. Chinese. */
  family: string;
  platform: 'ios' | 'android' | 'harmony' | 'desktop';
  userAgent: string;
  /** What the place puts into the page: a native app's bridge, a wallet's, or nothing. */
  kind: 'native' | 'wechat' | 'alipay' | 'none';
  /** For `native`: which of the fake apps, an id of `nativeHosts`. */
  app?: NativeHostId;
  /** Native apps: whether it has a cashier of its own. */
  hasPay?: boolean;
  /** `window.__wxjs_environment`, where WeChat sets it. */
  wxEnvironment?: string;
  /** `navigator.maxTouchPoints`, where the user agent does not tell it. */
  touchPoints?: number;
  /** How one pays there; Chinese, for the workbench. */
  hint: string;
}
