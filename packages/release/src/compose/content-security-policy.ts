import type { PageConfig } from '@vip/release-format';
import { integrityOf } from '../releases/release-files.ts';

export interface PolicyParts {
  config: PageConfig;
  /** Every origin that pages are opened at. None: any script of the own origin may run. */
  origins: readonly string[];
  /** Folder of releases, with a slash at the end: on the page's own origin (`/r/`), or another one. */
  base: string;
  /** Folder of the registry's slices, with a slash at the end. */
  registry: string;
  /** The text between the inline script's tags. */
  script: string;
}

/**
 * Schemes of frames. `https:` and `wvjbscheme:` are WebViewJavascriptBridge's, whose hosts have underscores, which a policy
 * cannot contain (marcuswestin/WebViewJavascriptBridge#263); `yy:` is JsBridge's; `weixin:` carries the messages of
 * WeixinJSBridge, including payments; `data:` is the empty frame that makes old WeChat read a title again.
 */
const FRAMES = ["'self'", 'https:', 'wvjbscheme:', 'yy:', 'weixin:', 'data:'];

/**
 * Further form targets of a payment address: Chrome and WebKit apply the policy to redirects of a form too
 * (w3c/webappsec-csp#8), and Alipay's gateway redirects through other hosts of its own.
 */
const REDIRECTS: Record<string, readonly string[]> = {
  'https://openapi.alipay.com': ['https://*.alipay.com'],
};

/**
 * The policy of a composed page, for `<meta http-equiv="Content-Security-Policy">`, placed before everything that it applies
 * to. The server sends what a meta tag cannot contain (`frame-ancestors`). Links, `tel:` and apps' schemes are navigations,
 * which no policy limits. Throws on an address that is neither a path, a web address nor a scheme.
 */
export function contentSecurityPolicy({ config, origins, base, registry, script }: PolicyParts): string {
  const releases = folderSource(base);
  const backends = [...Object.values(config.backends), config.events ?? '/'].map(originSource);
  const pay = config.allow.pay.flatMap((address) => [allowedSource(address), ...(REDIRECTS[address] ?? [])]);
  const policy: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': [...scriptFolders(base, origins), `'${integrityOf(script)}'`],
    // Styles are inline in the HTML, and pages set lengths and colours on elements.
    'style-src': [releases, "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', releases, ...config.allow.picture.map(allowedSource)],
    'connect-src': ["'self'", releases, folderSource(registry), ...backends],
    'form-action': ["'self'", ...pay],
    'frame-src': FRAMES,
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
  };
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...new Set(sources)].join(' '))
    .join('; ');
}

const isOwn = (address: string) => /^\/(?![/\\])/.test(address);

/** Parses a web address. Throws on anything else, which would make the policy narrower or wider than intended. */
function webAddress(address: string): URL {
  const url = new URL(address);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  if (!isWeb || url.host.includes('*')) throw new Error(`${address} is not a web address`);
  return url;
}

const originSource = (address: string): string => (isOwn(address) ? "'self'" : webAddress(address).origin);

/** For another origin the folder only: a bucket's host may have files of others. */
function folderSource(address: string): string {
  if (isOwn(address)) return "'self'";
  const { origin, pathname } = webAddress(address);
  // These two characters end a source and a policy.
  return origin + pathname.replace(/;/g, '%3B').replace(/,/g, '%2C');
}

/** Where scripts are. A source with a path needs its origin, and a page has that of the address it was opened at. */
const scriptFolders = (base: string, origins: readonly string[]): string[] =>
  isOwn(base) && origins.length > 0
    ? origins.map((origin) => folderSource(origin + base))
    : [folderSource(base)];

/** An entry of an allow-list: `self`, an origin, or an app's scheme (`alipays:`). */
function allowedSource(entry: string): string {
  if (entry === 'self') return "'self'";
  return /^(?!https?:)[a-z][a-z\d+.-]*:$/.test(entry) ? entry : originSource(entry);
}
