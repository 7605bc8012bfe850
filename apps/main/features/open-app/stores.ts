import type { Host } from '@vip/host';
import type { PhoneApp } from './apps-on-phones.ts';

/** A place to get an app from. */
export interface Store {
  /** What the button says. */
  text: string;
  address: string;
}

/**
 * Where an app is installed from, the usual place first. iOS gives App Store pages to the store itself. `market:` opens
 * whatever store an Android phone has; one without a store has the download page.
 */
export function storesOf(app: PhoneApp, platform: Host['environment']['platform']): readonly Store[] {
  const page = { text: '去网页下载', address: app.downloadPage };
  switch (platform) {
    case 'ios':
      return [{ text: '去应用商店下载', address: `https://apps.apple.com/cn/app/id${app.appStoreId}` }];
    case 'android':
      return [{ text: '去应用商店下载', address: `market://details?id=${app.androidPackage}` }, page];
    case 'harmony':
    case 'desktop':
      return [page];
  }
}
