import { expect, test } from '../../fixtures/test.ts';
import { expectOffline } from '../../page-objects/offline.ts';
import { expectFits } from '../../page-objects/fits.ts';
import { overflow } from '../../page-objects/measure.ts';
import { opened } from '../../page-objects/opened.ts';
import {
  ADDRESS,
  DETAIL_CALL,
  GIFT,
  OFFER,
  addressCard,
  addressPath,
  chooseRegion,
  confirmPath,
  expectConfirm,
  fillAddress,
  goOn,
  openDetail,
  regionField,
  saveAddress,
} from '../../page-objects/prepared.ts';
import { tabTo } from '../../page-objects/tab-to.ts';

const form = addressPath(GIFT.id, GIFT.ink.pid);

test.describe('/address/{id}/{pid}', () => {
  test.use({ account: null });

  test('shows an error that 重试 resolves, a missing network, and an error at each field, and fits', async ({
    page,
    control,
    expectAccessible,
  }) => {
    await control.faults({ match: DETAIL_CALL, kind: 'status', status: 503 });
    await page.goto(form);
    await expect(page.getByRole('alert')).toContainText('服务开小差了，请稍后重试');
    await control.clearFaults();
    await page.getByRole('button', { name: '重试' }).click();
    await expect(saveAddress(page)).toBeVisible();
    await expect(page).toHaveTitle('填写收货地址');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('填写收货地址');
    await expectAccessible();
    await expectOffline(page);

    await test.step('each field shows its error, and the first one is focused', async () => {
      await saveAddress(page).click();
      await expect(page.getByRole('alert')).toHaveText([
        '请填写收货人',
        '请填写手机号',
        '请选择所在地区',
        '请填写详细地址',
      ]);
      await expect(page.getByRole('textbox', { name: '收货人' })).toBeFocused();
      await expectAccessible();
      await expectFits(page);
      await page.getByRole('textbox', { name: '手机号' }).fill('1391234');
      await saveAddress(page).click();
      await expect(page.getByRole('alert').nth(1)).toHaveText('请填写 11 位手机号');
    });
    await test.step('the picker fits at 320 px and twice the text', async () => {
      const next = page.getByRole('dialog').getByRole('button', { name: '下一步' });
      await regionField(page).click();
      await page.getByRole('dialog').getByRole('radio', { name: '新疆维吾尔自治区' }).click();
      await expect(page.getByRole('radio', { name: '克孜勒苏柯尔克孜自治州' })).toBeVisible();
      await page.keyboard.press('Space');
      await next.waitFor();
      await page.setViewportSize({ width: 320, height: 812 });
      await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
      expect(await overflow(page)).toBe(0);
      await expect(next).toBeInViewport({ ratio: 1 });
    });
  });

  test('back closes the picker, then leaves the form; the input is kept, and saving adds no history entries', async ({
    page,
  }) => {
    await openDetail(page, GIFT.id);
    await goOn(page).click();
    await addressCard(page).click();
    await test.step('back', async () => {
      await regionField(page).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(saveAddress(page)).toBeVisible();
      await page.goBack();
      await expectConfirm(page, GIFT.ink);
    });
    await test.step('a reload and back keep the input', async () => {
      await addressCard(page).click();
      await page.getByRole('textbox', { name: '收货人' }).fill(ADDRESS.name);
      await chooseRegion(page, ADDRESS.region);
      await page.reload();
      await expect(page.getByRole('textbox', { name: '收货人' })).toHaveValue(ADDRESS.name);
      await expect(regionField(page)).toHaveAccessibleName(/浙江省 杭州市 西湖区/);
      await page.goBack();
      await addressCard(page).click();
      await expect(page.getByRole('textbox', { name: '收货人' })).toHaveValue(ADDRESS.name);
      await page.goBack();
    });
    for (const street of [ADDRESS.street, '莫干山路 1 号']) {
      await addressCard(page).click();
      await fillAddress(page, { street });
      await expectConfirm(page, GIFT.ink);
      await expect(addressCard(page)).toContainText(street);
    }
    await page.goBack();
    await expect(page).toHaveTitle('商品详情');
  });

  test('the address is stored for this tab only and sent only with the order', async ({
    page,
    control,
    context,
  }) => {
    await page.goto(form);
    await fillAddress(page);
    await expect(page).toHaveURL(confirmPath(GIFT.id, GIFT.ink.pid));
    await expectConfirm(page, GIFT.ink);
    await expect(addressCard(page)).toContainText(ADDRESS.street);
    const kept = await page.evaluate(() => JSON.stringify(localStorage) + document.cookie + document.URL);
    for (const secret of [ADDRESS.name, ADDRESS.phone, ADDRESS.street, '西湖区'])
      expect(kept).not.toContain(secret);
    const other = await context.newPage();
    await other.goto(form);
    await expect(other.getByRole('textbox', { name: '收货人' })).toHaveValue('');
    await other.close();
    await page.close({ runBeforeUnload: true });
    await expect
      .poll(async () => (await control.state()).events.map(({ route }) => route))
      .toContain('/address/:id/:pid');
    const events = JSON.stringify((await control.state()).events);
    for (const secret of [ADDRESS.name, ADDRESS.phone, ADDRESS.street, '西湖区'])
      expect(events).not.toContain(secret);
  });

  test('a municipality has two levels, and each selection can be changed', async ({
    page,
    expectAccessible,
  }) => {
    await page.goto(form);
    await chooseRegion(page, ['北京市', '海淀区']);
    await expect(regionField(page)).toHaveAccessibleName('所在地区 北京市 海淀区');
    await regionField(page).click();
    const picker = page.getByRole('dialog', { name: '所在地区' });
    await expect(picker.getByRole('radio', { name: '海淀区' })).toBeChecked();
    await expectAccessible();
    await picker.getByRole('button', { name: '北京市' }).click();
    await expect(picker.getByRole('radio', { name: '北京市' })).toBeChecked();
    for (const name of ['湖北省', '省直辖县', '仙桃市'])
      await picker.getByRole('radio', { name, exact: true }).click();
    await expect(regionField(page)).toHaveAccessibleName('所在地区 湖北省 仙桃市');
  });

  test('an address pasted from a chat fills the form, and the order is confirmed with it', async ({
    page,
    expectAccessible,
  }) => {
    await page.goto(form);
    const pasted = page.getByRole('textbox', { name: '粘贴地址' });
    await pasted.fill(`${ADDRESS.name}，${ADDRESS.phone}，${ADDRESS.region.join('')}${ADDRESS.street}`);
    await page.getByRole('button', { name: '识别' }).click();
    await expect(page.getByRole('status').filter({ hasText: '已填入，请核对' })).toBeVisible();
    await expect(regionField(page)).toHaveAccessibleName(`所在地区 ${ADDRESS.region.join(' ')}`);
    await expect(pasted).toHaveCount(0);
    await expectAccessible();
    await saveAddress(page).click();
    await expectConfirm(page, GIFT.ink);
    await expect(addressCard(page)).toContainText(ADDRESS.street);
  });

  test('can be filled in by keyboard alone', async ({ page }) => {
    await page.goto(form);
    await tabTo(page, page.getByRole('textbox', { name: '收货人' }));
    await page.keyboard.type(ADDRESS.name);
    await tabTo(page, page.getByRole('textbox', { name: '手机号' }));
    await page.keyboard.type(ADDRESS.phone);
    await tabTo(page, regionField(page));
    await page.keyboard.press('Enter');
    const picker = page.getByRole('dialog', { name: '所在地区' });
    const next = picker.getByRole('button', { name: /下一步|确定/ });
    await opened(page);
    await tabTo(page, picker.getByRole('radio', { name: '北京市' }));
    await page.keyboard.press('ArrowDown');
    await expect(picker.getByRole('radio', { name: '天津市' })).toBeChecked();
    await tabTo(page, next);
    await page.keyboard.press('Enter');
    await expect(picker.getByRole('radio', { name: '和平区' })).toBeFocused();
    await page.keyboard.press('Space');
    await tabTo(page, next);
    await page.keyboard.press('Enter');
    await expect(regionField(page)).toHaveAccessibleName('所在地区 天津市 和平区');
    await expect(regionField(page)).toBeFocused();
    await tabTo(page, page.getByRole('textbox', { name: '详细地址' }));
    await page.keyboard.type(ADDRESS.street);
    await page.keyboard.press('Enter');
    await expectConfirm(page, GIFT.ink);
  });

  test('a product that is not shipped needs no address, and an unknown one shows a message', async ({
    page,
  }) => {
    await page.goto(addressPath('999999', '1'));
    await expect(page.getByRole('heading', { name: '内容不存在或已下架' })).toBeVisible();
    await page.goto(addressPath(OFFER.id, OFFER.pid));
    await expect(page.getByRole('heading', { name: '该商品无需配送' })).toBeVisible();
    await page.getByRole('button', { name: '返回确认订单' }).click();
    await expectConfirm(page, { name: '年度会员', amount: OFFER.amount });
  });
});
