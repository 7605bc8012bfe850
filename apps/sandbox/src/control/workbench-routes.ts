import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { Hono } from 'hono';
import { getMimeType } from 'hono/utils/mime';

const PAGE = new URL('../../workbench/', import.meta.url);
/** Pictures that e2e keeps, each folder with its list: the contact sheet, and the purchase pages in other engines. */
const PICTURES = {
  sheet: new URL('../../../../e2e/gallery/pictures/', import.meta.url),
  engines: new URL('../../../../e2e/engines/pictures/', import.meta.url),
};

const HEADERS = { 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' };

async function readIfThere(file: URL): Promise<Buffer<ArrayBuffer> | null> {
  try {
    return await readFile(fileURLToPath(file));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

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

  app.get('/workbench/:page{gallery}?', async (c) => {
    const html = await readFile(new URL('index.html', PAGE), 'utf8');
    return c.html(html, 200, HEADERS);
  });

  app.get('/workbench/:name{main\\.(?:js|css)}', async (c) => {
    const name = c.req.param('name');
    // The script and the style sheet are asked for at the same time.
    bundling ??= bundle().finally(() => (bundling = undefined));
    const file = (await bundling).get(name);
    if (!file) return c.notFound();
    return c.body(file, 200, { ...HEADERS, 'content-type': getMimeType(name) ?? '' });
  });

  app.get('/workbench/gallery/:folder{sheet|engines}/:name{[\\w-]+\\.(?:webp|png|json)}', async (c) => {
    const { folder, name } = c.req.param();
    const file = await readIfThere(new URL(name, PICTURES[folder as keyof typeof PICTURES]));
    if (!file) return c.notFound();
    return c.body(file, 200, { ...HEADERS, 'content-type': getMimeType(name) ?? '' });
  });

  app.get('/workbench/', (c) => c.redirect('/workbench'));
  app.notFound((c) => c.text('not found', 404, HEADERS));
  return app;
}
