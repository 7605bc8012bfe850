import { ApiError } from '@vip/api';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { memoryStorage } from './test-support/fake-page.test-support.ts';
import { authorizeAddress, createIdentity, type Answer } from './identity.ts';

// Thousands of examples.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const refused = new ApiError('invalid', { fields: { code: '微信授权已失效，请再试一次' } });

/** One tab that is left and loaded again. */
function aTab(tab = memoryStorage()) {
  let state = '';
  let time = 1_000_000;
  const load = (answer: Answer | null = null) =>
    createIdentity({
      tab,
      scope: 'main',
      takeAnswer: () => answer,
      randomId: () => `s${Math.random()}`,
      go: (given) => (state = given),
      now: () => time,
    });
  /** Leaves the page for purchase pi_1 and comes back with a code, after `ms`. */
  const redirect = ({ ms = 0, code = 'c1' } = {}) => {
    load().leave('pi_1', 'create', false);
    time += ms;
    return load({ code, state });
  };
  return { tab, load, redirect, state: () => state, wait: (ms: number) => (time += ms) };
}

describe('a code in the address', () => {
  it('is used once, by the load that received it', () => {
    const { load, redirect, state } = aTab();
    const back = redirect();
    expect(back.returned('pi_1')).toBe('create');
    expect(back.returned('pi_1')).toBeNull();
    expect(back.isKnown()).toBe(true);
    expect(back.take()).toBe('c1');
    expect(back.take()).toBeNull();
    // The same address again, out of the history: the tab has no stored redirect.
    const again = load({ code: 'c1', state: state() });
    expect(again.isKnown()).toBe(false);
    expect(again.returned('pi_1')).toBeNull();
  });

  it('is ignored with any other state than that of this redirect', () => {
    fc.assert(
      fc.property(fc.string(), (other) => {
        const { load, state } = aTab();
        load().leave('pi_1', 'payAgain', false);
        fc.pre(other !== state());
        const back = load({ code: 'forged', state: other });
        expect(back.isKnown()).toBe(false);
        expect(back.take()).toBeNull();
        expect(back.returned('pi_1')).toBe('payAgain');
      }),
    );
  });

  it('is ignored by a tab that did not request one', () => {
    const back = aTab().load({ code: 'forged', state: 's' });
    expect(back.isKnown()).toBe(false);
    expect(back.returned('pi_1')).toBeNull();
  });

  it('resumes only the purchase that it was requested for', () => {
    expect(aTab().redirect().returned('pi_2')).toBeNull();
  });

  it('can be resumed for five minutes, counted from the first of two redirects for one tap', () => {
    const minute = 60_000;
    for (const [ms, resumeAction] of [
      [5 * minute, 'create'],
      [5 * minute + 1, null],
      [-5 * minute - 1, null],
    ] as const) {
      expect(aTab().redirect({ ms }).returned('pi_1')).toBe(resumeAction);
    }
    const { load, redirect, state, wait } = aTab();
    redirect({ ms: 4 * minute }).leave('pi_1', 'create', true);
    wait(2 * minute);
    expect(load({ code: 'c2', state: state() }).returned('pi_1')).toBeNull();
  });

  it('resumes nothing more than five minutes after the redirect', () => {
    const { redirect, wait } = aTab();
    const back = redirect();
    wait(6 * 60_000);
    expect(back.returned('pi_1')).toBeNull();
  });

  it('resumes nothing after another tap', () => {
    const { load, state } = aTab();
    const before = load();
    before.leave('pi_1', 'create', false);
    before.cancel();
    expect(load({ code: 'c1', state: state() }).returned('pi_1')).toBeNull();
  });

  it('is missing if it is empty', () => {
    expect(aTab().redirect({ code: '' }).isKnown()).toBe(false);
  });
});

it('requests another code once, and only after one was refused', () => {
  const { load, redirect, state } = aTab();
  const first = redirect();
  expect(first.isWorthAnother(refused)).toBe(false);
  first.take();
  expect(first.isWorthAnother(new ApiError('invalid', { fields: { phone: '' } }))).toBe(false);
  expect(first.isWorthAnother(new ApiError('server'))).toBe(false);
  expect(first.isWorthAnother(refused)).toBe(true);
  first.leave('pi_1', 'create', true);
  const second = load({ code: 'c2', state: state() });
  second.take();
  expect(second.isWorthAnother(refused)).toBe(false);
});

it('tolerates any stored text', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const { tab, load } = aTab();
      tab.set('checkout.main.trip', text);
      expect(load({ code: 'c', state: 's' }).isKnown()).toBe(false);
    }),
  );
});

it('builds the authorisation address with all parameters in the order of WeChat, for any return address', () => {
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true }), (returnTo) => {
      const config = { appid: 'wx1', authorize: 'https://open.weixin.qq.com/connect/oauth2/authorize' };
      const url = new URL(authorizeAddress(config, returnTo, 's1'));
      expect([...url.searchParams]).toEqual([
        ['appid', 'wx1'],
        ['redirect_uri', returnTo],
        ['response_type', 'code'],
        ['scope', 'snsapi_base'],
        ['state', 's1'],
        ['connect_redirect', '1'],
      ]);
      expect(url.hash).toBe('#wechat_redirect');
    }),
  );
});
