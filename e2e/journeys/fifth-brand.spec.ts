import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, publishedSite, test as base } from '../stage/fixtures.ts';
import { makeFifthBrand, type FifthBrand } from '../stage/fifth-brand.ts';
import { fileHashes } from '../stage/file-hashes.ts';
import { startSandbox } from '../stage/sandbox.ts';
import type { Brand } from '../steps/brands.ts';
import { openShelf } from '../steps/shelf.ts';
import { buy } from '../steps/shop-journeys.ts';
import { WECHATPAY } from '../steps/shops.ts';

/** Sells what main's backend has, as a new brand does unless it is told otherwise. */
const FAIR: Brand = {
  ...WECHATPAY,
  name: 'autumn-fair',
  shelf: '/autumnfairwechatpay',
  result: 'resultautumnfair',
  resultRoute: '/resultautumnfair/{token}/{id}/{um}/{level}',
};

/** Whatever a site has of the new brand alone. */
const isOwn = (file: string) =>
  /^((r|maps)\/autumn-fair\/|registry\/autumn-fair\.json|pages\/(result)?autumnfair)/.test(file);

const slicesOf = async (site: string) => {
  const file = JSON.parse(await readFile(join(site, 'registry.json'), 'utf8')) as {
    slices: Record<string, unknown>;
  };
  return file.slices;
};

const test = base.extend<object, { fifth: FifthBrand }>({
  // It is made once, whatever time that takes.
  fifth: [
    async ({}, use) => {
      const fifth = await makeFifthBrand(FAIR.name, 'gifts', publishedSite());
      await use(fifth);
      await fifth.remove();
    },
    { scope: 'worker', timeout: 0 },
  ],
  sandbox: [
    async ({ layout, fifth }, use) => {
      const sandbox = await startSandbox(layout, fifth.site);
      await use(sandbox);
      await sandbox.stop();
    },
    { scope: 'worker', timeout: 0 },
  ],
});

test('a brand made by one command is released and bought in, and nothing of the others changes', async ({
  page,
  ledger,
  fifth,
  baseURL,
  expectAccessible,
}) => {
  // As long as builds take on whatever machine this is.
  test.setTimeout(0);
  const [before, after] = [await fileHashes(publishedSite()), await fileHashes(fifth.site)];
  const changed = [...after].filter(([file, hash]) => before.get(file) !== hash).map(([file]) => file);
  expect(changed.filter((file) => !isOwn(file))).toEqual(['registry.json']);
  expect([...before.keys()].filter((file) => !after.has(file))).toEqual([]);
  const { [FAIR.name]: own, ...others } = await slicesOf(fifth.site);
  expect(own).toBeDefined();
  expect(others).toEqual(await slicesOf(publishedSite()));

  await openShelf(page, FAIR);
  await expectAccessible();
  await buy(page, ledger, FAIR.preselected.amount);
  await expect(page).toHaveURL(/\/resultautumnfair\//);
  await expectAccessible();

  await page.goto('/autumnfairgifts');
  await expect(page).toHaveTitle('礼物');
  await expect(page.getByRole('heading', { name: '礼物' })).toBeVisible();
  await expect(page.getByText('你好')).toBeVisible();

  const development = await fifth.develop(baseURL ?? '');
  await openShelf(page, { ...FAIR, shelf: development.origin + FAIR.shelf });
  const file = join(fifth.folder, 'brand.ts');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace("slogan: '", 'slogan: '));
  await expect(page.getByText(/ERROR in .*brand\.ts/)).toBeVisible({ timeout: 0 });
  await writeFile(file, text.replace("slogan: '", "slogan: '写完就看到，"));
  await expect(page.getByText('写完就看到，')).toBeVisible({ timeout: 0 });
  expect(await development.stop()).toBe(0);
});
