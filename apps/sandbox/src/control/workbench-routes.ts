import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import { build } from 'esbuild';
import { Hono } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { earlierPictures } from './earlier-pictures.ts';

const PAGE = new URL('../../workbench/', import.meta.url);
/** Pictures that e2e keeps, each folder with its list: the contact sheet, and the purchase pages in other engines. */
const PICTURES = {
  sheet: fileURLToPath(new URL('../../../../e2e/gallery/pictures', import.meta.url)),
  engines: fileURLToPath(new URL('../../../../e2e/engines/pictures', import.meta.url)),
};

/** The page's script and style sheet, by their names. */
async function bundle(): Promise<ReadonlyMap<string, Uint8Array<ArrayBuffer>>> {
  const { outputFiles } = await build({
    entryPoints: { main: fileURLToPath(new URL('main.tsx', PAGE)) },
    outdir: '/',
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    charset: 'utf8',
    jsx: 'automatic',
    sourcemap: 'inline',
    loader: { '.svg': 'dataurl' },
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  });
  return new Map(outputFiles.map(({ path, contents }) => [path.slice(1), new Uint8Array(contents)]));
}

/** The workbench page under `/workbench`, bundled at each request, so that a reload shows changes. */
export function workbenchRoutes(): Hono {
  const app = new Hono();
  let bundling: ReturnType<typeof bundle> | undefined;
  app.use(async (c, next) => {
    await next();
    c.header('cache-control', 'no-cache');
    c.header('x-content-type-options', 'nosniff');
  });

  app.get('/workbench/:page{gallery}?', async (c) =>
    c.html(await readFile(new URL('index.html', PAGE), 'utf8')),
  );

  app.get('/workbench/:name{main\\.(?:js|css)}', async (c) => {
    const name = c.req.param('name');
    // The script and the style sheet are asked for at the same time.
    bundling ??= bundle().finally(() => (bundling = undefined));
    const file = (await bundling).get(name);
    if (!file) return c.notFound();
    return c.body(file, 200, { 'content-type': getMimeType(name) ?? '' });
  });

  for (const [folder, root] of Object.entries(PICTURES)) {
    const rewriteRequestPath = (path: string) => path.slice(path.lastIndexOf('/'));
    app.get(
      `/workbench/gallery/${folder}/:name{[\\w-]+\\.(?:webp|png|json)}`,
      serveStatic({ root, rewriteRequestPath }),
    );
  }

  app.route('/workbench/gallery/before', earlierPictures(PICTURES.sheet));

  app.get('/workbench/', (c) => c.redirect('/workbench'));
  return app;
}
