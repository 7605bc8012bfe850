import { serveStatic } from '@hono/node-server/serve-static';
import { pageFiles } from '@vip/release-format';
import { type Context, Hono } from 'hono';
import { etag } from 'hono/etag';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RequestEnv, World } from '../world.ts';
import {
  DOMAIN_HEADERS,
  environmentOf,
  NO_FILE_HEADERS,
  PAGE_HEADERS,
  REGISTRY_HEADERS,
  releaseHeaders,
  withEnvironment,
} from './headers.ts';

const NOTHING_COMPOSED = `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport"
content="width=device-width,initial-scale=1"><title>页面不存在</title></head><body><main><h1>页面不存在</h1>
<p>这里还没有可显示的页面。</p></main></body></html>`;

const pathOf = (c: Context<RequestEnv>) => new URL(c.req.url).pathname;

/**
 * A file of the site, precompressed if the browser accepts it. null if it is missing. `name` is not checked: it must stay
 * inside the folder.
 */
async function siteFile(
  world: World,
  c: Context<RequestEnv>,
  name: string,
  headers: Record<string, string>,
): Promise<Response | null> {
  if (world.siteDir === '') return null;
  const serve = serveStatic<RequestEnv>({ root: world.siteDir, path: name, precompressed: true });
  const file = await serve(c, () => Promise.resolve());
  if (!file) return null;
  for (const [header, value] of Object.entries(headers)) file.headers.set(header, value);
  // nginx names no charset here.
  if (name.endsWith('.svg')) file.headers.set('content-type', 'image/svg+xml');
  return file;
}

const noFile = (c: Context<RequestEnv>) => c.body('no such file', 404, NO_FILE_HEADERS);

/** Files of releases: plain names only. */
async function releaseFile(world: World, c: Context<RequestEnv>): Promise<Response> {
  const path = pathOf(c);
  const isPlain = /^\/r(?:\/[\w~@-][\w.~@-]*)+$/.test(path);
  const headers = releaseHeaders(path === '/r/alive.txt');
  return (isPlain && (await siteFile(world, c, path, headers))) || noFile(c);
}

/** Files by which other platforms verify the domain. apple-app-site-association is JSON without an ending. */
async function domainFile(world: World, c: Context<RequestEnv>): Promise<Response> {
  const path = pathOf(c);
  const isPlain = /^\/(?:\.well-known\/)?[\w-][\w.-]*$/.test(path);
  const type = path.endsWith('.txt') ? {} : { 'content-type': 'application/json' };
  return (
    (isPlain && (await siteFile(world, c, `domain${path}`, { ...DOMAIN_HEADERS, ...type }))) || noFile(c)
  );
}

/** A page with the script of an environment, made from the uncompressed file. */
async function playedPage(world: World, c: Context<RequestEnv>, page: Response, name: string) {
  const environmentId = environmentOf(c);
  if (environmentId === null) return page;
  await page.body?.cancel();
  const html = await readFile(join(world.siteDir, name), 'utf8');
  const played = withEnvironment(html, environmentId, world.addresses(c.req.url).cashier);
  return new Response(played, { headers: PAGE_HEADERS });
}

async function page(world: World, c: Context<RequestEnv>): Promise<Response> {
  for (const name of pageFiles(pathOf(c))) {
    const file = await siteFile(world, c, `pages/${name}`, PAGE_HEADERS);
    if (file) return playedPage(world, c, file, `pages/${name}`);
  }
  const missing = await siteFile(world, c, 'pages/404.html', PAGE_HEADERS);
  if (!missing) return c.body(NOTHING_COMPOSED, 404, PAGE_HEADERS);
  const { body, headers } = await playedPage(world, c, missing, 'pages/404.html');
  return new Response(body, { status: 404, headers });
}

/** The composed site as nginx serves it: pages by the fixed rule, release files under `/r/`, the registry. */
export function siteRoutes(world: World): Hono<RequestEnv> {
  const site = new Hono<RequestEnv>();
  site.get('/r/:file{.*}', (c) => releaseFile(world, c));
  // Files that browsers ask for each time are sent only when they have changed.
  site.use(etag());
  site.get(
    '/:path{registry(?:/[\\w-]+)?\\.json}',
    async (c) => (await siteFile(world, c, pathOf(c), REGISTRY_HEADERS)) ?? noFile(c),
  );
  site.get('/.well-known/:file{.*}', (c) => domainFile(world, c));
  site.get('/:file{[\\w-]+\\.txt}', (c) => domainFile(world, c));
  site.get('*', (c) => page(world, c));
  return site;
}
