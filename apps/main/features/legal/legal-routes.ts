import type { RouteDeclaration } from '@vip/host';

/** Paths by title (of the tab and the heading). */
const PATHS: Readonly<Record<string, readonly string[]>> = {
  隐私政策: [
    '/lxbpa',
    '/lxypa',
    '/lapa',
    '/tcqpa',
    '/xpypa',
    '/ttscqa',
    '/mrky/and/pa',
    '/mrky/ios/pa',
    '/yqgspa',
    '/yqgs/ios/pa',
    '/mxy/and/privacy',
    '/privacyagree',
    '/lxyprivacyagree',
  ],
  用户协议: [
    '/lxbua',
    '/lxyua',
    '/laua',
    '/tcqua',
    '/xpyua',
    '/ttscua',
    '/mrky/and/ua',
    '/mrky/ios/ua',
    '/yqgsua',
    '/mxy/and/user',
    '/useragree',
    '/lxyuseragree',
  ],
  会员服务协议: ['/lxbva', '/lxyva', '/ttscva', '/mrky/and/va', '/yqgsva', '/mxy/and/vip'],
  积分说明: ['/mxy/and/integral'],
  自动续费服务协议: ['/lxbsa', '/lxysa', '/ttscsa', '/yqgssa', '/yqgs/and/sa', '/mxy/and/subscribe'],
  最终用户许可协议: ['/mrky/ios/ea'],
};

/** One page for all paths. */
export const legalRoutes: RouteDeclaration[] = Object.entries(PATHS).flatMap(([title, paths]) =>
  paths.map((path) => ({ path, title, page: './legal' as const, session: 'none' as const })),
);
