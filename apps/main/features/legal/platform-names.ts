import type { Platform } from './app-facts.ts';

/** What an edition of a text is called. */
export const platformNames: Readonly<Record<Platform, string>> = {
  all: '应用通用版',
  android: 'Android 版',
  ios: 'iOS 版',
  web: '网页版',
};
