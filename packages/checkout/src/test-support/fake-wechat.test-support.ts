import { createIdentity, type Answer } from '../identity.ts';
import type { FakeStorage } from './fake-page.test-support.ts';

export type FakeWechat = ReturnType<typeof fakeWechat>;

let given = 0;

/** WeChat's authorisation around one tab. */
export function fakeWechat(tab: FakeStorage, now?: () => number) {
  const codes: string[] = [];
  let away: string | null = null;
  let brought: Answer | null = null;
  let redirects = 0;
  return {
    /** The identity of the next load of the page. */
    identity: () =>
      createIdentity({
        tab,
        scope: 'main',
        takeAnswer() {
          const answer = brought;
          brought = null;
          return answer;
        },
        randomId: () => `state${++given}`,
        go(state) {
          away = state;
          redirects += 1;
        },
        ...(now && { now }),
      }),
    /** Comes back with a code, without one, with another state, or by a step back; false if the page was not left. */
    answer(how: 'code' | 'denied' | 'forged' | 'back' = 'code'): boolean {
      if (away === null) return false;
      const state = away;
      away = null;
      if (how === 'code') {
        const code = `code${++given}`;
        codes.push(code);
        brought = { code, state };
      }
      if (how === 'denied') brought = { code: '', state };
      if (how === 'forged') brought = { code: 'forged', state: 'of another tab' };
      return true;
    },
    /** The page was left and has not been come back to. */
    isAway: () => away !== null,
    /** How often the page was left. */
    redirects: () => redirects,
    /** All codes that were given to this tab. */
    codes,
  };
}
