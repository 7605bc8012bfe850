import { expectPackageList, openPackageList, payAgreeing, payButton } from '../page-objects/package-list.ts';
import { strip } from '../page-objects/money.ts';
import { USERPAY } from '../page-objects/purchase-pages.ts';
import { offerOf } from './fixtures/offers.ts';
import type { System } from './fixtures/systems.ts';
import { expect, test } from './fixtures/test.ts';
import { payInCashier } from './fixtures/wallets.ts';

/** The request that makes an order of /userpay. */
const ORDERS: Readonly<Record<System, string>> = {
  litemall: 'POST /wx/order/submit',
  laravel: 'POST /api/orders',
  strict: 'POST /main/web/vip/packages/{id}/orders/official',
};
/** The request that lists its packages. */
const LISTS: Readonly<Record<System, string>> = {
  litemall: 'GET /wx/goods/list',
  laravel: 'GET /api/packages',
  strict: 'GET /main/v1/vip/packages/wechat',
};
const INVALID: Readonly<Record<System, string>> = {
  litemall: '参数值不对',
  laravel: '金额不正确',
  strict: '金额不正确',
};

for (const kind of ['html', 'truncated', 'wrong_status'] as const)
  test(`packages answered as ${kind} are an error, and 重试 leads to the purchase`, async ({
    page: tab,
    system,
    backend,
    charged,
  }) => {
    const offer = offerOf(system, USERPAY);
    backend.fault(LISTS[system], { kind });
    await tab.goto(offer.path);
    await expect(tab.getByRole('alert').filter({ hasText: '服务开小差了，请稍后重试' })).toBeVisible();
    await expect(payButton(tab)).toHaveCount(0);
    backend.clear();
    await tab.getByRole('button', { name: '重试' }).click();
    await expectPackageList(tab, offer);
    await payAgreeing(tab);
    await payInCashier(tab, charged, offer.preselected.amount);
  });

for (const { kind, textOf } of [
  { kind: 'invalid', textOf: (system: System) => INVALID[system] },
  { kind: 'rate_limited', textOf: () => '操作太频繁，请 60 秒后再试' },
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
    await payInCashier(tab, charged, offer.preselected.amount);
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

const LOST = [
  { name: 'a lost answer to an order', kind: 'lost_answer', text: '网络连接失败，请检查网络', made: 1 },
  { name: 'an order answered with 500', kind: 'wrong_status', text: '服务开小差了，请稍后重试', made: 0 },
] as const;

for (const { name, kind, text, made } of LOST) {
  test(
    `${name} never leads to a second one`,
    { tag: '@idempotency' },
    async ({ page: tab, system, backend, charged }) => {
      const offer = offerOf(system, USERPAY);
      backend.fault(ORDERS[system], { kind, times: 1 });
      await openPackageList(tab, offer);
      await payAgreeing(tab);
      await expect(tab.getByRole('alert').filter({ hasText: text })).toBeVisible();
      expect(backend.state().orders).toHaveLength(made);
      await payButton(tab).click();
      await payInCashier(tab, charged, offer.preselected.amount);
      expect(backend.state().orders).toHaveLength(1);
    },
  );

  // With neither a key nor a list of orders nothing can be read: the buyer decides, and not before the order's time has passed.
  test(
    `${name} without a key is shown as unconfirmed, after a reload as well`,
    { tag: '@no-idempotency' },
    async ({ page: tab, system, backend }) => {
      const offer = offerOf(system, USERPAY);
      backend.fault(ORDERS[system], { kind, times: 1 });
      await openPackageList(tab, offer);
      await payAgreeing(tab);
      const notice = tab.getByText(/上次下单未收到结果，为避免重复支付/);
      await expect(notice).toBeVisible();
      await tab.reload();
      await expect(strip(tab).getByText(/下单结果待确认/)).toBeVisible();
      await expect(strip(tab).getByText(/为避免重复支付，.*\d\d:\d\d 之后可重新下单/)).toBeVisible();
      await expect(strip(tab).getByRole('button')).toHaveText(['知道了']);
      await payAgreeing(tab);
      await expect(notice).toBeVisible();
      expect(backend.state().orders).toHaveLength(made);
    },
  );

  test(
    `${name} without a key can be repeated once its order can be paid no longer, and not by a double tap`,
    { tag: '@no-idempotency' },
    async ({ page: killed, context, system, backend, charged }) => {
      const offer = offerOf(system, USERPAY);
      backend.fault(ORDERS[system], { kind, times: 1 });
      await openPackageList(killed, offer);
      await payAgreeing(killed);
      await expect(killed.getByText(/上次下单未收到结果，为避免重复支付/)).toBeVisible();
      await killed.close();
      const tab = await context.newPage();
      await tab.clock.install({ time: Date.now() + 3 * 3600_000 });
      await openPackageList(tab, offer);
      const again = strip(tab).getByRole('button', { name: '重新下单' });
      await expect(strip(tab).getByText('若会员仍未到账，可重新下单')).toBeVisible();
      await again.dblclick();
      await expect(tab.getByText(/请先确认会员尚未到账，再点一次将重新下单/)).toBeVisible();
      expect(backend.state().orders).toHaveLength(made);
      await tab.clock.runFor(1000);
      await again.click();
      await payInCashier(tab, charged, offer.preselected.amount);
      expect(backend.state().orders).toHaveLength(made + 1);
    },
  );
}
