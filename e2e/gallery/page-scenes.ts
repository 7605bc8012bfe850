import { ACCOUNT } from '../fixtures/users.ts';
import type { Scene } from './scene.ts';

type PageFacts = Pick<Scene, 'brand' | 'route' | 'title'> &
  Partial<Pick<Scene, 'path' | 'account' | 'environment'>> & {
    /** The call that loads the page's data, as a fault names it; adds a loading and an error state. */
    call?: string;
    /** Runs before every state of this page. */
    prepare?: NonNullable<Scene['prepare']>;
    act?: NonNullable<Scene['act']>;
  };

export type StateFacts = Pick<Scene, 'key' | 'state'> &
  Partial<Pick<Scene, 'path' | 'account' | 'environment'>> & {
    prepare?: NonNullable<Scene['prepare']>;
    act?: NonNullable<Scene['act']>;
  };

const offline: StateFacts = {
  key: 'offline',
  state: '断网',
  act: async ({ page }) => {
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await page
      .getByText(/网络(已断开|不可用|连接)|没有网络/)
      .first()
      .waitFor();
  },
};

/** The states of every page that calls a backend. */
const statesOf = (call: string): StateFacts[] => [
  {
    key: 'loading',
    state: '载入中',
    prepare: ({ control }) => control.faults({ match: call, kind: 'hang' }),
    act: async ({ page }) => {
      await page.waitForLoadState('load');
      await page
        .locator('[aria-busy="true"]')
        .or(page.getByText('正在载入'))
        .first()
        .waitFor({ state: 'attached' });
    },
  },
  {
    key: 'error',
    state: '出错',
    prepare: ({ control }) => control.faults({ match: call, kind: 'status', status: 500 }),
    act: async ({ page }) => page.getByRole('button', { name: '重试' }).first().waitFor(),
  },
];

/** A page in the given states only. */
export function statesOfPage(facts: Omit<PageFacts, 'call'>, ...states: StateFacts[]): Scene[] {
  const base = { path: facts.route, account: ACCOUNT, environment: 'browser', ...facts };
  return states.map((state) => ({ ...base, ...state }));
}

/** A page in its default state, its loading, error and offline states, and further states. */
export function pageScenes({ call, ...page }: PageFacts, ...more: StateFacts[]): Scene[] {
  const natural = [{ key: 'default', state: '默认' }, ...(call ? statesOf(call) : []), offline];
  return statesOfPage(page, ...natural, ...more);
}
