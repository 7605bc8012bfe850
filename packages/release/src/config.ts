import type { PageConfig } from '@vip/release-format';

const list = (text: string | undefined, otherwise: string): string[] =>
  (text ?? otherwise)
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);

/** The sister apps' schemes and universal links, app stores, and links of mini-programs. */
// PLACEHOLDER default of ALLOW_OPEN: the schemes and the domain of apps/main/features/open-app/apps-on-phones.ts
const OPEN =
  'self,lxb:,lxy:,lapp:,tcq:,xpy:,ttscq:,mrky:,yqgs:,mxy:,tuiwen:,market:,weixin:,https://wxaurl.cn,https://apps.apple.com,https://app.lxb.cn';

/**
 * Run-time configuration, from the environment when pages are composed: never in a release.
 * `self` in an allow-list is the page's own origin.
 */
export function pageConfig(env: NodeJS.ProcessEnv): PageConfig {
  return {
    backends: {
      main: env['API_MAIN'] ?? '/api/main',
      datacenter: env['API_DATACENTER'] ?? '/api/datacenter',
      honey: env['API_HONEY'] ?? '/api/honey',
      youquan: env['API_YOUQUAN'] ?? '/api/youquan',
      tuiwen: env['API_TUIWEN'] ?? '/api/tuiwen',
      events: env['API_EVENTS'] ?? '/api/events',
    },
    allow: {
      pay: list(
        env['ALLOW_PAY'],
        'https://wx.tenpay.com,https://openapi.alipay.com,https://mclient.alipay.com',
      ),
      picture: list(env['ALLOW_PICTURE'], 'self'),
      open: list(env['ALLOW_OPEN'], OPEN),
    },
    wechat: {
      appid: env['WECHAT_APPID'] ?? '',
      authorize: env['WECHAT_AUTHORIZE'] ?? 'https://open.weixin.qq.com/connect/oauth2/authorize',
    },
    origin: env['SITE_ORIGIN'] ?? '',
  };
}

/** Address of releases; on another origin scripts are cross-origin. */
export const releaseBase = (env: NodeJS.ProcessEnv): string => env['RELEASE_BASE'] ?? '/r/';

/** Address of the registry's slices. */
export const registryBase = (env: NodeJS.ProcessEnv): string => env['REGISTRY_BASE'] ?? '/registry/';
