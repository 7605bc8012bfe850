import type { LiveRoute } from './live-routes.ts';

/** An agreed route with its title and brand. */
export interface SpecifiedRoute {
  /** With `{name}` for a parameter. */
  pattern: string;
  title: string;
  brand: 'main' | 'honey' | 'youquan' | 'tuiwen';
}

const main = (title: string, ...patterns: string[]): SpecifiedRoute[] =>
  patterns.map((pattern) => ({ pattern, title, brand: 'main' }));

/** All 64 agreed routes. By hand: the code is checked against this list, so a change here is a decision of the product. */
export const SPECIFIED: readonly SpecifiedRoute[] = [
  ...main('支付', '/'),
  ...main('支付结果', '/result/{token}/{id}/{um}/{level}'),
  { pattern: '/resulthoney/{token}/{id}/{um}/{level}', title: '支付结果', brand: 'honey' },
  ...main('打开App', '/openapp', '/lxbfivepage'),
  ...main('邀请有礼', '/invitation', '/invitation2'),
  ...main('分享', '/share'),
  ...main('会员特惠', '/sougo'),
  ...main('用户协议', '/lxyuseragree', '/useragree'),
  ...main('隐私政策', '/lxyprivacyagree', '/privacyagree'),
  ...main('活动', '/acpay'),
  ...main('开通会员', '/wechatpay'),
  ...main('会员支付', '/userpay'),
  ...main('商品详情', '/detail/{id}/{fid}'),
  ...main('确认订单', '/orderConfirm/{id}/{pid}/{fid}'),
  ...main('填写收货地址', '/address/{id}/{pid}'),
  ...main('打开小程序', '/openweapp'),
  { pattern: '/honeywechatpay', title: '开通会员', brand: 'honey' },
  { pattern: '/youquanwechatpay', title: '开通会员', brand: 'youquan' },
  { pattern: '/tuiwenwechatpay', title: '开通会员', brand: 'tuiwen' },
  { pattern: '/tuiwendiscounts', title: '领取福利', brand: 'tuiwen' },
  { pattern: '/tuiwenupvip', title: '升级会员', brand: 'tuiwen' },
  { pattern: '/tuiwengo', title: '升级会员', brand: 'tuiwen' },
  ...main('会员套餐', '/upgrade/base'),
  ...main('升级会员', '/upgrade/diy'),
  ...main('支付结果', '/upgrade/use'),
  ...main(
    '隐私政策',
    '/lxbpa',
    '/lxypa',
    '/tcqpa',
    '/xpypa',
    '/lapa',
    '/mrky/and/pa',
    '/mrky/ios/pa',
    '/yqgspa',
  ),
  ...main('隐私政策', '/yqgs/ios/pa', '/mxy/and/privacy', '/ttscqa'),
  ...main(
    '用户协议',
    '/lxbua',
    '/lxyua',
    '/tcqua',
    '/ttscua',
    '/xpyua',
    '/laua',
    '/mrky/and/ua',
    '/mrky/ios/ua',
  ),
  ...main('用户协议', '/yqgsua', '/mxy/and/user'),
  ...main('会员服务协议', '/lxbva', '/lxyva', '/ttscva', '/mrky/and/va', '/yqgsva', '/mxy/and/vip'),
  ...main('积分说明', '/mxy/and/integral'),
  ...main('自动续费服务协议', '/lxbsa', '/lxysa', '/ttscsa', '/yqgssa', '/yqgs/and/sa', '/mxy/and/subscribe'),
  ...main('最终用户许可协议', '/mrky/ios/ea'),
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
