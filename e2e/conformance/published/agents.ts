/** The sandbox's environments with agents of apps, by platform: with and without signs of a web view. */
const WEB_VIEWS = {
  ios: [
    'ua-browser-web-view-ios',
    'ua-suffix-ios-like-safari-short',
    'ua-replaced-ios',
    'ua-suffix-ipad-macintosh',
    'ua-suffix-ios-qq-kit',
    'ua-suffix-ios',
  ],
  android: [
    'ua-browser-web-view-android',
    'ua-suffix-android-no-wv',
    'ua-android-no-wv',
    'ua-android-4.4',
    'ua-android-x5',
    'ua-android-u4',
    'ua-android-wv-tight',
    'ua-replaced-android',
    'ua-harmony-4',
  ],
  harmony: ['ua-browser-arkweb', 'ua-suffix-harmony'],
} as const;

/** Plain browsers' agents: an app that injects an object may have any. */
const LIKE_BROWSERS = { ios: ['ua-browser-safari-18'], android: ['browser'], harmony: [] } as const;

export type Platform = keyof typeof WEB_VIEWS;

/** One environment after the other, so that a suite has them all. `anywhere`: also those of plain browsers. */
export function environmentOf(
  platform: Platform,
  index: number,
  { anywhere }: { anywhere: boolean },
): string {
  const ids = [...WEB_VIEWS[platform], ...(anywhere ? LIKE_BROWSERS[platform] : [])];
  return ids[index % ids.length]!;
}
