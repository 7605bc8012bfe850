import { expect, test } from '../../fixtures/test.ts';
import { expectOffline } from '../../page-objects/offline.ts';
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

  test('shows the prepared order to anyone with the link, after an error too, and continues with the chosen option', async ({
    page,
    control,
    expectAccessible,
  }) => {
    await test.step('an error that 重试 resolves', async () => {
      await control.faults({ match: DETAIL_CALL, kind: 'status', status: 500 });
      await page.goto(detailPath(GIFT.id));
      await expect(page.getByRole('alert')).toContainText('服务开小差了，请稍后重试');
      await expectAccessible();
      await control.clearFaults();
      await page.getByRole('button', { name: '重试' }).click();
    });

    await expect(options(page)).toBeVisible();
    await expect(page).toHaveTitle('商品详情');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(GIFT.title);
    await expect(page.getByText('包邮配送，下一步填写收货地址')).toBeVisible();
    await expect(page.getByText(/为你保留至 \d+ 月 \d+ 日 23:59，剩 \d+ 天/)).toBeVisible();
    await expect(optionRadio(page, GIFT.ink.name)).toBeChecked();
    await expect(optionRadio(page, GIFT.ink.name)).toHaveAccessibleName(/一年会员、实体卡、手账/);
    await expect(optionRadio(page, GIFT.soldOut.name)).toBeDisabled();
    await expect(optionRadio(page, GIFT.soldOut.name)).toHaveAccessibleName(/已售罄/);
    await expectAccessible();
    await expectFits(page, (where) =>
      expect.soft(goOn(page), `${where}: continue button`).toBeInViewport({ ratio: 1 }),
    );

    await expectOffline(page, () => expect(options(page)).toBeVisible());
    await test.step('pictures change by buttons and by swiping', async () => {
      const at = (place: number) => page.getByText(`第 ${place} 张，共 4 张`);
      await tabTo(page, page.getByRole('button', { name: '下一张' }));
      await page.keyboard.press('Enter');
      await expect(at(2)).toBeAttached();
      const second = page.getByRole('img', { name: `${GIFT.title}，第 2 张图片` });
      await expect(second).toBeInViewport({ ratio: 0.9 });
      await page.getByRole('img', { name: `${GIFT.title}，第 4 张图片` }).scrollIntoViewIfNeeded();
      await expect(at(4)).toBeAttached();
      await expect(page.getByRole('button', { name: '下一张' })).toBeHidden();
    });
    await test.step('another option by keyboard alone', async () => {
      await tabTo(page, optionRadio(page, GIFT.ink.name));
      await page.keyboard.press('ArrowDown');
      await expect(optionRadio(page, GIFT.gold.name)).toBeChecked();
      await expect(goOn(page)).toHaveAccessibleName('立即购买 ¥258.00');
      await tabTo(page, goOn(page));
      await page.keyboard.press('Enter');
      await expectConfirm(page, GIFT.gold);
    });
    await test.step('back, and from the confirmation to change the option', async () => {
      await page.goBack();
      await expect(page).toHaveTitle('商品详情');
      await expect(optionRadio(page, GIFT.gold.name)).toBeChecked();
      await goOn(page).click();
      await page.getByRole('button', { name: '更换款式' }).click();
      await expect(page).toHaveURL(detailPath(GIFT.id));
      await expect(options(page)).toBeVisible();
    });
  });

  test('the countdown uses the server’s time, whatever the phone’s clock, also after a reload', async ({
    page,
    control,
  }) => {
    await page.clock.install({ time: Date.now() - 400 * DAY });
    await openDetail(page, GIFT.id);
    const left = page.getByText(/剩 \d+ 天/);
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
    await expect(page.getByText(/剩 \d+ 秒/)).toBeVisible();
    await page.clock.runFor(61_000);
    await expect(page.getByText('优惠已过期')).toBeVisible();
  });

  test('a product that is not shipped takes effect at once; an expired or unknown order shows customer service', async ({
    page,
    expectAccessible,
  }) => {
    await openDetail(page, OFFER.id);
    await expect(page.getByText('无需配送，支付后立即生效')).toBeVisible();
    await expect(goOn(page)).toHaveAccessibleName('立即购买 ¥138.00');
    for (const [id, heading] of [
      [EXPIRED.id, '优惠已过期'],
      ['999999', '内容不存在或已下架'],
    ] as const) {
      await test.step(heading, async () => {
        await page.goto(detailPath(id));
        await expect(page.getByRole('heading', { name: heading })).toBeVisible();
        await expect(page.getByRole('main').getByRole('link', { name: '联系客服' })).toBeVisible();
        await expect(goOn(page)).toHaveCount(0);
        await expectAccessible();
        await expectFits(page);
      });
    }
  });
});
