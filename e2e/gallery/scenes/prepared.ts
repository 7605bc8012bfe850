import { expectCashier } from '../../page-objects/cashier.ts';
import {
  ADDRESS,
  DETAIL_CALL,
  EXPIRED,
  GIFT,
  OFFER,
  addressPath,
  confirmPath,
  detailPath,
  fillAddress,
  openConfirm,
  regionField,
  saveAddress,
} from '../../page-objects/prepared.ts';
import { agreeAndPay } from '../../page-objects/money.ts';
import { payAgreeing, payButton } from '../../page-objects/package-list.ts';
import { pageScenes } from '../page-scenes.ts';

const anonymous = { brand: 'main', account: null, call: DETAIL_CALL } as const;
const DAY = 24 * 3600_000;

/** From the link of customer service to the payment. */
export const preparedScenes = [
  ...pageScenes(
    { ...anonymous, route: '/detail/{id}/{fid}', title: '商品详情', path: detailPath(GIFT.id) },
    { key: 'no-shipping', state: '不用寄送', path: detailPath(OFFER.id) },
    { key: 'expired', state: '已过期', path: detailPath(EXPIRED.id) },
    { key: 'missing', state: '不存在', path: detailPath('999999') },
    { key: 'desktop', state: '在电脑上', environment: 'desktop' },
  ),
  ...pageScenes(
    {
      ...anonymous,
      route: '/orderConfirm/{id}/{pid}/{fid}',
      title: '确认订单',
      path: confirmPath(GIFT.id, GIFT.ink.pid),
    },
    { key: 'address', state: '有地址', act: async ({ page }) => openConfirm(page) },
    {
      key: 'consent',
      state: '请同意协议',
      path: confirmPath(OFFER.id, OFFER.pid),
      act: async ({ page }) => {
        await payButton(page).click();
        await page.getByRole('dialog').waitFor();
      },
    },
    {
      key: 'pending',
      state: '有未付完的订单',
      follows: 'consent',
      path: confirmPath(OFFER.id, OFFER.pid),
      act: async ({ page }) => {
        await agreeAndPay(page).click();
        await expectCashier(page, OFFER.amount);
        await page.goto(confirmPath(OFFER.id, OFFER.pid));
        await page.getByRole('button', { name: '继续支付' }).waitFor();
      },
    },
    {
      key: 'out-of-reach',
      state: '送不到',
      act: async ({ page }) => {
        await page.goto(addressPath(GIFT.id, GIFT.ink.pid));
        await fillAddress(page, { region: ['台湾省', '台北市', '中正区'] });
        await payAgreeing(page);
        await page.getByRole('button', { name: '修改地址' }).waitFor();
      },
    },
    {
      key: 'address-large',
      state: '有地址，文字 200 %',
      act: async ({ page }) => {
        await openConfirm(page);
        await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
      },
    },
    { key: 'sold-out', state: '卖完了', path: confirmPath(GIFT.id, GIFT.soldOut.pid) },
    { key: 'desktop', state: '在电脑上', environment: 'desktop' },
    {
      key: 'expired',
      state: '看着看着过期了',
      act: async ({ page, control }) => {
        await payButton(page).waitFor();
        await control.clock(400 * DAY);
        await page.reload();
        await page.getByRole('heading', { name: '优惠已过期' }).waitFor();
      },
    },
  ),
  ...pageScenes(
    {
      ...anonymous,
      route: '/address/{id}/{pid}',
      title: '填写收货地址',
      path: addressPath(GIFT.id, GIFT.ink.pid),
    },
    {
      key: 'wrong',
      state: '没填完',
      follows: 'default',
      act: async ({ page }) => {
        await saveAddress(page).click();
        await page.getByRole('alert').first().waitFor();
      },
    },
    {
      key: 'pasted',
      state: '粘贴后自动填写',
      act: async ({ page }) => {
        const text = [ADDRESS.name, ADDRESS.phone, ADDRESS.region.join('') + ADDRESS.street].join(' ');
        await page.getByRole('textbox', { name: '粘贴地址' }).fill(text);
        await page.getByRole('button', { name: '识别' }).click();
        await page.getByText('已填入，请核对').waitFor();
      },
    },
    {
      key: 'region',
      state: '选地区',
      act: async ({ page }) => {
        await regionField(page).click();
        await page.getByRole('dialog').getByRole('radio', { name: '浙江省' }).click();
        await page.getByRole('radio', { name: '杭州市' }).waitFor();
      },
    },
    { key: 'no-shipping', state: '不用寄送', path: addressPath(OFFER.id, OFFER.pid) },
    { key: 'desktop', state: '在电脑上', environment: 'desktop' },
  ),
];
