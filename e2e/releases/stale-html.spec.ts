import type { Page } from '@playwright/test';
import { HONEY } from '../steps/brands.ts';
import { runningOf } from '../steps/running.ts';
import { expect, expectShelfOf, test } from './stage/fixtures.ts';

test.use({ account: null });

const SLICE = '**/registry/honey.json';

/** A host that keeps the HTML of before, whatever its headers said. */
const keepHtml = (page: Page, html: string) =>
  page.route(`**${HONEY.shelf}`, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
  );

/** The serial that this phone has adopted from the registry; 0 where it has none. */
const adopted = (page: Page) =>
  page.evaluate(
    () =>
      (JSON.parse(localStorage.getItem('release.honey') ?? '{}') as { slice?: { serial: number } }).slice
        ?.serial ?? 0,
  );

test('a host’s old HTML runs the new version on the load after the first, and goes back the same way', async ({
  page,
  site,
}) => {
  await keepHtml(page, await site.read('pages/honeywechatpay.html'));
  await site.release('promote', 'honey');
  await page.goto(HONEY.shelf);
  await expectShelfOf(page, 'first');
  expect(await runningOf(page)).toMatchObject({ release: site.first, why: 'live', serial: 2 });
  await expect.poll(() => adopted(page)).toBe(3);
  await page.reload();
  await expectShelfOf(page, 'second');
  expect(await runningOf(page)).toMatchObject({ release: site.second, why: 'live', serial: 3 });

  const before = await site.read('registry/honey.json');
  await site.release('rollback', 'honey');
  await page.reload();
  await expectShelfOf(page, 'second');
  await expect.poll(() => adopted(page)).toBe(4);
  // An older slice, though it is signed, is not gone back to.
  await page.route(SLICE, (route) => route.fulfill({ contentType: 'application/json', body: before }));
  for (let load = 0; load < 2; load += 1) {
    const asked = page.waitForResponse(SLICE);
    await page.reload();
    await expectShelfOf(page, 'first');
    expect(await runningOf(page)).toMatchObject({ release: site.first, serial: 4 });
    await (await asked).finished();
  }
});

test('a slice that has expired is not adopted, and what runs goes on', async ({ page, site, control }) => {
  await keepHtml(page, await site.read('pages/honeywechatpay.html'));
  await site.release('promote', 'honey');
  // Pages go by the server's clock.
  await control.clock(91 * 24 * 3600_000);
  const told = page.waitForEvent('console', (message) => message.text().startsWith('registry'));
  await page.goto(HONEY.shelf);
  await expectShelfOf(page, 'first');
  expect((await told).text()).toContain('expired');
  expect(await adopted(page)).toBe(0);
  await page.reload();
  await expectShelfOf(page, 'first');
  expect(await runningOf(page)).toMatchObject({ release: site.first, serial: 2 });
});
