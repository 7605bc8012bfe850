import { findPageLiteral, type RouteData, type LoadableRelease } from '@vip/release-format';
import { devClient, type DevClientOptions } from './dev-client.ts';

export interface DevPageOptions extends DevClientOptions {
  /** The not-found page of the site that the shell is from: it has the shell and no brand. */
  template: string;
  route: RouteData;
  /** null before the first build that worked: the page then says what is wrong and loads nothing. */
  release: LoadableRelease | null;
}

/**
 * A page of the brand that is being written, in the shell of a composed site. The boot script finds a release whose
 * skeleton the HTML does not have, and writes its tags with their hashes. What is not as in a released page: there is no
 * content security policy, no skeleton, nothing is remembered of releases, and all calls go to the sandbox.
 */
export function devPage({ template, route, release, ...client }: DevPageOptions): string {
  const { page, replace } = findPageLiteral(template);
  const html = replace({
    ...page,
    config: sandboxed(page.config),
    base: '/r/',
    registry: '/registry/',
    brand: client.brand,
    route: route.path,
    slice: { serial: 0, live: release, canary: null, lastGood: null },
    keys: [],
    composed: null,
  });
  const script = `(${devClient.toString()})(${JSON.stringify(client)})`;
  return html
    .replace(/<meta http-equiv="content-security-policy"[^>]*>/i, '')
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeText(route.title)}</title>`)
    .replace(/<head>/, (head) => `${head}<script>${script}</script>`);
}

const escapeText = (text: string): string => text.replace(/[&<>]/g, (char) => `&#${char.charCodeAt(0)};`);

/** The official account that the sandbox's WeChat knows, and where it authorises. */
const SANDBOX_WECHAT = { appid: 'wx5a4d8e17c0b3f926', authorize: '/cashier/authorize' };

/** The configuration with the sandbox behind it: no call of a page in the making goes to a real backend or wallet. */
const sandboxed = <C extends { backends: Record<string, string>; allow: object }>(config: C) => ({
  ...config,
  backends: Object.fromEntries(Object.keys(config.backends).map((name) => [name, `/api/${name}`])),
  allow: { ...config.allow, pay: ['self'], picture: ['/__sandbox/pictures/'] },
  wechat: SANDBOX_WECHAT,
  origin: '',
});
