import { openPackageList, payAgreeing, payButton } from '../page-objects/package-list.ts';
import { USERPAY } from '../page-objects/purchase-pages.ts';
import { expectPaid } from '../page-objects/result.ts';
import { offerOf } from './fixtures/offers.ts';
import type { System } from './fixtures/systems.ts';
import { expect, test } from './fixtures/test.ts';
import { chooseInCashier } from './fixtures/wallets.ts';

/** The request that makes an order of /userpay. */
const ORDERS: Readonly<Record<System, string>> = {
  litemall: 'POST /wx/order/submit',
  laravel: 'POST /api/orders',
  strict: 'POST /main/web/vip/packages/{id}/orders/official',
};
const INVALID: Readonly<Record<System, string>> = {
  litemall: '参数值不对',
  laravel: '金额不正确',
  strict: '金额不正确',
};

for (const { kind, textOf } of [
  { kind: 'invalid', textOf: (system: System) => INVALID[system] },
  { kind: 'rate_limited', textOf: () => '操作太频繁，请 60 秒后再试' },
  { kind: 'wrong_status', textOf: () => '服务开小差了，请稍后重试' },
] as const)
  test(`an order refused as ${kind} shows why, and the next tap makes one order`, async ({
    page: tab,
    system,
    backend,
    charged,
  }) => {
    const offer = offerOf(system, USERPAY);
    backend.fault(ORDERS[system], { kind, times: 1 });
    await openPackageList(tab, offer);
    await payAgreeing(tab);
    await expect(tab.getByRole('alert').filter({ hasText: textOf(system) })).toBeVisible();
    expect(backend.state().orders).toEqual([]);
    await payButton(tab).click();
    await chooseInCashier(tab, '确认支付');
    charged.push(offer.preselected.amount);
    await expectPaid(tab);
    expect(backend.state().orders).toHaveLength(1);
  });

test('a session that ended at the backend asks for a login before anything is ordered', async ({
  page: tab,
  system,
  backend,
}) => {
  await openPackageList(tab, offerOf(system, USERPAY));
  backend.revoke(backend.account.token);
  await payAgreeing(tab);
  await expect(
    tab
      .getByText('登录已过期，请重新登录')
      .or(tab.getByRole('textbox', { name: '手机号' }))
      .first(),
  ).toBeVisible();
  expect(backend.state().orders).toEqual([]);
  await expect.poll(() => tab.evaluate(() => localStorage.getItem('auth.token'))).toBeNull();
});

test('a lost answer to an order never leads to a second one', async ({
  page: tab,
  system,
  backend,
  charged,
}) => {
  const offer = offerOf(system, USERPAY);
  backend.fault(ORDERS[system], { kind: 'lost_answer', times: 1 });
  await openPackageList(tab, offer);
  await payAgreeing(tab);
  await expect(tab.getByRole('alert').filter({ hasText: '网络连接失败，请检查网络' })).toBeVisible();
  expect(backend.state().orders).toHaveLength(1);
  await payButton(tab).click();
  // The strict backend has neither a key nor a list of orders: the buyer decides, and not before the order's time has passed.
  if (system !== 'strict') {
    await chooseInCashier(tab, '确认支付');
    charged.push(offer.preselected.amount);
    await expectPaid(tab);
  } else await expect(tab.getByText(/订单/).first()).toBeVisible();
  expect(backend.state().orders).toHaveLength(1);
});
