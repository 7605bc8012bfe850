import { expect, test } from '../../fixtures/test.ts';
import { expectFits } from '../../page-objects/fits.ts';
import {
  DETAIL_CALL,
  EXPIRED,
  GIFT,
  OFFER,
  detailPath,
  expectConfirm,
  goOn,
  openDetail,
  optionRadio,
  options,
} from '../../page-objects/prepared.ts';
import { tabTo } from '../../page-objects/tab-to.ts';

const DAY = 24 * 3600_000;

test.describe('/detail/{id}/{fid}', () => {
  test.use({ account: null });

  test('shows the prepared order to anyone with the link, and continues with the chosen option', async ({
    page,
    expectAccessible,
  }) => {
    await openDetail(page, GIFT.id);
    await expect(page).toHaveTitle('商品详情');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(GIFT.title);
    await expect(page.getByText('寄到家，下一步填写收货地址')).toBeVisible();
    await expect(page.getByText(/为你保留到 \d+ 月 \d+ 日 23:59，还有 \d+ 天/)).toBeVisible();
    await expect(optionRadio(page, GIFT.ink.name)).toBeChecked();
    await expect(optionRadio(page, GIFT.soldOut.name)).toBeDisabled();
    await expect(optionRadio(page, GIFT.soldOut.name)).toHaveAccessibleName(/已售完/);
    await expectAccessible();

    await optionRadio(page, GIFT.gold.name).check();
    await expect(goOn(page)).toHaveAccessibleName('去确认 ¥258.00');
    await goOn(page).click();
    await expectConfirm(page, GIFT.gold);
    await page.goBack();
    await expect(page).toHaveTitle('商品详情');
    await expect(optionRadio(page, GIFT.gold.name)).toBeChecked();
  });

  test('opens from the confirmation to change the option', async ({ page }) => {
    await page.goto(`/orderConfirm/${GIFT.id}/${GIFT.ink.pid}/kf01`);
    await page.getByRole('button', { name: '换一款' }).click();
    await expect(page).toHaveURL(detailPath(GIFT.id));
    await expect(options(page)).toBeVisible();
  });

  test('a product that is not shipped takes effect at once', async ({ page }) => {
    await openDetail(page, OFFER.id);
    await expect(page.getByText('不用寄送，付款后马上生效')).toBeVisible();
    await expect(goOn(page)).toHaveAccessibleName('去确认 ¥138.00');
  });

  test('pictures change by buttons and by swiping', async ({ page }) => {
    await openDetail(page, GIFT.id);
    const at = (place: number) => page.getByText(`第 ${place} 张，共 4 张`);
    await page.getByRole('button', { name: '下一张' }).click();
    await expect(at(2)).toBeAttached();
    const second = page.getByRole('img', { name: `${GIFT.title}，第 2 张图片` });
    await expect(second).toBeInViewport({ ratio: 0.9 });
    await page.getByRole('img', { name: `${GIFT.title}，第 4 张图片` }).scrollIntoViewIfNeeded();
    await expect(at(4)).toBeAttached();
    await expect(page.getByRole('button', { name: '下一张' })).toBeHidden();
  });

  test('the countdown uses the server’s time, whatever the phone’s clock, also after a reload', async ({
    page,
    control,
  }) => {
    await page.clock.install({ time: Date.now() - 400 * DAY });
    await openDetail(page, GIFT.id);
    const left = page.getByText(/还有 \d+ 天/);
    const shown = await left.innerText();
    await page.clock.setSystemTime(Date.now() + 30 * DAY);
    await page.clock.runFor(2000);
    await expect(left).toHaveText(shown);
    await page.reload();
    await expect(left).toHaveText(shown);

    const { expires_at } = (await (
      await page.request.get(`/api/main/web/adminOrder/detail/${GIFT.id}`)
    ).json()) as { expires_at: string };
    await control.clock(Date.parse(expires_at) - Date.now() - 60_000);
    await page.reload();
    await expect(page.getByText(/还有 \d+ 秒/)).toBeVisible();
    await page.clock.runFor(61_000);
    await expect(page.getByText('这份订单已经过期')).toBeVisible();
  });

  for (const [what, id, heading] of [
    ['has expired', EXPIRED.id, '这份订单已经过期'],
    ['does not exist', '999999', '内容不存在或已下架'],
  ] as const) {
    test(`an order that ${what} shows a message and customer service`, async ({ page, expectAccessible }) => {
      await page.goto(detailPath(id));
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: '联系客服' })).toBeVisible();
      await expect(goOn(page)).toHaveCount(0);
      await expectAccessible();
      await expectFits(page);
    });
  }

  test('shows an error that 重试 resolves, and a missing network', async ({
    page,
    context,
    control,
    expectAccessible,
  }) => {
    await control.faults({ match: DETAIL_CALL, kind: 'status', status: 500 });
    await page.goto(detailPath(GIFT.id));
    await expect(page.getByRole('alert')).toContainText('服务开小差了，请稍后重试');
    await expectAccessible();
    await control.clearFaults();
    await page.getByRole('button', { name: '重试' }).click();
    await expect(options(page)).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText('网络连接失败，请检查网络')).toBeVisible();
    await expect(options(page)).toBeVisible();
    await context.setOffline(false);
  });

  test('fits from 320 to 430 px and at twice the text', async ({ page }) => {
    await openDetail(page, GIFT.id);
    await expectFits(page, (where) =>
      expect.soft(goOn(page), `${where}: continue button`).toBeInViewport({ ratio: 1 }),
    );
  });

  test('can be used by keyboard alone', async ({ page }) => {
    await openDetail(page, GIFT.id);
    await tabTo(page, page.getByRole('button', { name: '下一张' }));
    await page.keyboard.press('Enter');
    await expect(page.getByText('第 2 张，共 4 张')).toBeAttached();
    await tabTo(page, optionRadio(page, GIFT.ink.name));
    await page.keyboard.press('ArrowDown');
    await expect(optionRadio(page, GIFT.gold.name)).toBeChecked();
    await page.keyboard.press('ArrowDown');
    await expect(optionRadio(page, GIFT.ink.name)).toBeChecked();
    await tabTo(page, goOn(page));
    await page.keyboard.press('Enter');
    await expectConfirm(page, GIFT.ink);
  });
});
