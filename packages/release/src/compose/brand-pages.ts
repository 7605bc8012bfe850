import type { RouteData } from '@vip/release-format';
import { pageFile, type ReleaseManifest, type ReleaseSlice } from '@vip/release-format';
import { readReleaseFile } from '../releases/release-files.ts';
import type { Composer } from './composer.ts';
import type { LiveBrand } from './live-site.ts';
import { pageRelease } from './page-release.ts';

/** The HTML of every route of a brand, by file. */
export async function brandPages(composer: Composer, brand: LiveBrand): Promise<[string, string][]> {
  const { live, canary } = brand;
  const known = new Set(live.manifest.routes.map(({ path }) => path));
  const pages: [string, string][] = [];
  const composeAll = async (manifest: ReleaseManifest, routes: RouteData[]) => {
    const markup = await markupOf(composer, manifest);
    for (const route of routes)
      pages.push([pageFile(route.path), await routePage(composer, brand, manifest, route, markup(route))]);
  };
  await composeAll(live.manifest, live.manifest.routes);
  // Pages that only a canary has: who is not in it finds nothing there.
  if (canary)
    await composeAll(
      canary.manifest,
      canary.manifest.routes.filter(({ path }) => !known.has(path)),
    );
  return pages;
}

/** What a release rendered for each of its routes. */
async function markupOf(
  { store }: Composer,
  manifest: ReleaseManifest,
): Promise<(route: RouteData) => string> {
  const markup = JSON.parse(String(await readReleaseFile(store, manifest, 'markup.json'))) as Record<
    string,
    string
  >;
  return ({ path }) => {
    const body = markup[path];
    if (body === undefined)
      throw new Error(`markup.json of ${manifest.publisher} ${manifest.version} has nothing for ${path}`);
    return body;
  };
}

/** `manifest` is the release whose first sight the HTML has. */
async function routePage(
  composer: Composer,
  { slice, live, canary, lastGood }: LiveBrand,
  manifest: ReleaseManifest,
  route: RouteData,
  body: string,
): Promise<string> {
  const { publisher: brand, version, entry, integrity } = manifest;
  const page = manifest.pages[route.page];
  if (!page) throw new Error(`${brand} ${version} has no page ${route.page}`);
  const choices: ReleaseSlice = {
    serial: slice.serial,
    live: pageRelease(live, route.path),
    canary: slice.canary && {
      share: slice.canary.share,
      salt: slice.canary.salt,
      release: pageRelease(canary, route.path),
    },
    lastGood: pageRelease(lastGood, route.path),
  };
  const src = `${composer.base}${brand}/${version}/`;
  return composer.page(
    { brand, route: route.path, slice: choices, keys: composer.keysOf(brand), composed: version },
    {
      title: route.title,
      description: route.description,
      styles: await Promise.all(
        page.css.map(async (file) => ({
          file,
          css: String(await readReleaseFile(composer.store, manifest, file)),
        })),
      ),
      // With a canary it is a choice: the boot script writes them.
      scripts: slice.canary
        ? null
        : [entry, ...page.js].map((file) => ({
            src: src + file,
            integrity: integrity[file] ?? '',
            isShell: false,
          })),
      body,
    },
    route.firstCall
      ? `${composer.config.backends[route.firstCall.backend] ?? ''}${route.firstCall.path}`
      : null,
  );
}

/** The page of all addresses that no route has. */
export const notFoundPage = (composer: Composer): string =>
  composer.page(
    {
      brand: null,
      route: null,
      slice: { serial: 0, live: null, canary: null, lastGood: null },
      keys: [],
      composed: null,
    },
    { title: '页面不存在', styles: [], scripts: [], body: '' },
    null,
  );
