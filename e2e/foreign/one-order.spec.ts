import { HONEY, MAIN } from '../page-objects/brands.ts';
import { askForCode, submitCode } from '../page-objects/login.ts';
import { agreeAndPay } from '../page-objects/money.ts';
import {
  choose,
  openLater,
  openPackageList,
  packages,
  payAgreeing,
  payButton,
  tickConsent,
} from '../page-objects/package-list.ts';
import { DIY, USERPAY } from '../page-objects/purchase-pages.ts';
import { expectPaid, returnDialog } from '../page-objects/result.ts';
import { delayCalls } from '../page-objects/storage.ts';
import { offerOf } from './fixtures/offers.ts';
import { expect, test } from './fixtures/test.ts';
import { chooseInCashier, payInCashier } from './fixtures/wallets.ts';

/** Reads one order, in any of the systems. */
const READING = /\/(wx\/order\/detail|api\/orders\/\d+|web\/orders?\/\d+)(\?|$)/;

for (const page of [MAIN, USERPAY, HONEY, DIY]) {
  test.describe(page.path, () => {
    test.use({ environment: page === MAIN ? 'ios-app-h5' : 'browser' });

    test('two fast taps make one order', async ({ page: tab, system, backend, charged }) => {
      const offer = offerOf(system, page);
      await openPackageList(tab, offer);
      await tickConsent(tab);
      await payButton(tab).dblclick();
      await payInCashier(tab, charged, offer.preselected.amount);
      expect(backend.state().orders).toHaveLength(1);
    });

    test('a payment that is reported after the return is shown without another tap', async ({
      page: tab,
      system,
      backend,
      charged,
    }) => {
      const offer = offerOf(system, page);
      await openPackageList(tab, offer);
      await payAgreeing(tab);
      await chooseInCashier(tab, '取消支付');
      await expect(returnDialog(tab)).toBeVisible();
      backend.pay(backend.state().orders[0]?.number ?? '');
      charged.push(offer.preselected.amount);
      await expectPaid(tab);
      await expect(returnDialog(tab)).toBeHidden();
    });
  });
}

for (const page of [USERPAY, HONEY]) {
  test(`${page.path}: another package is another order, which alone is charged`, async ({
    page: first,
    context,
    system,
    backend,
    charged,
  }) => {
    const offer = offerOf(system, page);
    await openPackageList(first, offer);
    await payAgreeing(first);
    await first.getByRole('heading', { name: '收银台' }).waitFor();
    await first.close();
    const tab = await context.newPage();
    await openLater(tab);
    await openPackageList(tab, offer);
    await choose(packages(tab), offer.other.name);
    await payAgreeing(tab);
    await payInCashier(tab, charged, offer.other.amount);
    // The strict backend closes the other unpaid one, as the contract wants it; on litemall the adapter cancels it. A shop of
    // Laravel closes it after its time alone, and has no call for it.
    expect(backend.state().orders.map(({ status, amount }) => [status, amount])).toEqual([
      [system === 'laravel' ? 'unpaid' : 'closed', offer.preselected.amount],
      ['paid', offer.other.amount],
    ]);
  });

  test(`${page.path}: a tap on pay before an earlier payment is known shows that, and orders nothing`, async ({
    page: closed,
    context,
    system,
    backend,
    charged,
  }) => {
    const offer = offerOf(system, page);
    await openPackageList(closed, offer);
    await payAgreeing(closed);
    await closed.getByRole('heading', { name: '收银台' }).waitFor();
    await closed.close();
    backend.pay(backend.state().orders[0]?.number ?? '');
    charged.push(offer.preselected.amount);
    const tab = await context.newPage();
    await openLater(tab);
    const answer = await delayCalls(tab, READING);
    await openPackageList(tab, offer);
    await choose(packages(tab), offer.other.name);
    await payAgreeing(tab);
    await expect.poll(answer.waiting).toBeGreaterThan(0);
    await answer.release();
    await expectPaid(tab);
    expect(backend.state().orders).toHaveLength(1);
  });
}

test(
  'an order that is paid just before it is cancelled is shown as paid, and nothing else is ordered',
  { tag: '@cancels-orders' },
  async ({ page: first, context, system, backend, charged }) => {
    const offer = offerOf(system, HONEY);
    await openPackageList(first, offer);
    await payAgreeing(first);
    await first.getByRole('heading', { name: '收银台' }).waitFor();
    await first.close();
    const tab = await context.newPage();
    await openLater(tab);
    await openPackageList(tab, offer);
    await choose(packages(tab), offer.other.name);
    const cancelling = await delayCalls(tab, /\/wx\/order\/cancel$/);
    await payAgreeing(tab);
    await expect.poll(cancelling.waiting).toBeGreaterThan(0);
    backend.pay(backend.state().orders[0]?.number ?? '');
    charged.push(offer.preselected.amount);
    await cancelling.release();
    await expect(tab.getByText('订单状态已变化')).toBeVisible();
    await payButton(tab).click();
    await expectPaid(tab);
    expect(backend.state().orders).toHaveLength(1);
  },
);

test(
  'a session that ends before the order is replaced by a login, after which one order is paid',
  { tag: '@sms-login' },
  async ({ page: tab, system, backend, charged }) => {
    const offer = offerOf(system, HONEY);
    await openPackageList(tab, offer);
    await tickConsent(tab);
    backend.revoke(backend.account.token);
    await payButton(tab).click();
    await expect(tab.getByText('登录已过期，请重新登录')).toBeVisible();
    await payButton(tab).click();
    await askForCode(tab, backend.account.phone);
    await submitCode(tab, backend.state().sms[0]?.code ?? '');
    // The box was ticked by another session.
    await agreeAndPay(tab).click();
    await payInCashier(tab, charged, offer.preselected.amount);
    expect(backend.state().orders).toHaveLength(1);
  },
);
