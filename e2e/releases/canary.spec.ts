import type { Page } from '@playwright/test';
import { HONEY } from '../page-objects/brands.ts';
import { payButton } from '../page-objects/package-list.ts';
import type { OwnSite } from './fixtures/own-site.ts';
import { runningOf } from '../page-objects/running.ts';
import { expect, expectPackageListOf, test } from './fixtures/test.ts';
import { NEW_PATH } from './fixtures/own-site.ts';

test.use({ account: null });

/** The version that a device runs, by its stored id. Loads twice. */
async function versionOf(page: Page, site: OwnSite, device: string): Promise<string> {
  await page.evaluate((id) => localStorage.setItem('release.device', id), device);
  const load = async () => {
    await page.reload({ waitUntil: 'domcontentloaded' });
    return runningOf(page);
  };
  const first = await load();
  expect(await load()).toEqual(first);
  expect(first.why).toBe(first.release === site.second ? 'canary' : 'live');
  return first.release;
}

test('a canary is shown to its share, to the same devices each time, and to more when it widens', async ({
  page,
  site,
  control,
}) => {
  await page.goto(HONEY.path);
  await expectPackageListOf(page, 'first');
  expect(await runningOf(page)).toMatchObject({ release: site.first, why: 'live', serial: 2 });

  await site.release('canary', 'honey', '50%');
  // The salt is random, so devices are tried until both versions were seen.
  const seen = new Map<string, string>();
  for (let at = 0; seen.size < 2; at += 1) seen.set(await versionOf(page, site, `d${at}`), `d${at}`);
  expect([...seen.keys()].sort()).toEqual([site.first, site.second].sort());
  await site.release('canary', 'honey', '75%');
  expect(await versionOf(page, site, seen.get(site.second) ?? '')).toBe(site.second);

  await site.release('canary', 'honey', '100%');
  await page.reload();
  await expectPackageListOf(page, 'second');
  const now = await runningOf(page);
  expect(now).toMatchObject({ release: site.second, why: 'canary', serial: 5 });
  await page.reload();
  await expectPackageListOf(page, 'second');
  await page.goto('about:blank');
  const views = async () =>
    (await control.state()).events
      .filter(({ name }) => name === 'page_view')
      .map(({ props: { release, why, serial, shell } }) => ({ release, why, serial, shell: typeof shell }));
  const view = { release: site.second, why: 'canary', serial: 5, shell: 'string' };
  await expect
    .poll(views)
    .toEqual(expect.arrayContaining([{ ...view, release: site.first, why: 'live', serial: 2 }, view]));
});

test('a page of a canary only exists for its share', async ({ page, site }) => {
  await page.goto(NEW_PATH);
  await expect(page.getByRole('heading', { name: '页面不存在' })).toBeVisible();
  await site.release('canary', 'honey', '100%');
  await page.goto(NEW_PATH);
  await expect(page).toHaveTitle('新活动');
  await expect(payButton(page)).toBeEnabled();
  expect(await runningOf(page)).toMatchObject({ release: site.second, why: 'canary' });
});
