import type { LiveRoute } from './live-routes.ts';

/** An agreed route with its title and brand. */
export interface SpecifiedRoute {
  /** With `{name}` for a parameter. */
  pattern: string;
  title: string;
  brand: 'main' | 'honey' | 'youquan' | 'tuiwen';
}

/** All 64 agreed routes. By hand: the code is checked against this list, so a change here is a decision of the product. */
export const SPECIFIED: readonly SpecifiedRoute[] = [
  { pattern: '/', title: '支付', brand: 'main' },
  { pattern: '/result/{token}/{id}/{um}/{level}', title: '支付结果', brand: 'main' },
  { pattern: '/resulthoney/{token}/{id}/{um}/{level}', title: '支付结果', brand: 'honey' },
  { pattern: '/openapp', title: '打开App', brand: 'main' },
  { pattern: '/lxbfivepage', title: '打开App', brand: 'main' },
  { pattern: '/invitation', title: '邀请有礼', brand: 'main' },
  { pattern: '/invitation2', title: '邀请有礼', brand: 'main' },
  { pattern: '/share', title: '分享', brand: 'main' },
  { pattern: '/sougo', title: '会员特惠', brand: 'main' },
  { pattern: '/lxyuseragree', title: '用户协议', brand: 'main' },
  { pattern: '/useragree', title: '用户协议', brand: 'main' },
  { pattern: '/lxyprivacyagree', title: '隐私政策', brand: 'main' },
  { pattern: '/privacyagree', title: '隐私政策', brand: 'main' },
  { pattern: '/acpay', title: '活动', brand: 'main' },
  { pattern: '/wechatpay', title: '开通会员', brand: 'main' },
  { pattern: '/userpay', title: '会员支付', brand: 'main' },
  { pattern: '/detail/{id}/{fid}', title: '商品详情', brand: 'main' },
  { pattern: '/orderConfirm/{id}/{pid}/{fid}', title: '确认订单', brand: 'main' },
  { pattern: '/address/{id}/{pid}', title: '填写收货地址', brand: 'main' },
  { pattern: '/openweapp', title: '打开小程序', brand: 'main' },
  { pattern: '/honeywechatpay', title: '开通会员', brand: 'honey' },
  { pattern: '/youquanwechatpay', title: '开通会员', brand: 'youquan' },
  { pattern: '/tuiwenwechatpay', title: '开通会员', brand: 'tuiwen' },
  { pattern: '/tuiwendiscounts', title: '领取福利', brand: 'tuiwen' },
  { pattern: '/tuiwenupvip', title: '升级会员', brand: 'tuiwen' },
  { pattern: '/tuiwengo', title: '升级会员', brand: 'tuiwen' },
  { pattern: '/upgrade/base', title: '会员套餐', brand: 'main' },
  { pattern: '/upgrade/diy', title: '升级会员', brand: 'main' },
  { pattern: '/upgrade/use', title: '支付结果', brand: 'main' },
  { pattern: '/lxbpa', title: '隐私政策', brand: 'main' },
  { pattern: '/lxypa', title: '隐私政策', brand: 'main' },
  { pattern: '/tcqpa', title: '隐私政策', brand: 'main' },
  { pattern: '/xpypa', title: '隐私政策', brand: 'main' },
  { pattern: '/lapa', title: '隐私政策', brand: 'main' },
  { pattern: '/mrky/and/pa', title: '隐私政策', brand: 'main' },
  { pattern: '/mrky/ios/pa', title: '隐私政策', brand: 'main' },
  { pattern: '/yqgspa', title: '隐私政策', brand: 'main' },
  { pattern: '/yqgs/ios/pa', title: '隐私政策', brand: 'main' },
  { pattern: '/mxy/and/privacy', title: '隐私政策', brand: 'main' },
  { pattern: '/ttscqa', title: '隐私政策', brand: 'main' },
  { pattern: '/lxbua', title: '用户协议', brand: 'main' },
  { pattern: '/lxyua', title: '用户协议', brand: 'main' },
  { pattern: '/tcqua', title: '用户协议', brand: 'main' },
  { pattern: '/ttscua', title: '用户协议', brand: 'main' },
  { pattern: '/xpyua', title: '用户协议', brand: 'main' },
  { pattern: '/laua', title: '用户协议', brand: 'main' },
  { pattern: '/mrky/and/ua', title: '用户协议', brand: 'main' },
  { pattern: '/mrky/ios/ua', title: '用户协议', brand: 'main' },
  { pattern: '/yqgsua', title: '用户协议', brand: 'main' },
  { pattern: '/mxy/and/user', title: '用户协议', brand: 'main' },
  { pattern: '/lxbva', title: '会员服务协议', brand: 'main' },
  { pattern: '/lxyva', title: '会员服务协议', brand: 'main' },
  { pattern: '/ttscva', title: '会员服务协议', brand: 'main' },
  { pattern: '/mrky/and/va', title: '会员服务协议', brand: 'main' },
  { pattern: '/yqgsva', title: '会员服务协议', brand: 'main' },
  { pattern: '/mxy/and/vip', title: '会员服务协议', brand: 'main' },
  { pattern: '/mxy/and/integral', title: '积分说明', brand: 'main' },
  { pattern: '/lxbsa', title: '自动续费服务协议', brand: 'main' },
  { pattern: '/lxysa', title: '自动续费服务协议', brand: 'main' },
  { pattern: '/ttscsa', title: '自动续费服务协议', brand: 'main' },
  { pattern: '/yqgssa', title: '自动续费服务协议', brand: 'main' },
  { pattern: '/yqgs/and/sa', title: '自动续费服务协议', brand: 'main' },
  { pattern: '/mxy/and/subscribe', title: '自动续费服务协议', brand: 'main' },
  { pattern: '/mrky/ios/ea', title: '最终用户许可协议', brand: 'main' },
];

/**
 * Violations of the specification, one sentence each: routes that are missing, of another brand, with another title, or
 * without a journey. Further routes are each brand's own.
 */
export function routeViolations(
  specified: readonly SpecifiedRoute[],
  live: readonly LiveRoute[],
  testsOf: (pattern: string) => string[],
): string[] {
  return specified.flatMap(({ pattern, title, brand }) => {
    const declared = live.filter((one) => one.pattern === pattern);
    if (declared.length === 0) return [`${pattern} is declared by no brand`];
    return [
      ...declared.flatMap((route) => [
        ...(route.brand === brand ? [] : [`${pattern} belongs to ${brand}, and ${route.brand} declares it`]),
        ...(route.title === title ? [] : [`${pattern} is called ${title}, not ${route.title}`]),
      ]),
      ...(testsOf(pattern).length > 0 ? [] : [`${pattern} has no journey`]),
    ];
  });
}
