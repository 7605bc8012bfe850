import type { RouteData } from './build.ts';
import type { ReleaseReason } from './choose-release.ts';
import type { PackedSeller, SellerData } from './seller.ts';

/** By file name: the version whose folder has the file under the address that browsers know it by. */
export type Folders = Record<string, string>;

/**
 * A release of a brand as a page can load it. In composed HTML it has only the HTML's own page and route; in storage, and
 * once `manifest` was fetched, all of them.
 */
export interface LoadableRelease {
  version: string;
  /** The container's global name. */
  container: string;
  entry: string;
  /** Files by page: what is loaded at the start. */
  pages: Record<string, { js: string[]; css: string[] }>;
  routes: RouteData[];
  /** In composed HTML packed, and only where its route sells or shows a result. */
  seller?: SellerData | PackedSeller;
  /** `sha256-…` by file name, of scripts and style sheets. A file without one is not loaded. */
  integrity: Record<string, string>;
  /** Where unchanged files are: `folderOf`. */
  folders?: Folders;
  /** Integrity of `release.json` beside the files: the `ReleaseManifest`. */
  manifest: string;
}

/** The shell as a page can load it. */
export interface LoadableShell {
  version: string;
  js: string[];
  css: string[];
  integrity: Record<string, string>;
  folders?: Folders;
}

/** The adapters of `packages/api/src/adapters/systems`: a chunk `adapter-<name>` of the shell each. */
export const ADAPTERS = ['litemall', 'laravel'] as const;

export type AdapterName = (typeof ADAPTERS)[number];

/** What a backend can do. A page has only what differs from the contract. */
export interface Capabilities {
  /**
   * Where the key of an order goes: a field of the body, or nowhere. `search`: nowhere, but the adapter looks for the unpaid
   * order before it makes another. The contract has the header `Idempotency-Key`.
   */
  idempotency?: 'none' | 'search' | { field: string };
  /** An order gets no second pay instruction: a new one is made once the old one is closed. */
  payAgain?: 'new';
  /** Seconds for which an unpaid order can be paid, at most. Counts only without a key. */
  orderValidS?: number;
  /** Seconds until another SMS code may be requested, whatever the answer says. */
  smsResendS?: number;
  /** What a brand's backend has in place of `/web`; may be ''. */
  prefix?: string;
}

/** What the backends of these adapters can do, if no setting says otherwise: as the descriptions in `systems` are. */
export const ADAPTER_CAPABILITIES: Readonly<Record<AdapterName, Capabilities>> = {
  litemall: { idempotency: 'search' },
  laravel: { idempotency: { field: 'request_id' } },
};

/** Run-time configuration as it is written into every page. */
export interface PageConfig {
  /** That of the site's configuration. Left out by sites that were composed before it had one. */
  version?: number;
  backends: Record<string, string>;
  /** Address of the event upload. Left out by sites that were composed before there was one. */
  events?: string;
  /**
   * By the backend's name. A backend without one speaks the contract as it is, `contract` with other headers, fields or
   * paths, which `capabilities` has.
   */
  adapters?: Record<string, AdapterName | 'contract'>;
  /** By the backend's name. A backend without any can do what the contract says. */
  capabilities?: Record<string, Capabilities>;
  allow: { pay: string[]; picture: string[]; open: string[] };
  /** WeChat's web page authorisation; `appid` '' if not configured. */
  wechat: { appid: string; authorize: string };
  origin: string;
}

/** A public key that may sign a brand's slice (ES256): the variable fields of a JWK. */
export interface PublicKey {
  kid: string;
  x: string;
  y: string;
}

/** A brand's releases to choose from: inlined in the HTML, or fetched from the registry and stored. */
export interface ReleaseSlice {
  serial: number;
  live: LoadableRelease | null;
  canary: { share: number; salt: string; release: LoadableRelease | null } | null;
  lastGood: LoadableRelease | null;
}

/** Data of a composed page: `window.__page`, as the HTML has it. */
export interface ComposedData {
  config: PageConfig;
  /** null on the not-found page. */
  brand: string | null;
  /** The route's path pattern. */
  route: string | null;
  /** Folder of releases, with a slash at the end: `<base><brand>/<folder>/<file>`, with the folder of `folderOf`. */
  base: string;
  /** Folder of the registry's slices, with a slash at the end: `<registry><brand>.json`. */
  registry: string;
  shell: LoadableShell;
  slice: ReleaseSlice;
  /** Keys that may sign this brand's slice. */
  keys: PublicKey[];
  /** The version of the skeleton and styles in this HTML; null if it has none. */
  composed: string | null;
}

/** What the boot script adds to `window.__page` before any other script runs. */
export interface PageData extends ComposedData {
  /** The chosen release; null if no release has this page. */
  release: LoadableRelease | null;
  /** null without a release. */
  why: ReleaseReason | null;
  /** Serial of the slice that the choice was made from: the HTML's, or a newer stored one. */
  serial: number;
  /** True if the skeleton and styles in the HTML are those of the chosen release. */
  isComposed: boolean;
  /** `sha256-…` by file name, of the chosen release's and shell's files. */
  integrity: Record<string, string>;
  /** Permissions of the override link; null without one. */
  override: { allowPay: boolean; expiresAt: number } | null;
}

/** What the inline boot script leaves for the shell: `window.__boot`. */
export interface BootData {
  /** Set by the shell, which shows failures from then on. */
  isStarted: boolean;
  /** The shell timed out and the root was replaced by an error message. */
  isReplaced: boolean;
  /**
   * The `input`, `click` and `submit` events so far; null once the page listens itself. Left out in HTML that was composed
   * before there was this.
   */
  input?: Event[] | null;
  /** The page's first call in flight, and its body, which the answer can be asked for again. */
  first: { url: string; token: string | null; answer: Promise<Response>; text: Promise<string> } | null;
}

/** The address or path of a route's first call with its values: `{ct}` is the client type. */
export const fillFirstCall = (template: string, clientType: number): string =>
  template.replace('{ct}', String(clientType));

/** `window.__release`: for operators, and what every event carries. */
export interface RunningRelease {
  brand: string | null;
  release: string | null;
  shell: string;
  why: ReleaseReason | null;
  serial: number;
  /** For `pnpm release replay`: `passportOf`. */
  passport: string | null;
}

/** Delimits the page data in the inline script, so that a dev server finds it. */
const DELIMITER = '/*page*/';

/**
 * A value as a script literal: without `</script>`, without line separators that old engines cannot parse, and with
 * `__proto__` as a key instead of a prototype.
 */
export const scriptLiteral = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/[<\u2028\u2029]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .replace(/"__proto__":/g, '["__proto__"]:');

/** The page data for the inline script of composed HTML. */
export const pageLiteral = (page: ComposedData): string => DELIMITER + scriptLiteral(page) + DELIMITER;

/** Reads the page data from composed HTML; `replace` returns the HTML with other data. Throws if there is none. */
export function findPageLiteral(html: string): {
  page: ComposedData;
  replace(other: ComposedData): string;
} {
  const [before, literal, after, ...more] = html.split(DELIMITER);
  if (literal === undefined || after === undefined || more.length > 0)
    throw new Error('this is not a composed page: it has no page data');
  const page = JSON.parse(literal.replace(/\["__proto__"\]:/g, '"__proto__":')) as ComposedData;
  return { page, replace: (other) => before + pageLiteral(other) + after };
}
