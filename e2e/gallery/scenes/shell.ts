import type { Page } from '@playwright/test';
import { HONEY } from '../../page-objects/brands.ts';
import { payInCashier } from '../../page-objects/purchase.ts';
import { payAgreeing, payButton } from '../../page-objects/package-list.ts';
import { statesOfPage, type StateFacts } from '../page-scenes.ts';

const isShown = ({ page }: { page: Page }) => page.getByRole('button', { name: '重试' }).waitFor();

const broken = (brand: string) => ({
  prepare: async ({ page }: { page: Page }) => {
    await page.route(`**/r/${brand}/**`, (route) => route.abort());
  },
  act: isShown,
});

/** The error's number names the build: here it is always the same. */
const fixNumber = ({ page }: { page: Page }) =>
  page.getByText(/^错误编号/).evaluate((element) => {
    const number = element.querySelector('b');
    const parts = ['main.', '58d0ce.', 'live.', '91aa02.', 's21.', 'c4'];
    if (number) number.innerHTML = parts.map((part) => `<span>${part}</span>`).join('');
  });

const narrow: Pick<StateFacts, 'act'> = {
  act: async ({ page }) => page.setViewportSize({ width: 320, height: 693 }),
};
const large: Pick<StateFacts, 'act'> = {
  act: async ({ page }) => page.evaluate(() => void (document.documentElement.style.fontSize = '200%')),
};

const shell = { brand: 'shell', route: '*' } as const;

/** Pages of the shell: without a route, or in place of a brand's broken page. */
export const shellScenes = [
  ...statesOfPage(
    { ...shell, title: '页面不存在', account: null },
    { key: 'missing', state: '没有这个页面', path: '/nothing-here' },
    { key: 'failed', state: '页面加载失败', path: '/upgrade/diy', ...broken('main'), act: fixNumber },
    { key: 'failed-narrow', state: '页面加载失败，320 px 宽', follows: 'failed', ...narrow },
    { key: 'failed-large', state: '页面加载失败，文字 200 %', follows: 'failed', ...large },
  ),
  ...statesOfPage(
    { ...shell, title: '支付' },
    { key: 'neutral', state: '简洁版', path: '/', ...broken('main') },
    { key: 'neutral-narrow', state: '简洁版，320 px 宽', follows: 'neutral', ...narrow },
    { key: 'neutral-large', state: '简洁版，文字 200 %', follows: 'neutral', ...large },
    {
      key: 'neutral-consent',
      state: '简洁版，请同意协议',
      path: '/',
      prepare: broken('main').prepare,
      act: async ({ page }) => {
        await isShown({ page });
        await payButton(page).click();
        await page.getByRole('dialog').waitFor();
      },
    },
    {
      key: 'neutral-types',
      state: '简洁版，推文助手',
      path: '/tuiwenwechatpay',
      account: null,
      ...broken('tuiwen'),
    },
    { key: 'neutral-desktop', state: '简洁版，电脑', path: '/', environment: 'desktop', ...broken('main') },
    {
      key: 'neutral-paid',
      state: '简洁版，支付成功',
      path: HONEY.path,
      prepare: broken('honey').prepare,
      act: async ({ page, ledger }) => {
        await isShown({ page });
        await payAgreeing(page);
        await payInCashier(page, ledger, HONEY.preselected.amount);
      },
    },
    { key: 'neutral-paid-narrow', state: '简洁版，支付成功，320 px 宽', follows: 'neutral-paid', ...narrow },
    { key: 'neutral-paid-large', state: '简洁版，支付成功，文字 200 %', follows: 'neutral-paid', ...large },
  ),
];
