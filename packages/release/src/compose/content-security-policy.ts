import { createHash } from 'node:crypto';
import type { PageConfig } from '@vip/release-format';

/** What a page's policy depends on. */
export interface PolicyParts {
  config: PageConfig;
  /** Where releases lie, with a slash at the end: of the page's own origin (`/r/`), or of another one. */
  base: string;
  /** Where the registry's slices lie, with a slash at the end. */
  registry: string;
  /** `inlineHash` of the page's inline script. */
  script: string;
}

/**
 * Schemes that frames are opened with. `https:` and `wvjbscheme:` are WebViewJavascriptBridge's, whose own hosts have
 * underscores, which a policy cannot name (marcuswestin/WebViewJavascriptBridge#263); `yy:` is JsBridge's; `weixin:`
 * carries what WeixinJSBridge sends in the pages of WeChat, payments too; `data:` is the empty frame that has old WeChat
 * read a title again.
 */
const FRAMES = ["'self'", 'https:', 'wvjbscheme:', 'yy:', 'weixin:', 'data:'];

/**
 * Where a form goes on to from an address that may be paid at: Chrome and WebKit hold redirects of a form against the
 * policy too (w3c/webappsec-csp#8), and Alipay's gateway sends a buyer on through other hosts of its own.
 */
const GOES_ON: Record<string, readonly string[]> = { 'https://openapi.alipay.com': ['https://*.alipay.com'] };

/** A hash as a policy names it, of the text between the inline script's tags. */
export const inlineHash = (script: string): string =>
  `sha256-${createHash('sha256').update(script).digest('base64')}`;

/**
 * The policy of a composed page, for `<meta http-equiv="Content-Security-Policy">`; before everything that it is to hold
 * for. What a meta tag cannot say (`frame-ancestors`) is the server's. Links, calls (`tel:`) and apps' schemes are
 * navigations, which no policy limits. Throws on an address that is neither a path, a web address nor a scheme.
 */
export function contentSecurityPolicy({ config, base, registry, script }: PolicyParts): string {
  const releases = folderSource(base);
  const backends = Object.values(config.backends).map(originSource);
  const pay = config.allow.pay.flatMap((address) => [allowedSource(address), ...(GOES_ON[address] ?? [])]);
  const policy: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': [releases, hashSource(script)],
    // Styles are inline in the HTML, and pages set lengths and colours of their own on elements.
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

/** The web address, or a throw: a policy that names something else would allow less or more than meant. */
function webAddress(address: string): URL {
  const url = new URL(address);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  if (!isWeb || url.host.includes('*')) throw new Error(`${address} is no web address`);
  return url;
}

const originSource = (address: string): string => (isOwn(address) ? "'self'" : webAddress(address).origin);

/** Of another origin only the folder: a bucket's host may have other people's files beside ours. */
function folderSource(address: string): string {
  if (isOwn(address)) return "'self'";
  const { origin, pathname } = webAddress(address);
  // These two end a source and a policy.
  return origin + pathname.replace(/;/g, '%3B').replace(/,/g, '%2C');
}

/** An entry of an allow-list: `self`, an origin, or an app's scheme (`alipays:`). */
function allowedSource(entry: string): string {
  if (entry === 'self') return "'self'";
  return /^(?!https?:)[a-z][a-z\d+.-]*:$/.test(entry) ? entry : originSource(entry);
}

function hashSource(hash: string): string {
  if (!/^sha256-[\w+/]{43}=$/.test(hash)) throw new Error(`${hash} is no sha256 hash`);
  return `'${hash}'`;
}
