import { Hono, type Context } from 'hono';
import { join } from 'node:path';
import type { RequestEnv, World } from '../world.ts';
import { contentType } from './content-type.ts';
import { environmentOf, withEnvironment } from './environment-of.ts';
import { pageFiles } from './page-file.ts';
import { readSiteFile, type SiteFile } from './read-file.ts';

const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-cache',
  'referrer-policy': 'strict-origin',
  'x-content-type-options': 'nosniff',
  vary: 'accept-encoding, cookie, sec-fetch-dest',
};

const NOTHING_COMPOSED = `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport"
content="width=device-width,initial-scale=1"><title>页面不存在</title></head><body><main><h1>页面不存在</h1>
<p>这里还没有可显示的页面。</p></main></body></html>`;

const encodingHeader = ({ encoding }: SiteFile) => encoding && { 'content-encoding': encoding };

/** Files of releases: they never change, so a missing one is told as text, never as a page. */
async function releaseFile(world: World, c: Context<RequestEnv>): Promise<Response> {
  const name = new URL(c.req.url).pathname.slice('/r/'.length);
  const file =
    world.siteDir === ''
      ? null
      : await readSiteFile(join(world.siteDir, 'r'), name, c.req.header('accept-encoding'));
  const open = { 'access-control-allow-origin': '*', 'timing-allow-origin': '*', vary: 'accept-encoding' };
  if (!file) return c.text('no such file', 404, { ...open, 'cache-control': 'no-store' });
  return c.body(file.bytes, 200, {
    ...open,
    'content-type': contentType(name),
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    ...encodingHeader(file),
  });
}

async function page(world: World, c: Context<RequestEnv>): Promise<Response> {
  const folder = join(world.siteDir, 'pages');
  const environmentId = environmentOf(c);
  // A page that is to be changed on its way is read as it was before it was compressed.
  const accepts = environmentId === null ? c.req.header('accept-encoding') : '';
  const send = (file: SiteFile, status: 200 | 404) => {
    const bytes =
      environmentId === null
        ? file.bytes
        : withEnvironment(new TextDecoder().decode(file.bytes), environmentId);
    return c.body(bytes, status, { ...PAGE_HEADERS, ...encodingHeader(file) });
  };
  if (world.siteDir !== '') {
    for (const name of pageFiles(new URL(c.req.url).pathname)) {
      const file = await readSiteFile(folder, name, accepts);
      if (file) return send(file, 200);
    }
    const missing = await readSiteFile(folder, '404.html', accepts);
    if (missing) return send(missing, 404);
  }
  return c.body(NOTHING_COMPOSED, 404, PAGE_HEADERS);
}

/** The composed site: pages by the fixed rule, release files under `/r/`, the registry. */
export function siteRoutes(world: World): Hono<RequestEnv> {
  const site = new Hono<RequestEnv>();
  site.get('/registry.json', async (c) => {
    const file = await readSiteFile(world.siteDir, 'registry.json');
    const headers = { 'access-control-allow-origin': '*', 'cache-control': 'no-store' };
    if (!file) return c.text('no registry', 404, headers);
    return c.body(file.bytes, 200, { ...headers, 'content-type': 'application/json' });
  });
  site.get('/r/*', (c) => releaseFile(world, c));
  site.get('/.well-known/*', (c) => c.text('no such file', 404));
  site.get('*', (c) => page(world, c));
  return site;
}
