import { nativeApps, type SandboxEnvironment } from './native-apps.ts';
import { seenAgent, userAgents, type Place, type SeenAgent } from './user-agents.ts';

type PlaceFacts = Pick<SandboxEnvironment, 'family' | 'kind' | 'hint'>;

/** What each place injects and how to pay there. Web views of this list have no bridge. */
const placeFacts: Readonly<Record<Place, PlaceFacts>> = {
  native: { family: '网页视图', kind: 'none', hint: 'H5 支付' },
  wechat: { family: '微信', kind: 'wechat', hint: 'JSAPI 支付' },
  wechat_mini: { family: '小程序', kind: 'wechat', hint: '不能支付，复制链接' },
  wecom: { family: '企业微信', kind: 'wechat', hint: '不能支付，复制链接' },
  alipay: { family: '支付宝', kind: 'alipay', hint: 'tradePay 支付' },
  alipay_mini: { family: '小程序', kind: 'alipay', hint: '不能支付，复制链接' },
  qq: { family: 'QQ', kind: 'none', hint: 'H5 支付' },
  weibo: { family: '微博', kind: 'none', hint: 'H5 支付' },
  douyin: { family: '抖音', kind: 'none', hint: 'H5 支付' },
  baidu: { family: '百度', kind: 'none', hint: 'H5 支付' },
  quark: { family: '夸克', kind: 'none', hint: 'H5 支付' },
  uc: { family: 'UC', kind: 'none', hint: 'H5 支付' },
  browser: { family: '浏览器', kind: 'none', hint: 'H5 支付' },
};

/** On a desktop, these show a QR code for the phone. */
const scanned = new Set<Place>(['native', 'qq', 'weibo', 'douyin', 'baidu', 'quark', 'uc', 'browser']);

const factsOf = ({ place, platform, isWebView }: SeenAgent): PlaceFacts => ({
  ...placeFacts[place],
  ...(isWebView && { family: '网页视图' }),
  ...(platform === 'desktop' && scanned.has(place) && { hint: '手机扫码' }),
});

const environmentOf = (agent: SeenAgent, id: string, name: string): SandboxEnvironment => ({
  id,
  name,
  platform: agent.platform,
  userAgent: agent.userAgent,
  ...factsOf(agent),
  ...(agent.wxEnvironment !== undefined && { wxEnvironment: agent.wxEnvironment }),
  ...(agent.touchPoints !== undefined && { touchPoints: agent.touchPoints }),
});

/** The most common places, with short ids and their own names. */
const daily = new Map<string, readonly [agent: string, name: string]>([
  ['browser', ['browser-chrome-120', '手机浏览器']],
  ['wechat-ios', ['wechat-ios-6.3', '微信 iOS']],
  ['wechat-android', ['wechat-android-8.0', '微信安卓']],
  ['wechat-mini', ['wechat-mini-android-6.6', '微信小程序']],
  ['wecom', ['wecom-ios-4.1', '企业微信']],
  ['alipay-ios', ['alipay-ios-10.1', '支付宝 iOS']],
  ['alipay-android', ['alipay-android-10.2', '支付宝安卓']],
  ['alipay-mini', ['alipay-mini-ios-10.3', '支付宝小程序']],
  ['qq', ['qq-ios-9.0.16', 'QQ']],
  ['weibo', ['weibo-android-9.4', '微博']],
  ['baidu', ['baidu-android-12.10', '百度']],
  ['quark', ['quark-android-7.9', '夸克']],
  ['uc', ['uc-android-11.2', 'UC 浏览器']],
  ['douyin', ['douyin-ios-31.9', '抖音']],
  ['desktop', ['browser-chrome-windows', '电脑浏览器']],
]);

/** WeChat sets `__wxjs_environment` in the web view of its mini-programs. */
const marked = (place: SandboxEnvironment): SandboxEnvironment =>
  place.id === 'wechat-mini' ? { ...place, wxEnvironment: 'miniprogram' } : place;

const dailyPlaces: readonly SandboxEnvironment[] = [...daily].map(([id, [agent, name]]) =>
  marked(environmentOf(seenAgent(agent), id, name)),
);

const taken = new Set([...daily.values()].map(([agent]) => agent));

/** Every other user agent of the corpus, `ua-…`. */
const seenPlaces: readonly SandboxEnvironment[] = userAgents
  .filter(({ id }) => !taken.has(id))
  .map((agent) => environmentOf(agent, `ua-${agent.id}`, agent.name));

const [browser, ...others] = dailyPlaces;

/** Every environment: the phone browser (the default), native apps, common wallets and social apps, all other user agents. */
export const environments: readonly SandboxEnvironment[] = [
  ...(browser ? [browser] : []),
  ...nativeApps,
  ...others,
  ...seenPlaces,
];
