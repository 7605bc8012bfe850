import type { Platform } from './app-facts.ts';

/** After the app's name, where a text is not good everywhere. */
export const platformNames: Readonly<Record<Platform, string>> = {
  all: '',
  android: ' Android 版',
  ios: ' iOS 版',
  web: ' 网页版',
};
