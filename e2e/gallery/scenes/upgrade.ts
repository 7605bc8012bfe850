import type { Page } from '@playwright/test';
import { inCashier } from '../../page-objects/cashier.ts';
import { MEMBER } from '../../fixtures/users.ts';
import { BASE, CREDITED, DIY } from '../../page-objects/purchase-pages.ts';
import { failed, statesOfPage, type StateFacts } from '../page-scenes.ts';
import {
  desktop,
  empty,
  goToCashier,
  loginSheet,
  memberSizes,
  purchaseScenes,
  resultStates,
} from '../purchase-states.ts';

const member: StateFacts = {
  key: 'member',
  state: '会员，有抵扣',
  account: MEMBER,
  act: async ({ page }) => page.getByText('已抵扣 58 元').first().waitFor(),
};

const earlier: StateFacts = {
  key: 'earlier',
  state: '会员，升级后更早到期',
  account: MEMBER,
  act: async ({ page }) => {
    await page.getByRole('radio', { name: /^尊享会员 3 个月/ }).check();
    await page.getByText('比现有早 36 天到期').first().waitFor();
  },
};

const expired: StateFacts = { key: 'expired', state: '会员已到期', profile: 'expired' };

const titled = (page: Page, title: string) => page.getByRole('heading', { name: title }).first().waitFor();

/** A paid purchase of another brand's page. */
const soldBy = (brand: 'youquan' | 'tuiwen', name: string, amount: number): StateFacts => ({
  key: brand,
  state: `${name}，支付成功`,
  path: `/${brand}wechatpay`,
  act: async (fixtures) => {
    await goToCashier(fixtures);
    await inCashier(fixtures.page, '确认支付');
    await titled(fixtures.page, '支付成功');
    fixtures.ledger.expectCharge(amount);
  },
});

/** Main's pages over the data center, and the result of all that it sells. */
export const upgradeScenes = [
  ...purchaseScenes('main', BASE, loginSheet, member, ...memberSizes, earlier, expired, desktop, empty(BASE)),
  ...purchaseScenes(
    'main',
    DIY,
    loginSheet,
    member,
    ...memberSizes,
    earlier,
    expired,
    {
      key: 'level',
      state: '换等级',
      act: async ({ page }) => {
        await page
          .getByRole('radio', { name: /^标准会员/ })
          .first()
          .check();
        await titled(page, '开通标准会员');
      },
    },
    desktop,
    empty(DIY),
  ),
  ...statesOfPage(
    { brand: 'main', route: DIY.resultRoute, title: '支付结果', path: DIY.path, account: MEMBER },
    ...resultStates(CREDITED),
    soldBy('youquan', '友圈', 12800),
    soldBy('tuiwen', '推文', 19800),
    {
      key: 'missing',
      state: '订单不存在',
      path: '/upgrade/use?order=nothing',
      act: async ({ page }) => titled(page, '订单不存在'),
    },
    {
      key: 'unnamed',
      state: '没有订单号',
      path: DIY.resultRoute,
      act: async ({ page }) => titled(page, '订单不存在'),
    },
    {
      key: 'login',
      state: '登录后查看',
      path: '/upgrade/use?order=nothing&brand=tuiwen',
      account: null,
      act: async ({ page }) => titled(page, '登录后查看订单'),
    },
    {
      key: 'error',
      state: '出错',
      path: '/upgrade/use?order=nothing&brand=youquan',
      prepare: ({ control }) => control.faults({ match: DIY.readCall, kind: 'status', status: 500 }),
      act: failed,
    },
  ),
];
