import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { expectCashier, inCashier } from '../page-objects/cashier.ts';
import { expectOffered, isMineButton } from '../page-objects/money.ts';
import {
  ADDRESS,
  GIFT,
  addressCard,
  confirmPath,
  expectConfirm,
  fillAddress,
  goOn,
  openConfirm,
  openDetail,
  optionRadio,
} from '../page-objects/prepared.ts';
import { result, returnDialog } from '../page-objects/result.ts';
import { openLater, payAgreeing } from '../page-objects/package-list.ts';
import { buy } from '../page-objects/purchase.ts';

const MINUTE = 60_000;

test.use({ account: null });

/** The gift waits in the cashier with this amount, fen. */
async function payTo(page: Page, amount: number): Promise<void> {
  await payAgreeing(page);
  await expectCashier(page, amount);
}

test('from the link to the result and back at each step: option, address, payment, stock, and no personal event', async ({
  page,
  ledger,
  control,
}) => {
  await openDetail(page, GIFT.id);
  await optionRadio(page, GIFT.gold.name).check();
  await goOn(page).click();
  await addressCard(page).click();
  await fillAddress(page);
  await expectConfirm(page, GIFT.gold);
  await payTo(page, GIFT.gold.amount);

  await test.step('back leads from each step to the previous one and keeps all input', async () => {
    await page.goBack();
    await expectConfirm(page, GIFT.gold);
    await expect(addressCard(page)).toContainText(ADDRESS.street);
    await page.goBack();
    await expect(optionRadio(page, GIFT.gold.name)).toBeChecked();
  });

  await goOn(page).click();
  await expectConfirm(page, GIFT.gold);
  await buy(page, ledger, GIFT.gold.amount);
  const [order, ...others] = (await control.state()).orders;
  expect(others).toEqual([]);
  const [province, city, district] = ADDRESS.region;
  const { name, phone, street } = ADDRESS;
  expect(order).toMatchObject({
    status: 'paid',
    amount: GIFT.gold.amount,
    fid: 'kf01',
    package: { id: GIFT.gold.pid },
    address: { name, phone, province, city, district, street },
  });
  const { options } = (await (
    await page.request.get(`/api/main/web/adminOrder/detail/${GIFT.id}`)
  ).json()) as { options: { pid: string; stock: number }[] };
  expect(options.find(({ pid }) => pid === GIFT.gold.pid)?.stock).toBe(11);

  await test.step('no event contains the address or the phone number', async () => {
    await page.close({ runBeforeUnload: true });
    await expect
      .poll(async () => (await control.state()).events.map(({ name: event }) => event))
      .toEqual(expect.arrayContaining(['checkout_start', 'cashier_open', 'checkout_result']));
    const events = JSON.stringify((await control.state()).events);
    for (const secret of [name, phone, street, '139****', 'Bearer']) expect(events).not.toContain(secret);
  });
});

test('the same option and address stay one order if the cashier is left repeatedly; another one is another order', async ({
  page,
  control,
}) => {
  const orders = async () => (await control.state()).orders;
  await openConfirm(page);
  await payTo(page, GIFT.ink.amount);
  await inCashier(page, '取消支付');
  await returnDialog(page).getByRole('button', { name: '重新支付' }).click();
  await expectCashier(page, GIFT.ink.amount);
  await inCashier(page, '取消支付');
  await returnDialog(page).getByRole('button', { name: '暂不支付' }).click();
  await page.goto(confirmPath(GIFT.id, GIFT.ink.pid));
  await expectOffered(page, GIFT.ink);
  await payTo(page, GIFT.ink.amount);
  expect(await orders()).toHaveLength(1);

  await test.step('another address', async () => {
    await page.goBack();
    await addressCard(page).click();
    await fillAddress(page, { street: '莫干山路 1 号' });
    await payTo(page, GIFT.ink.amount);
    expect((await orders()).map(({ address }) => address?.street).sort()).toEqual(
      [ADDRESS.street, '莫干山路 1 号'].sort(),
    );
  });
  await test.step('another option', async () => {
    await page.goto(confirmPath(GIFT.id, GIFT.gold.pid));
    await expectConfirm(page, GIFT.gold);
    await payTo(page, GIFT.gold.amount);
    expect((await orders()).map(({ amount }) => amount).sort()).toEqual([
      GIFT.ink.amount,
      GIFT.ink.amount,
      GIFT.gold.amount,
    ]);
  });
});

test('a page killed at the cashier resumes its order without the typed address; once expired it can be ordered again', async ({
  page: killed,
  context,
  control,
}) => {
  await openConfirm(killed);
  await payTo(killed, GIFT.ink.amount);
  await killed.close();
  const page = await context.newPage();
  await openLater(page);
  await openDetail(page, GIFT.id);
  await expect(optionRadio(page, GIFT.ink.name)).toHaveAccessibleName(/已为你保留/);
  await goOn(page).click();
  await isMineButton(page).click();
  await returnDialog(page).getByRole('button', { name: '重新支付' }).click();
  await expectCashier(page, GIFT.ink.amount);
  expect((await control.state()).orders).toHaveLength(1);

  await control.clock(16 * MINUTE);
  await inCashier(page, '取消支付');
  await expect(result(page, '订单已关闭')).toBeVisible();
  await page.getByRole('link', { name: /^重新/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(GIFT.title);
});
