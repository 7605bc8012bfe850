import { expect } from '@playwright/test';
import { ACCOUNT } from '../fixtures/users.ts';
import type { Scene, SceneFixtures } from './scene.ts';

type Facts = Partial<Pick<Scene, 'path' | 'account' | 'profile' | 'environment' | 'prepare' | 'act'>>;

type PageFacts = Pick<Scene, 'brand' | 'route' | 'title'> &
  Facts & {
    /** The call that loads the page's data, as a fault names it; adds a loading and an error state. */
    call?: string;
  };

export type StateFacts = Pick<Scene, 'key' | 'state' | 'follows'> & Facts;

const offline: StateFacts = {
  key: 'offline',
  state: '断网',
  follows: 'default',
  act: async ({ page }) => {
    // What is on its way would fail.
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await page
      .getByText(/网络(已断开|不可用|连接)|没有网络/)
      .first()
      .waitFor();
  },
};

/** The narrowest phone, and text at twice its size. */
export const sizes: StateFacts[] = [
  {
    key: 'narrow',
    state: '320 px 宽',
    act: async ({ page }) => page.setViewportSize({ width: 320, height: 693 }),
  },
  {
    key: 'large',
    state: '文字 200 %',
    act: async ({ page }) => page.evaluate(() => void (document.documentElement.style.fontSize = '200%')),
  },
];

/** The page shows an error. Repeated requests wait by the page's clock, ms. */
export async function failed({ page }: SceneFixtures): Promise<void> {
  const retry = page.getByRole('button', { name: '重试' }).first();
  const isShown = async () => {
    await page.clock.runFor(500);
    return retry.isVisible();
  };
  await expect.poll(isShown, { intervals: [50] }).toBe(true);
}

/** The states of every page that calls a backend. */
const statesOf = (call: string): StateFacts[] => [
  {
    key: 'loading',
    state: '载入中',
    prepare: ({ control }) => control.faults({ match: call, kind: 'hang' }),
    act: async ({ page }) => {
      await page
        .locator('[aria-busy="true"]')
        .or(page.getByText('正在载入'))
        .first()
        .waitFor({ state: 'attached' });
      // By the page's clock, ms: react-dom waits for the first answer, and the drawings of the page come with it.
      await page.clock.runFor(500);
    },
  },
  {
    key: 'error',
    state: '出错',
    prepare: ({ control }) => control.faults({ match: call, kind: 'status', status: 500 }),
    act: failed,
  },
];

/** A page in the given states only. */
export function statesOfPage(facts: Omit<PageFacts, 'call'>, ...states: StateFacts[]): Scene[] {
  const base = { path: facts.route, account: ACCOUNT, environment: 'browser', ...facts };
  return states.map((state) => ({ ...base, ...state }));
}

/** A page in its default state, at other sizes, its loading, error and offline states, and further states. */
export function pageScenes({ call, ...page }: PageFacts, ...more: StateFacts[]): Scene[] {
  const natural = [{ key: 'default', state: '默认' }, ...(call ? statesOf(call) : []), offline, ...sizes];
  return statesOfPage(page, ...natural, ...more);
}
