import type { RouteData } from '@vip/federation';

/** A release of a brand as a page needs it: files with their place and their hash. */
export interface LiveRelease {
  version: string;
  /** The container's global name. */
  container: string;
  /** Where the files lie, absolute or root-relative, with a slash at the end. */
  base: string;
  entry: string;
  pages: Record<string, { js: string[]; css: string[] }>;
  routes: RouteData[];
}

/** Run-time configuration as it is written into every page. */
export interface PageConfig {
  backends: Record<string, string>;
  allow: { pay: string[]; picture: string[]; open: string[] };
  /** WeChat's web page authorisation; `appid` '' where there is none. */
  wechat: { appid: string; authorize: string };
  origin: string;
}

/** What a composed page says to the shell: `window.__page`. */
export interface PageData {
  config: PageConfig;
  /** null on the not-found page. */
  brand: string | null;
  release: LiveRelease | null;
  /** The shell's version. */
  shell: string;
  /** `sha384-…` by file name, of the brand's and the shell's scripts. A script without one is not loaded. */
  integrity: Record<string, string>;
}

/** What the inline boot script leaves for the shell: `window.__boot`. */
export interface BootData {
  /** The page's first call, under way. */
  /** Set by the shell: from then on failures are its own to show. */
  isStarted: boolean;
  first: { url: string; token: string | null; answer: Promise<Response> } | null;
}
