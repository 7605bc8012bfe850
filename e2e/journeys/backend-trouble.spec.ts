import { expect, test } from '../stage/fixtures.ts';
import type { Fault } from '../stage/control.ts';
import { BRANDS, MAIN } from '../steps/brands.ts';
import { expectCashier, inCashier } from '../steps/cashier.ts';
import { expectPaid } from '../steps/result.ts';
import { expectShelf, openShelf, payAgreeing, payButton } from '../steps/shelf.ts';

const DOWN = '服务开小差了，请稍后重试';

interface Trouble {
  fault: Omit<Fault, 'match'>;
  text: string;
}

const TROUBLES: Trouble[] = [
  { fault: { kind: 'status', status: 500 }, text: DOWN },
  { fault: { kind: 'status', status: 404 }, text: '内容不存在或已下架' },
  { fault: { kind: 'status', status: 429 }, text: '操作太频繁，请 30 秒后再试' },
  { fault: { kind: 'malformed' }, text: DOWN },
  { fault: { kind: 'truncate' }, text: DOWN },
  { fault: { kind: 'html' }, text: DOWN },
  { fault: { kind: 'offline' }, text: '网络连接失败，请检查网络' },
];

const nameOf = ({ fault }: Trouble) => `${fault.kind}${fault.status ? ` ${fault.status}` : ''}`;

for (const brand of BRANDS) {
  for (const trouble of TROUBLES) {
    if (brand !== MAIN && trouble.fault.status !== 500) continue;
    test(`${brand.name}: packages that come as ${nameOf(trouble)} are told in plain words, and 重试 gets them`, async ({
      page,
      control,
      expectAccessible,
    }) => {
      await control.faults({ match: brand.packagesCall, ...trouble.fault });
      await page.goto(brand.shelf);
      await expect(page.getByRole('alert')).toContainText(trouble.text);
      await expectAccessible();
      await control.clearFaults();
      await page.getByRole('button', { name: '重试' }).click();
      await expectShelf(page, brand);
    });
  }

  for (const trouble of TROUBLES) {
    const isOrderMade = trouble.fault.kind === 'malformed' || trouble.fault.kind === 'truncate';
    const sentence = isOrderMade
      ? `an order whose answer comes as ${nameOf(trouble)} is not made twice`
      : `an order that meets ${nameOf(trouble)} is told, and the next tap makes it`;
    test(`${brand.name}: ${sentence}`, async ({ page, control, ledger }) => {
      await openShelf(page, brand);
      await control.faults({ match: brand.orderCall, ...trouble.fault });
      await payAgreeing(page);
      await expect(page.getByRole('alert').filter({ hasText: trouble.text })).toBeVisible();
      await control.clearFaults();
      await payButton(page).click();
      await expectCashier(page, brand.preselected.amount);
      await inCashier(page, '确认支付');
      await expectPaid(page);
      ledger.expectCharge(brand.preselected.amount);
      expect((await control.state()).orders).toHaveLength(1);
    });
  }

  test(`${brand.name}: a result that cannot be read is told, and 重试 reads it`, async ({
    page,
    control,
    ledger,
    expectAccessible,
  }) => {
    await openShelf(page, brand);
    await payAgreeing(page);
    await expectCashier(page, brand.preselected.amount);
    await control.faults({ match: brand.readCall, kind: 'status', status: 503 });
    await inCashier(page, '确认支付');
    ledger.expectCharge(brand.preselected.amount);
    await expect(page.getByRole('alert')).toContainText(DOWN);
    await expectAccessible();
    await control.clearFaults();
    await page.getByRole('button', { name: '重试' }).click();
    await expectPaid(page);
  });

  test(`${brand.name}: while packages are slow the page stands in its final layout`, async ({
    page,
    control,
  }) => {
    await control.faults({ match: brand.packagesCall, kind: 'hang', times: 1 });
    await page.goto(brand.shelf);
    await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await control.clearFaults();
  });

  test(`${brand.name}: without a network the page says so, and goes on when it is back`, async ({
    page,
    context,
    ledger,
  }) => {
    await openShelf(page, brand);
    await context.setOffline(true);
    await expect(page.getByText(/网络/).first()).toBeVisible();
    await context.setOffline(false);
    await payAgreeing(page);
    await expectCashier(page, brand.preselected.amount);
    await inCashier(page, '确认支付');
    await expectPaid(page);
    ledger.expectCharge(brand.preselected.amount);
  });
}
