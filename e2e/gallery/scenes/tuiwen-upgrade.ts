import { pageScenes, statesOfPage, type StateFacts } from '../page-scenes.ts';
import type { SceneStage } from '../scene.ts';

const call = 'GET /api/tuiwen/web/vip/packages/wechat';
/** A member of the lower edition with 126 days left. */
const account = '13800000002';

/** Somebody new, whose membership is not known. */
const unknown: StateFacts = {
  key: 'unknown',
  state: '未登录',
  account: null,
  act: async ({ page }) => page.getByRole('heading', { name: '先看看你现在是哪一版' }).waitFor(),
};

/** Chooses an answer of the guide and goes on. */
const answer =
  (name: string, next: string) =>
  async ({ page }: SceneStage): Promise<void> => {
    await page.getByRole('radio', { name: new RegExp(`^${name}`) }).check();
    await page.getByRole('button', { name: next }).click();
  };

/** Tuiwen's upgrade page, and the guide to it. */
export const upgradeScenes = [
  ...pageScenes({ brand: 'tuiwen', route: '/tuiwenupvip', title: '升级会员', call, account }, unknown),
  ...statesOfPage(
    { brand: 'tuiwen', route: '/tuiwengo', title: '升级会员', account },
    { key: 'default', state: '第一问' },
    { key: 'second', state: '第二问', act: answer('接单或者带货', '下一问') },
    {
      key: 'advice',
      state: '推荐',
      act: async (stage) => {
        await answer('接单或者带货', '下一问')(stage);
        await answer('长期写', '看推荐')(stage);
        await stage.page.getByRole('heading', { name: /商用版年卡$/ }).waitFor();
      },
    },
  ),
];
