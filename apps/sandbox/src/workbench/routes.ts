import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';

const FOLDER = new URL('../../workbench/', import.meta.url);
/** Pictures that tests keep: the contact sheet, and the purchase pages in other engines, each folder with its list. */
const PICTURES = new URL('../../gallery/', import.meta.url);

/** Names of one or more folders deep, plain letters only: nothing that could climb out of the folder. */
const MODULE = /^(?:[a-z-]+\/)*[a-z-]+\.ts$/;
const SHEET = /^(?:[a-z-]+\/)*[a-z-]+\.css$/;
const PICTURE = /^[\w-]+\.(webp|png)$/;
const PICTURE_LIST = /^(?:scenes|engines)\.json$/;

const HEADERS = { 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' };

const readOwn = async (name: string) => (await readIfThere(new URL(name, FOLDER)))?.toString('utf8') ?? null;

async function readIfThere(file: URL): Promise<Buffer<ArrayBuffer> | null> {
  try {
    return await readFile(fileURLToPath(file));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/**
 * The workbench page under `/workbench`: its HTML and style sheets as they are, its TypeScript with the types
 * taken out, as ES modules. Read from disk at each request, so a change shows after a reload without a build.
 */
export function workbenchRoutes(): Hono {
  const app = new Hono();

  app.get('/workbench', async (c) => {
    const html = await readOwn('index.html');
    return html === null ? c.text('not found', 404) : c.html(html, 200, HEADERS);
  });

  app.get('/workbench/gallery', async (c) => {
    const html = await readOwn('gallery/gallery.html');
    return html === null ? c.text('not found', 404) : c.html(html, 200, HEADERS);
  });

  app.get('/workbench/gallery/:folder{sheet|engines}/:name', async (c) => {
    const { folder, name } = c.req.param();
    const ending = PICTURE.exec(name)?.[1];
    const type = ending ? `image/${ending}` : PICTURE_LIST.test(name) ? 'application/json' : null;
    const file = type && (await readIfThere(new URL(`${folder}/${name}`, PICTURES)));
    if (!file) return c.text('not found', 404, HEADERS);
    return c.body(file, 200, { ...HEADERS, 'content-type': type });
  });

  app.get('/workbench/*', async (c) => {
    const name = c.req.path.slice('/workbench/'.length);
    if (name === '') return c.redirect('/workbench');
    if (SHEET.test(name)) {
      const css = await readOwn(name);
      if (css !== null) return c.body(css, 200, { ...HEADERS, 'content-type': 'text/css; charset=utf-8' });
    }
    // A test's name has a second dot, so it is no module here.
    if (MODULE.test(name)) {
      const source = await readOwn(name);
      if (source !== null) {
        const script = stripTypeScriptTypes(source);
        return c.body(script, 200, { ...HEADERS, 'content-type': 'text/javascript; charset=utf-8' });
      }
    }
    return c.text('not found', 404, HEADERS);
  });

  return app;
}
