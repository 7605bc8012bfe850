import type { Page } from '@playwright/test';
import { HONEY } from '../page-objects/brands.ts';
import { runningOf } from '../page-objects/running.ts';
import { expect, expectPackageListOf, test } from './fixtures/test.ts';

test.use({ account: null });

const SLICE = '**/registry/honey.json';

/** A host that serves old HTML. */
const keepHtml = (page: Page, html: string) =>
  page.route(`**${HONEY.path}`, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
  );

/** The serial of the stored slice; 0 without one. */
const storedSerial = (page: Page) =>
  page.evaluate(
    () =>
      (JSON.parse(localStorage.getItem('release.honey') ?? '{}') as { slice?: { serial: number } }).slice
        ?.serial ?? 0,
  );

test('with a host’s old HTML the second load runs the new version, and a rollback works the same way', async ({
  page,
  site,
}) => {
  await keepHtml(page, await site.read('pages/honeywechatpay.html'));
  await site.release('promote', 'honey');
  await page.goto(HONEY.path);
  await expectPackageListOf(page, 'first');
  expect(await runningOf(page)).toMatchObject({ release: site.first, why: 'live', serial: 2 });
  await expect.poll(() => storedSerial(page)).toBe(3);
  await page.reload();
  await expectPackageListOf(page, 'second');
  expect(await runningOf(page)).toMatchObject({ release: site.second, why: 'live', serial: 3 });

  const before = await site.read('registry/honey.json');
  await site.release('rollback', 'honey');
  await page.reload();
  await expectPackageListOf(page, 'second');
  await expect.poll(() => storedSerial(page)).toBe(4);
  // A signed older slice is not applied.
  await page.route(SLICE, (route) => route.fulfill({ contentType: 'application/json', body: before }));
  for (let load = 0; load < 2; load += 1) {
    const asked = page.waitForResponse(SLICE);
    await page.reload();
    await expectPackageListOf(page, 'first');
    expect(await runningOf(page)).toMatchObject({ release: site.first, serial: 4 });
    await (await asked).finished();
  }
});

test('an expired slice is not applied, and the running version continues', async ({
  page,
  site,
  control,
}) => {
  await keepHtml(page, await site.read('pages/honeywechatpay.html'));
  await site.release('promote', 'honey');
  // Pages use the server's clock.
  await control.clock(91 * 24 * 3600_000);
  const logged = page.waitForEvent('console', (message) => message.text().startsWith('registry'));
  await page.goto(HONEY.path);
  await expectPackageListOf(page, 'first');
  expect((await logged).text()).toContain('expired');
  expect(await storedSerial(page)).toBe(0);
  await page.reload();
  await expectPackageListOf(page, 'first');
  expect(await runningOf(page)).toMatchObject({ release: site.first, serial: 2 });
});
