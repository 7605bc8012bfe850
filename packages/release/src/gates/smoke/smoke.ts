import type { RouteData } from '@vip/release-format';
import type { Browser } from 'playwright-core';
import type { ReleaseManifest } from '@vip/release-format';
import { findBrowser, launch } from './browser.ts';
import type { Pair } from './live-pairs.ts';
import { openPage } from './open-page.ts';
import type { SmokeSite } from './site.ts';

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
