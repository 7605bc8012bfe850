import { expect, test } from '../stage/fixtures.ts';
import type { Fault } from '../stage/control.ts';
import { HONEY, MAIN } from '../steps/brands.ts';
import { expectCashier } from '../steps/cashier.ts';
import { expectShelf, openShelf, payAgreeing } from '../steps/shelf.ts';

const TROUBLES: Omit<Fault, 'match'>[] = [
  { kind: 'status', status: 404 },
  { kind: 'html' },
  { kind: 'truncate' },
  { kind: 'offline' },
];

for (const fault of TROUBLES) {
  test(`a remote that comes as ${fault.kind} leaves the others alone, and 重试 gets it`, async ({
    page,
    control,
    expectAccessible,
  }) => {
    await control.faults({ match: '/r/honey/**', ...fault });
    await page.goto(HONEY.shelf);
    await expect(page.getByRole('heading', { name: '页面加载失败' })).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('页面加载失败');
    await expect(page).toHaveTitle(HONEY.title);
    await expectAccessible();
    await openShelf(page, MAIN);
    await page.goto(HONEY.shelf);
    await expect(page.getByRole('alert')).toContainText('页面加载失败');
    await control.clearFaults();
    await page.getByRole('button', { name: '重试' }).click();
    await expectShelf(page, HONEY);
  });
}

test('a shell that does not come says so, and 重试 gets it', async ({ page, control, expectAccessible }) => {
  await control.faults({ match: '/r/shell/**', kind: 'status', status: 404 });
  await page.goto(MAIN.shelf);
  await expect(page.getByRole('alert')).toContainText('页面加载失败');
  await expectAccessible();
  await control.clearFaults();
  await page.getByRole('button', { name: '重试' }).click();
  await expectShelf(page, MAIN);
});

test('a remote that is gone while a payment is open shows the way to its result', async ({
  page,
  context,
  control,
}) => {
  await openShelf(page, HONEY);
  await payAgreeing(page);
  await expectCashier(page, HONEY.preselected.amount);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  await control.faults({ match: '/r/honey/**', kind: 'status', status: 404 });
  await page.goto(HONEY.shelf);
  const way = page.getByRole('link', { name: '查看支付结果' });
  await expect(way).toBeVisible();
  await control.clearFaults();
  await way.click();
  await expect(page.getByRole('dialog', { name: '支付完成了吗？' })).toBeVisible();
});
