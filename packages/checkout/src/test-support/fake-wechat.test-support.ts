import type { Identity } from '../contract.ts';
import { createIdentity, type Answer } from '../identity.ts';
import type { FakeStorage } from './fake-page.test-support.ts';

export interface FakeWechat {
  /** The identity of the next load of the page. */
  identity(): Identity;
  /** Comes back with a code, without one, with another state, or by a step back; false if the page was not left. */
  answer(how?: 'code' | 'denied' | 'forged' | 'back'): boolean;
  /** The page was left and has not been come back to. */
  isAway(): boolean;
  /** How often the page was left. */
  redirects(): number;
  /** All codes that were given to this tab. */
  codes: string[];
}

let given = 0;

/** WeChat's authorisation around one tab. */
export function fakeWechat(tab: FakeStorage, now?: () => number): FakeWechat {
  const codes: string[] = [];
  let away: string | null = null;
  let brought: Answer | null = null;
  let redirects = 0;
  return {
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
    answer(how = 'code') {
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
    isAway: () => away !== null,
    redirects: () => redirects,
    codes,
  };
}
