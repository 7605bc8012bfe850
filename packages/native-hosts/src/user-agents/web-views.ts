import { android, ios, seen, seenIn, type SeenAgent } from './seen-agent.ts';

const token = 'SisterApp/5.2.0 (lxb)';
const iPad = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';

/** Web views in which a sister app may answer: with the agreed token, or with nothing that an app added. */
export const webViews: readonly SeenAgent[] = [
  ...seenIn('native', [
    ['ios', 'ios', '自家 App', `${ios('16_3_1', '20D67')} ${token}`, seen.composed],
    ['ipad', 'ios', '自家 App，iPad 自称 Macintosh', `${iPad} ${token}`, seen.composed],
    [
      'android',
      'android',
      '自家 App',
      `${android('Android 13; PHF110 Build/RKQ1.211119.001', '116.0.0.0')} ${token}`,
      seen.composed,
    ],
    [
      'android-old',
      'android',
      '自家 App 3.4',
      `${android('Android 10; V2057A Build/QP1A.190711.020', '76.0.3809.89')} SisterApp/3.4.1 (lxb)`,
      seen.composed,
    ],
    [
      'harmony',
      'harmony',
      '自家 App，鸿蒙',
      `Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile ${token}`,
      seen.composed,
    ],
  ]),
  ...seenIn('browser', [
    ['web-view-ios', 'ios', '没有标记的网页视图', ios('16_3_1', '20D67'), seen.handed],
    [
      'web-view-ipad',
      'ios',
      '没有标记的网页视图，iPad',
      'Mozilla/5.0 (iPad; CPU iPad OS 17_1_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
      seen.matomo,
    ],
    ['web-view-macintosh', 'ios', '没有标记的网页视图，iPad 自称 Macintosh', iPad, seen.matomo],
    [
      'web-view-android',
      'android',
      '没有标记的网页视图',
      android('Android 13; PHF110 Build/RKQ1.211119.001', '116.0.0.0'),
      seen.handed,
    ],
    [
      'web-view-android-8',
      'android',
      '没有标记的网页视图，安卓 8',
      android('Android 8.1.0; X9 CALL2 Build/O11019', '123.0.6312.40'),
      seen.matomo,
    ],
  ]),
].map((agent) => ({ ...agent, isWebView: true }));
