import { ACCOUNT } from '../../fixtures/users.ts';
import { MAIN } from '../../page-objects/brands.ts';
import { payAgreeing } from '../../page-objects/package-list.ts';
import { result } from '../../page-objects/result.ts';
import { failed, statesOfPage } from '../page-scenes.ts';
import {
  anonymous,
  desktop,
  goToCashier,
  loginSheet,
  lostOrder,
  members,
  purchaseScenes,
  renewal,
  repriced,
  resultStates,
} from '../purchase-states.ts';

/** The first purchase page and its results. */
export const mainScenes = [
  ...purchaseScenes(
    'main',
    MAIN,
    anonymous,
    loginSheet,
    {
      key: 'sms',
      state: '已发验证码',
      follows: 'login',
      act: async ({ page }) => {
        await page.getByRole('textbox', { name: '手机号' }).fill(ACCOUNT);
        await page.getByRole('button', { name: '获取验证码' }).click();
        await page.getByRole('button', { name: /秒后重发$/ }).waitFor();
      },
    },
    ...members,
    { key: 'nameless', state: '没有用户资料', profile: 'none' },
    renewal,
    desktop,
    ...lostOrder(MAIN),
    repriced(MAIN),
    {
      key: 'refused',
      state: '下单出错',
      prepare: ({ control }) => control.faults({ match: MAIN.orderCall, kind: 'status', status: 500 }),
      act: async ({ page }) => {
        await payAgreeing(page);
        await page.getByRole('alert').waitFor();
      },
    },
  ),
  ...statesOfPage(
    { brand: 'main', route: MAIN.resultRoute, title: '支付结果', path: '/' },
    ...resultStates(MAIN.preselected.amount),
    {
      key: 'closed',
      state: '订单已关闭',
      act: async (fixtures) => {
        await goToCashier(fixtures);
        const [order] = (await fixtures.control.state()).orders;
        await fixtures.control.clock(Date.parse('2026-11-21T12:00:00+08:00') - Date.now());
        await fixtures.page.goto(`/result/${order?.result_token}/${order?.id}/-/1`);
        await fixtures.page.getByRole('heading', { name: '订单已关闭' }).waitFor();
      },
    },
    {
      key: 'elsewhere',
      state: '在别的手机上打开',
      act: async (fixtures) => {
        const { page } = fixtures;
        await goToCashier(fixtures);
        const [order] = (await fixtures.control.state()).orders;
        await page.goto('/share');
        await page.evaluate(() => localStorage.clear());
        await page.goto(`/result/${order?.result_token}/${order?.id}/-/1`);
        await page.getByRole('button', { name: '暂不支付' }).click();
        await page.getByRole('link', { name: '重新下单' }).waitFor();
      },
    },
    {
      key: 'refunded',
      state: '订单已退款',
      act: async (fixtures) => {
        const { page, control } = fixtures;
        await goToCashier(fixtures);
        await page.getByText('更多', { exact: true }).click();
        await page.getByRole('spinbutton', { name: /通知晚到/ }).fill('3600');
        await page.getByRole('button', { name: '延迟通知' }).click();
        await page.getByRole('dialog').waitFor();
        const now = Date.parse('2026-11-21T10:00:00+08:00') - Date.now();
        await control.clock(now + 16 * 60_000);
        await page.reload();
        await result(page, '订单已关闭').waitFor();
        await control.clock(now + 77 * 60_000);
        await page.reload();
        await result(page, '订单已退款').waitFor();
      },
    },
    {
      key: 'missing',
      state: '订单不存在',
      path: '/result/rt_0000/1/-/1',
      act: async ({ page }) => page.getByRole('heading', { name: '订单不存在' }).waitFor(),
    },
    {
      key: 'error',
      state: '出错',
      path: '/result/rt_0000/1/-/1',
      prepare: ({ control }) => control.faults({ match: MAIN.readCall, kind: 'status', status: 500 }),
      act: failed,
    },
  ),
];
