import { findBrowser } from '@vip/dev-tools/browser';
import { pageFile, type ReleaseManifest, type RouteData } from '@vip/release-format';
import { chromium, type Browser } from 'playwright-core';
import type { Composition } from '../compose/compose.ts';
import { openComposer, type ComposerOptions } from '../compose/composer.ts';
import { releaseBase } from '../config.ts';
import { published } from '../registry/slice-changes.ts';
import { manifestBytes, refOf } from '../releases/release-files.ts';
import type { Pair } from './fit.ts';
import { openPage, type SmokeSite } from './open-page.ts';

/** Without a sandbox of its own: it opens nothing but what the project built, and containers allow none. */
export const launch = (executablePath: string): Promise<Browser> =>
  chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-quic'] });

/**
 * The site of any pair. Where the pages that go live are those of a pair, they are opened as they are (`composition`);
 * other pairs, which run on older HTML or by a choice of the boot script, are composed for themselves.
 */
export function smokeSite({
  composition,
  ...options
}: ComposerOptions & { composition: Composition | null }): SmokeSite {
  const alone = new Map<Pair, Promise<ReadonlyMap<string, string>>>();
  const composeAlone = async ({ shell, release }: Pair) => {
    const ref = refOf(release, manifestBytes(release));
    const slice = published(release.publisher, null, ref, new Date(release.publishedAt));
    const composer = await openComposer(options, shell);
    return new Map(await composer.brandPages({ slice, live: release, canary: null, lastGood: null }));
  };
  const pagesOf = async (pair: Pair) => {
    if (composition && isComposed(composition, pair)) return composition.pages;
    const pages = alone.get(pair) ?? composeAlone(pair);
    alone.set(pair, pages);
    return pages;
  };
  return {
    base: releaseBase(options.env),
    async open(pair, route) {
      const html = (await pagesOf(pair)).get(pageFile(route.path));
      if (html === undefined) throw new Error(`${route.path} was not composed`);
      return html;
    },
    async file(name) {
      const found = await options.store.read(`r/${name}`);
      return found && found.bytes;
    },
  };
}

/** True if every visitor of these pages runs the pair. */
function isComposed({ registry: { slices } }: Composition, { shell, release }: Pair): boolean {
  const slice = slices[release.publisher];
  const isLive = slice?.live.version === release.version && slice.canary === null;
  return isLive && slices['shell']?.live.version === shell.version;
}

/**
 * Opens every page of every pair once in a real browser, with backends that do not answer. A sentence for each that
 * fails; one where there is no browser, for a gate that cannot look must not let pass.
 */
export async function smokeTroubles(
  site: SmokeSite,
  pairs: readonly Pair[],
  env: NodeJS.ProcessEnv,
  find: (env: NodeJS.ProcessEnv) => string | null = findBrowser,
): Promise<string[]> {
  if (pairs.length === 0) return [];
  const file = find(env);
  if (!file)
    return [
      'no browser to open the pages in: install chromium or name one in E2E_CHROMIUM, or publish with --no-smoke',
    ];
  const browser = await launch(file);
  try {
    const troubles = await Promise.all(pairs.map((pair) => pairTroubles(browser, site, pair)));
    return troubles.flat();
  } finally {
    await browser.close();
  }
}

/** One page after the other, pairs beside each other. */
async function pairTroubles(browser: Browser, site: SmokeSite, pair: Pair): Promise<string[]> {
  const troubles: string[] = [];
  for (const route of oneRouteAPage(pair.release)) {
    for (const what of await openPage(browser, site, pair, route))
      troubles.push(`${route.path} ${what} (${pair.what}): open it in that pair, mend it, and build again`);
  }
  return troubles;
}

/** Every page once, under the first route that has it. */
export const oneRouteAPage = ({ routes }: Pick<ReleaseManifest, 'routes'>): RouteData[] =>
  routes.filter(({ page }, at) => routes.findIndex((other) => other.page === page) === at);
