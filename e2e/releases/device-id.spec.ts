import { HONEY } from '../steps/brands.ts';
import { payAgreeing } from '../steps/shelf.ts';
import { expectCashier } from '../steps/cashier.ts';
import { storedIn } from '../steps/storage.ts';
import { runningOf } from '../steps/running.ts';
import { expect, expectShelfOf, test } from './stage/fixtures.ts';

/** Values that a random id could be: UUIDs and long hexadecimal texts. */
const RANDOM = /^"?[0-9a-f]{8}-?[0-9a-f]{4}/i;

test('where a canary runs, no random id is kept on the phone before the privacy policy was agreed to', async ({
  page,
  context,
  site,
}) => {
  await site.release('canary', 'honey', '100%');
  await page.goto(HONEY.shelf);
  await expectShelfOf(page, 'second');
  const { local } = await storedIn(page);
  expect(Object.keys(local)).not.toContain('release.device');
  expect(Object.values(local).filter((value) => RANDOM.test(value))).toEqual([]);
  // The tab itself stays in its share.
  await page.reload();
  await expectShelfOf(page, 'second');
  expect(await runningOf(page)).toMatchObject({ why: 'canary' });
  // A new visit draws again: nothing has remained.
  const other = await context.newPage();
  await other.goto('/lxbpa');
  expect(Object.keys((await storedIn(other)).local)).not.toContain('release.device');
  await payAgreeing(page);
  await expectCashier(page, HONEY.preselected.amount);
});
