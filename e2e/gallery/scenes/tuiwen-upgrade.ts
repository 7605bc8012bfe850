import { pageScenes, sizes, statesOfPage, type StateFacts } from '../page-scenes.ts';
import type { SceneFixtures } from '../scene.ts';
import { MEMBER } from '../../fixtures/users.ts';

const call = 'GET /api/tuiwen/web/vip/packages/wechat';
/** A member of the lower edition with 126 days left. */
const account = MEMBER;

/** An anonymous user, whose membership is unknown. */
const unknown: StateFacts = {
  key: 'unknown',
  state: '未登录',
  account: null,
  act: async ({ page }) => page.getByRole('heading', { name: '登录后查看升级价格' }).waitFor(),
};

/** Gives an answer of the guide, which goes on by itself to what is headed by `next`. */
const answer =
  (name: string, next: RegExp) =>
  async ({ page }: SceneFixtures): Promise<void> => {
    await page.getByRole('radio', { name: new RegExp(`^${name}`) }).click();
    // By the page's clock, ms.
    await page.clock.runFor(500);
    await page.getByRole('heading', { name: next }).waitFor();
  };

/** Tuiwen's upgrade page, and the guide to it. */
export const upgradeScenes = [
  ...pageScenes({ brand: 'tuiwen', route: '/tuiwenupvip', title: '升级会员', call, account }, unknown),
  ...statesOfPage(
    { brand: 'tuiwen', route: '/tuiwengo', title: '升级会员', account },
    { key: 'default', state: '第一问' },
    { key: 'second', state: '第二问', follows: 'default', act: answer('接单或带货', /计划使用多久/) },
    {
      key: 'advice',
      state: '推荐',
      follows: 'second',
      act: answer('长期使用', /商用版年卡$/),
    },
    ...sizes,
  ),
];
