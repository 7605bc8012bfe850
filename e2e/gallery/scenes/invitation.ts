import { ACCOUNT } from '../../fixtures/users.ts';
import { login } from '../../page-objects/login.ts';
import { pageScenes } from '../page-scenes.ts';

const title = '邀请有礼';

/** Both sides of an invitation. */
export const invitationScenes = [
  ...pageScenes(
    { brand: 'main', route: '/invitation', title, account: null },
    {
      key: 'poster',
      state: '海报',
      act: async ({ page, control }) => {
        await login(page, control, ACCOUNT);
        await page.getByRole('img', { name: /^邀请海报/ }).waitFor();
      },
    },
    {
      key: 'wechat',
      state: '在微信里分享',
      environment: 'wechat-android',
      act: async ({ page, control }) => {
        await login(page, control, ACCOUNT);
        await page.getByRole('button', { name: '分享给好友' }).click();
        await page.getByText(/^长按海报，选择/).waitFor();
      },
    },
  ),
  ...pageScenes(
    {
      brand: 'main',
      route: '/invitation2',
      title,
      account: null,
      path: '/invitation2?code=W7K29M&name=%E6%B1%9F%E6%99%9A%E8%88%9F',
    },
    {
      key: 'claimed',
      state: '已领取',
      act: async ({ page, control }) => {
        await login(page, control, '13912341111');
        await page.getByRole('heading', { name: '登录成功' }).waitFor();
      },
    },
  ),
];
