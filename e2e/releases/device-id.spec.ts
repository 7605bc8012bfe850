import { HONEY } from '../page-objects/brands.ts';
import { payAgreeing } from '../page-objects/package-list.ts';
import { expectCashier } from '../page-objects/cashier.ts';
import { storedIn } from '../page-objects/storage.ts';
import { runningOf } from '../page-objects/running.ts';
import { expect, expectPackageListOf, test } from './fixtures/test.ts';

/** Possible random ids: UUIDs and long hexadecimal texts. */
const RANDOM = /^"?[0-9a-f]{8}-?[0-9a-f]{4}/i;

test('a canary stores no random id before consent to the privacy policy', async ({ page, context, site }) => {
  await site.release('canary', 'honey', '100%');
  await page.goto(HONEY.path);
  await expectPackageListOf(page, 'second');
  const { local } = await storedIn(page);
  expect(Object.keys(local)).not.toContain('release.device');
  expect(Object.values(local).filter((value) => RANDOM.test(value))).toEqual([]);
  // The tab stays in its share.
  await page.reload();
  await expectPackageListOf(page, 'second');
  expect(await runningOf(page)).toMatchObject({ why: 'canary' });
  // A new visit draws again: nothing was stored.
  const other = await context.newPage();
  await other.goto('/lxbpa');
  expect(Object.keys((await storedIn(other)).local)).not.toContain('release.device');
  await payAgreeing(page);
  await expectCashier(page, HONEY.preselected.amount);
});
