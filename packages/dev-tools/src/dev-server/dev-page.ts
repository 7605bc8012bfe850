import { findPageLiteral, memoryKey, type LoadableRelease, type RouteData } from '@vip/release-format';
import { devClient, type DevClientOptions } from './dev-client.ts';

export interface DevPageOptions extends Omit<DevClientOptions, 'storageKey'> {
  /** The shell's not-found page: it contains the shell and no brand. */
  template: string;
  route: RouteData;
  /** null before the first successful build: the page then only shows the compile errors. */
  release: LoadableRelease | null;
}

/**
 * A dev page in the shell of a composed site. The boot script finds a release without a composed skeleton and writes its
 * tags with their hashes. Different from a released page: no content security policy, no skeleton, nothing stored about
 * releases, and the sandbox as the only backend.
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
  const script = `(${devClient.toString()})(${JSON.stringify({ ...client, storageKey: memoryKey(client.brand) })})`;
  return html
    .replace(/<meta http-equiv="content-security-policy"[^>]*>/i, '')
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeText(route.title)}</title>`)
    .replace(/<head>/, (head) => `${head}<script>${script}</script>`);
}

const escapeText = (text: string): string => text.replace(/[&<>]/g, (char) => `&#${char.charCodeAt(0)};`);

/** The official account that the sandbox knows, and its authorization page. */
const SANDBOX_WECHAT = { appid: 'wx5a4d8e17c0b3f926', authorize: '/cashier/authorize' };

/** The shell's configuration with the sandbox as backend and wallet, never real ones. */
const sandboxed = <C extends { backends: Record<string, string>; allow: object }>(config: C) => ({
  ...config,
  backends: Object.fromEntries(Object.keys(config.backends).map((name) => [name, `/api/${name}`])),
  events: '/api/events/v1/events',
  allow: { ...config.allow, pay: ['self'], picture: ['/__sandbox/pictures/'] },
  wechat: SANDBOX_WECHAT,
  origin: '',
});
