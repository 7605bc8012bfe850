import path from 'node:path';
import type { RouteData } from '@vip/release-format';
import type { BrowserContext, Request, Route } from 'playwright-core';
import type { Pair } from './fit.ts';

/** The site as it would be with a pair live; the browser can request nothing else. */
export interface SmokeSite {
  /** The HTML of one of the release's routes. */
  open(pair: Pair, route: RouteData): Promise<string>;
  /** Folder of releases, with a slash at the end: on the page's origin (`/r/`) or another one. */
  base: string;
  /** A file below it, such as `honey/1a2b3c4d5e6f/entry.js`; null if there is none. */
  file(name: string): Promise<Buffer | null>;
}

/** An origin that does not exist: every request is answered here or refused. */
export const ORIGIN = 'https://smoke.invalid';

/** A document of the site. */
export interface Served {
  document: { path: string; html: string };
  report(failure: string): void;
  /** Called before a request is answered. True: it was answered, or never will be. `file`: its name below the site's base. */
  before?(route: Route, file: string | null): Promise<boolean>;
}

/** The path of a route with a value for each parameter. */
export const addressOf = ({ path: pattern }: RouteData): string => pattern.replace(/:\w+/g, '1');

export const firstLine = (text: string): string => text.replace(/\n[^]*/, '');

const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

/**
 * Serves the present document and the site's files to a browser. Backends on the page's own origin answer 503, other
 * origins refuse the connection. Missing scripts and style sheets are reported.
 */
export async function serveSite(
  context: BrowserContext,
  site: SmokeSite,
  present: () => Served,
): Promise<void> {
  const base = new URL(site.base, ORIGIN).href;
  await context.route('**/*', async (route) => {
    const { document, report, before } = present();
    const { origin, pathname } = new URL(route.request().url());
    const address = origin + pathname;
    const file = address.startsWith(base) ? address.slice(base.length) : null;
    if (await before?.(route, file)) return;
    if (origin !== ORIGIN && file === null) return route.abort('connectionrefused');
    if (route.request().isNavigationRequest())
      // Other navigations: the page stays.
      return address === ORIGIN + document.path
        ? route.fulfill({ contentType: 'text/html; charset=utf-8', body: document.html })
        : route.fulfill({ status: 204 });
    const body = file === null ? null : await site.file(file);
    if (body)
      return route.fulfill({
        contentType: TYPES[path.extname(pathname)] ?? 'application/octet-stream',
        // As servers of releases answer (`hosting/nginx/releases.conf`): scripts are requested with CORS.
        headers: { 'access-control-allow-origin': '*' },
        body,
      });
    return refuse(route, pathname, report);
  });
}

const isCode = (request: Request) => ['script', 'stylesheet'].includes(request.resourceType());

function refuse(route: Route, pathname: string, report: (failure: string) => void): Promise<void> {
  if (!isCode(route.request())) return route.fulfill({ status: 503 });
  report(`requests ${pathname}, which does not exist`);
  return route.fulfill({ status: 404 });
}
