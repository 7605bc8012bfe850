import { Hono, type Context } from 'hono';
import { etag } from 'hono/etag';
import { join } from 'node:path';
import type { RequestEnv, World } from '../world.ts';
import { contentType } from './content-type.ts';
import { environmentOf, withEnvironment } from './environment-of.ts';
import {
  DOMAIN_HEADERS,
  NO_FILE_HEADERS,
  PAGE_HEADERS,
  REGISTRY_HEADERS,
  releaseHeaders,
} from './headers.ts';
import { pageFiles } from '@vip/release-format';
import { readSiteFile, type SiteFile } from './read-file.ts';

const NOTHING_COMPOSED = `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport"
content="width=device-width,initial-scale=1"><title>页面不存在</title></head><body><main><h1>页面不存在</h1>
<p>这里还没有可显示的页面。</p></main></body></html>`;

const encodingHeader = ({ encoding }: SiteFile) => encoding && { 'content-encoding': encoding };

const pathOf = (c: Context<RequestEnv>) => new URL(c.req.url).pathname;

const read = (world: World, name: string, accepts?: string): Promise<SiteFile | null> =>
  world.siteDir === '' ? Promise.resolve(null) : readSiteFile(world.siteDir, name, accepts);

const noFile = (c: Context<RequestEnv>) => c.body('no such file', 404, NO_FILE_HEADERS);

/** Files of releases: plain names alone, as they stand in the address. */
async function releaseFile(world: World, c: Context<RequestEnv>): Promise<Response> {
  const path = pathOf(c);
  const isPlain = /^\/r(?:\/[\w~@-][\w.~@-]*)+$/.test(path);
  const file = isPlain ? await read(world, path, c.req.header('accept-encoding')) : null;
  if (!file) return noFile(c);
  return c.body(file.bytes, 200, {
    ...releaseHeaders(path === '/r/alive.txt'),
    'content-type': contentType(path),
    ...encodingHeader(file),
  });
}

/** Files by which hosts make sure of whose domain it is. apple-app-site-association is JSON without an ending. */
async function domainFile(world: World, c: Context<RequestEnv>): Promise<Response> {
  const path = pathOf(c);
  const file = /^\/(?:\.well-known\/)?[\w-][\w.-]*$/.test(path) ? await read(world, `domain${path}`) : null;
  if (!file) return noFile(c);
  const type = path.endsWith('.txt') ? contentType(path) : 'application/json';
  return c.body(file.bytes, 200, { ...DOMAIN_HEADERS, 'content-type': type });
}

async function page(world: World, c: Context<RequestEnv>): Promise<Response> {
  const environmentId = environmentOf(c);
  // A page that is to be changed on its way is read as it was before it was compressed.
  const accepts = environmentId === null ? c.req.header('accept-encoding') : '';
  const send = (file: SiteFile, status: 200 | 404) => {
    const bytes =
      environmentId === null
        ? file.bytes
        : withEnvironment(
            new TextDecoder().decode(file.bytes),
            environmentId,
            world.addresses(c.req.url).cashier,
          );
    return c.body(bytes, status, { ...PAGE_HEADERS, ...encodingHeader(file) });
  };
  for (const name of pageFiles(pathOf(c))) {
    const file = await read(world, join('pages', name), accepts);
    if (file) return send(file, 200);
  }
  const missing = await read(world, 'pages/404.html', accepts);
  return missing ? send(missing, 404) : c.body(NOTHING_COMPOSED, 404, PAGE_HEADERS);
}

/** The composed site as nginx serves it: pages by the fixed rule, release files under `/r/`, the registry. */
export function siteRoutes(world: World): Hono<RequestEnv> {
  const site = new Hono<RequestEnv>();
  site.get('/r/:file{.*}', (c) => releaseFile(world, c));
  // What is asked for each time is sent only where it is another one.
  site.use(etag());
  site.get('/:path{registry(?:/[\\w-]+)?\\.json}', async (c) => {
    const file = await read(world, pathOf(c));
    return file ? c.body(file.bytes, 200, REGISTRY_HEADERS) : noFile(c);
  });
  site.get('/.well-known/:file{.*}', (c) => domainFile(world, c));
  site.get('/:file{[\\w-]+\\.txt}', (c) => domainFile(world, c));
  site.get('*', (c) => page(world, c));
  return site;
}
