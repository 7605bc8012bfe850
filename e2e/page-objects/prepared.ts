import { expect, type Locator, type Page } from '@playwright/test';
import { NEW_PHONE } from '../fixtures/users.ts';
import { yuan } from './brands.ts';

/** Prepared orders in the seed. Amounts in fen. */
export const GIFT = {
  id: '800001',
  title: '年度会员礼盒（含实体卡与手账）',
  ink: { pid: '900011', name: '墨色礼盒', amount: 21800 },
  gold: { pid: '900012', name: '金色礼盒', amount: 25800 },
  soldOut: { pid: '900013', name: '双人礼盒' },
};
/** Not shipped; only one piece. */
export const OFFER = { id: '800002', pid: '900021', title: '年度会员（客服专享价）', amount: 13800 };
export const EXPIRED = { id: '800003', pid: '900031' };

export const DETAIL_CALL = 'GET /api/main/web/adminOrder/detail/*';
export const BUY_CALL = 'POST /api/main/web/adminOrder/buy/*';

export const detailPath = (id: string): string => `/detail/${id}/kf01`;
export const confirmPath = (id: string, pid: string): string => `/orderConfirm/${id}/${pid}/kf01`;
export const addressPath = (id: string, pid: string): string => `/address/${id}/${pid}?fid=kf01`;

export const options = (page: Page): Locator => page.getByRole('radiogroup', { name: '款式' });
export const optionRadio = (page: Page, name: string): Locator =>
  options(page).getByRole('radio', { name: new RegExp(`^${name}`) });
export const goOn = (page: Page): Locator => page.getByRole('button', { name: /^立即购买/ });
export const addressCard = (page: Page): Locator =>
  page.getByRole('region', { name: '收货地址' }).getByRole('button');
export const saveAddress = (page: Page): Locator => page.getByRole('button', { name: '使用该地址' });
export const regionField = (page: Page): Locator => page.getByRole('button', { name: /^所在地区/ });

export const ADDRESS = {
  name: '江晚舟',
  phone: NEW_PHONE,
  region: ['浙江省', '杭州市', '西湖区'],
  street: '文三路 88 号 3 幢 1202 室',
};

/** Opens a prepared order and waits for what can be bought. */
export async function openDetail(page: Page, id: string): Promise<void> {
  await page.goto(detailPath(id));
  await expect(goOn(page)).toBeVisible();
}

/** Selects a region in the picker, one tap per level. */
export async function chooseRegion(page: Page, names: readonly string[]): Promise<void> {
  await regionField(page).click();
  const first = page.getByRole('list', { name: '已选' }).getByRole('button').first();
  await expect(page.getByRole('dialog')).toBeVisible();
  if (await first.isVisible()) await first.click();
  for (const name of names) await page.getByRole('dialog').getByRole('radio', { name, exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Fills in and saves the address form. */
export async function fillAddress(page: Page, address: Partial<typeof ADDRESS> = {}): Promise<void> {
  const { name, phone, region, street } = { ...ADDRESS, ...address };
  await page.getByRole('textbox', { name: '收货人' }).fill(name);
  await page.getByRole('textbox', { name: '手机号' }).fill(phone);
  await chooseRegion(page, region);
  await page.getByRole('textbox', { name: '详细地址' }).fill(street);
  await saveAddress(page).click();
}

/** The confirmation with the option and the amount. */
export async function expectConfirm(page: Page, option: { name: string; amount: number }): Promise<void> {
  await expect(page).toHaveTitle('确认订单');
  await expect(page.getByRole('region', { name: '商品' })).toContainText(option.name);
  await expect(page.getByRole('button', { name: `立即支付 ¥${yuan(option.amount)}` })).toBeVisible();
}

/** Opens the confirmation of the gift with an address already filled in. */
export async function openConfirm(page: Page, option = GIFT.ink): Promise<void> {
  await page.goto(confirmPath(GIFT.id, option.pid));
  await addressCard(page).click();
  await fillAddress(page);
  await expectConfirm(page, option);
}
