import { expect, test } from '../fixtures/test.ts';
import type { Fault } from '../fixtures/control.ts';
import { HONEY, MAIN } from '../page-objects/brands.ts';
import { expectPackageList, openPackageList } from '../page-objects/package-list.ts';
import { openCashier } from '../page-objects/purchase.ts';

const FAILURES: Omit<Fault, 'match'>[] = [
  { kind: 'status', status: 404 },
  { kind: 'html' },
  { kind: 'truncate' },
  { kind: 'offline' },
];

test('a remote that fails does not affect the others, and 重试 loads it', async ({
  page,
  control,
  expectAccessible,
}) => {
  for (const fault of FAILURES) {
    await test.step(fault.kind, async () => {
      await control.faults({ match: '/r/honey/**', ...fault });
      await page.goto(HONEY.path);
      // What the neutral page sells: `neutral-page.spec.ts`.
      await expect(page.getByRole('alert')).toContainText('页面加载失败');
      await expectPackageList(page, HONEY);
      if (fault === FAILURES[0]) await expectAccessible();
      await openPackageList(page, MAIN);
      await expect(page.getByRole('alert')).toHaveCount(0);
      await page.goto(HONEY.path);
      await expect(page.getByRole('alert')).toContainText('页面加载失败');
      await control.clearFaults();
    });
  }
  await page.getByRole('button', { name: '重试' }).click();
  await expectPackageList(page, HONEY);
});

test('a shell that fails to load shows an error, and 重试 loads it', async ({
  page,
  control,
  expectAccessible,
}) => {
  await control.faults({ match: '/r/shell/**', kind: 'status', status: 404 });
  await page.goto(MAIN.path);
  await expect(page.getByRole('alert')).toContainText('页面加载失败');
  await expectAccessible();
  await control.clearFaults();
  await page.getByRole('button', { name: '重试' }).click();
  await expectPackageList(page, MAIN);
});

test('a remote that is missing during a payment links to the result', async ({ page, context, control }) => {
  await openCashier(page, HONEY);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  await control.faults({ match: '/r/honey/**', kind: 'status', status: 404 });
  await page.goto(HONEY.path);
  const link = page.getByRole('link', { name: '查看支付结果' });
  await expect(link).toBeVisible();
  await control.clearFaults();
  await link.click();
  await expect(page.getByRole('dialog', { name: '支付完成了吗？' })).toBeVisible();
});
