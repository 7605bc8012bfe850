import { statesOfPage } from '../page-scenes.ts';

const titled: Record<string, readonly string[]> = {
  隐私政策: [
    '/lxbpa',
    '/lxypa',
    '/tcqpa',
    '/ttscqa',
    '/xpypa',
    '/lapa',
    '/mrky/and/pa',
    '/mrky/ios/pa',
    '/yqgspa',
    '/yqgs/ios/pa',
    '/mxy/and/privacy',
    '/lxyprivacyagree',
    '/privacyagree',
  ],
  用户协议: [
    '/lxbua',
    '/lxyua',
    '/tcqua',
    '/ttscua',
    '/xpyua',
    '/laua',
    '/mrky/and/ua',
    '/mrky/ios/ua',
    '/yqgsua',
    '/mxy/and/user',
    '/lxyuseragree',
    '/useragree',
  ],
  会员服务协议: ['/lxbva', '/lxyva', '/ttscva', '/mrky/and/va', '/yqgsva', '/mxy/and/vip'],
  自动续费服务协议: ['/lxbsa', '/lxysa', '/ttscsa', '/yqgssa', '/yqgs/and/sa', '/mxy/and/subscribe'],
  积分说明: ['/mxy/and/integral'],
  最终用户许可协议: ['/mrky/ios/ea'],
};

/** The start of every legal text. */
export const legalScenes = Object.entries(titled).flatMap(([title, routes]) =>
  routes.flatMap((route) =>
    statesOfPage({ brand: 'main', route, title, account: null }, { key: 'default', state: title }),
  ),
);
