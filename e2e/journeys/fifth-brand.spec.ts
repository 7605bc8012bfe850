import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, publishedSite, test as base } from '../fixtures/test.ts';
import { makeFifthBrand, type FifthBrand } from '../fixtures/fifth-brand.ts';
import { fileHashes } from '../fixtures/file-hashes.ts';
import { startSandbox } from '../fixtures/sandbox.ts';
import type { Brand } from '../page-objects/brands.ts';
import { openPackageList } from '../page-objects/package-list.ts';
import { buy } from '../page-objects/purchase.ts';
import { WECHATPAY } from '../page-objects/purchase-pages.ts';

/** Sells the packages of main's backend, the default of a new brand. */
const FAIR: Brand = {
  ...WECHATPAY,
  name: 'autumn-fair',
  path: '/autumnfairwechatpay',
  result: 'resultautumnfair',
  resultRoute: '/resultautumnfair/{token}/{id}/{um}/{level}',
};

/** Files of the new brand. */
const isOwn = (file: string) =>
  /^((r|maps|changes)\/autumn-fair\/|registry\/autumn-fair\.json|pages\/(result)?autumnfair)/.test(file);

const slicesOf = async (site: string) => {
  const file = JSON.parse(await readFile(join(site, 'registry.json'), 'utf8')) as {
    slices: Record<string, unknown>;
  };
  return file.slices;
};

const test = base.extend<object, { fifth: FifthBrand }>({
  // Generated once per worker, without a timeout.
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

test('a generated brand is released and sells, and no file of the other brands changes', async ({
  page,
  ledger,
  fifth,
  baseURL,
  expectAccessible,
}) => {
  // Builds may be slow on this machine.
  test.setTimeout(0);
  const [before, after] = [await fileHashes(publishedSite()), await fileHashes(fifth.site)];
  const changed = [...after].filter(([file, hash]) => before.get(file) !== hash).map(([file]) => file);
  expect(changed.filter((file) => !isOwn(file))).toEqual(['registry.json']);
  expect([...before.keys()].filter((file) => !after.has(file))).toEqual([]);
  const { [FAIR.name]: own, ...others } = await slicesOf(fifth.site);
  expect(own).toBeDefined();
  expect(others).toEqual(await slicesOf(publishedSite()));

  await openPackageList(page, FAIR);
  await expectAccessible();
  await buy(page, ledger, FAIR.preselected.amount);
  await expect(page).toHaveURL(/\/resultautumnfair\//);
  await expectAccessible();

  await page.goto('/autumnfairgifts');
  await expect(page).toHaveTitle('礼物');
  await expect(page.getByRole('heading', { name: '礼物' })).toBeVisible();
  await expect(page.getByText('你好')).toBeVisible();

  const development = await fifth.develop(baseURL ?? '');
  await openPackageList(page, { ...FAIR, path: development.origin + FAIR.path });
  const file = join(fifth.folder, 'brand.ts');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace("slogan: '", 'slogan: '));
  await expect(page.getByText(/ERROR in .*brand\.ts/)).toBeVisible({ timeout: 0 });
  await writeFile(file, text.replace("slogan: '", "slogan: '写完就看到，"));
  await expect(page.getByText('写完就看到，')).toBeVisible({ timeout: 0 });
  expect(await development.stop()).toBe(0);
});
