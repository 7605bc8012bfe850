import { readContract } from '@vip/dev-tools/contract';
import { pageFile } from '@vip/release-format';
import type { Browser } from 'playwright-core';
import type { Composition } from '../compose/compose.ts';
import { openComposer, type ComposerOptions } from '../compose/composer.ts';
import { releaseBase } from '../config.ts';
import type { SiteConfig } from '../registry/site-config.ts';
import { published } from '../registry/slice-changes.ts';
import { manifestBytes, refOf } from '../releases/release-files.ts';
import { earlyFailures } from './early/early.ts';
import type { Pair } from './fit.ts';
import { openPage } from './open-page.ts';
import type { SmokeSite } from './serve-site.ts';

/** Without Chromium's sandbox: only this project's builds are opened, and containers do not allow one. */
export async function launch(executablePath: string): Promise<Browser> {
  // Loaded only for a smoke run: it takes half a second, as long as all other modules of the command together.
  const { chromium } = await import('playwright-core');
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-quic'] });
}

/**
 * The site of any pair. The pages that go live (`composition`) are opened unchanged for the pair that they run; other
 * pairs, which run on older HTML or by a choice of the boot script, are composed separately.
 */
export function smokeSite({
  composition,
  config,
  ...options
}: ComposerOptions & { composition: Composition | null; config: SiteConfig }): SmokeSite {
  const alone = new Map<Pair, Promise<ReadonlyMap<string, string>>>();
  const composeAlone = async ({ shell, release }: Pair) => {
    const ref = refOf(release, manifestBytes(release));
    const slice = published(release.publisher, null, ref, new Date(release.publishedAt));
    const composer = await openComposer(options, config, shell);
    return new Map(await composer.brandPages({ slice, live: release, canary: null, lastGood: null }));
  };
  const pagesOf = async (pair: Pair) => {
    if (composition && isComposed(composition, pair)) return composition.pages;
    const pages = alone.get(pair) ?? composeAlone(pair);
    alone.set(pair, pages);
    return pages;
  };
  return {
    base: releaseBase(config.settings),
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
 * Opens every page of every pair once in a real browser, with failing backends; and if none fails, compares what those of
 * `goingLive` draw before react-dom. One sentence per failure; a missing browser is a failure too.
 */
export async function smokeFailures(
  site: SmokeSite,
  pairs: readonly Pair[],
  goingLive: readonly Pair[],
  env: NodeJS.ProcessEnv,
  find?: (env: NodeJS.ProcessEnv) => string | null,
): Promise<string[]> {
  if (pairs.length === 0) return [];
  // It imports playwright-core.
  const { findBrowser } = await import('@vip/dev-tools/browser');
  const file = (find ?? findBrowser)(env);
  if (!file)
    return [
      'no browser to open the pages in: install chromium or name one in E2E_CHROMIUM, or publish with --no-smoke',
    ];
  const browser = await launch(file);
  try {
    const failures = await Promise.all(pairs.map((pair) => pairFailures(browser, site, pair)));
    const found = failures.flat();
    return found.length > 0 ? found : await earlyFailures(browser, site, goingLive, readContract());
  } finally {
    await browser.close();
  }
}

/** Every page of a pair by its first route, one after the other; pairs run in parallel. */
async function pairFailures(browser: Browser, site: SmokeSite, pair: Pair): Promise<string[]> {
  const { routes } = pair.release;
  const failures: string[] = [];
  for (const route of routes) {
    if (routes.find(({ page }) => page === route.page) !== route) continue;
    for (const what of await openPage(browser, site, pair, route))
      failures.push(
        `${route.path} ${what} (${pair.what}): reproduce it in that pair, fix it, and build again`,
      );
  }
  return failures;
}
