import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { HONEY } from '../page-objects/brands.ts';
import { expectPackageList } from '../page-objects/package-list.ts';
import { runningOf } from '../page-objects/running.ts';
import type { OwnSite } from './fixtures/own-site.ts';
import { expect, test } from './fixtures/test.ts';

const CLI = join(import.meta.dirname, '../../packages/release/src/cli.ts');

/** Opens what `pnpm release replay` serves, and returns its release and passport. */
async function openReplay(page: Page, site: string, passport: string) {
  const args = ['--disable-warning=ExperimentalWarning', CLI, 'replay', passport, HONEY.path, '--site', site];
  const replay = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    let printed = '';
    replay.stdout.on('data', (text: Buffer) => (printed += String(text)));
    await expect.poll(() => printed).toMatch(/^http:\S+$/m);
    await page.goto(/^http:\S+$/m.exec(printed)?.[0] ?? '');
    await page.waitForURL(`**${HONEY.path}`);
    await expectPackageList(page, HONEY);
    return await runningOf(page);
  } finally {
    replay.kill('SIGTERM');
    await once(replay, 'exit');
  }
}

/** Brings the site and the browser into a state in which honey runs for this reason. */
const PREPARED: Record<'live' | 'canary' | 'fallback', (site: OwnSite, page: Page) => Promise<unknown>> = {
  live: () => Promise.resolve(),
  canary: (site) => site.release('canary', 'honey', '100%'),
  async fallback(site, page) {
    await site.release('canary', 'honey', '100%');
    await site.release('promote', 'honey');
    await page.goto(HONEY.path);
    const memory = JSON.stringify({ bad: [site.second] });
    await page.evaluate((stored) => localStorage.setItem('release.honey', stored), memory);
  },
};

for (const [why, prepare] of Object.entries(PREPARED))
  test(`a page load with the reason ${why} can be repeated from its passport`, async ({
    page,
    site,
    browser,
  }) => {
    await prepare(site, page);
    await page.goto(HONEY.path);
    await expectPackageList(page, HONEY);
    const running = await runningOf(page);
    expect(running.why).toBe(why);
    const other = await browser.newPage();
    expect(await openReplay(other, site.folder, running.passport)).toEqual(running);
    await other.close();
  });
