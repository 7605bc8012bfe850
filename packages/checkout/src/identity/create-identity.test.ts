import { ApiError } from '@vip/api';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../test-support/fake-page.test-support.ts';
import { authorizeAddress, createIdentity, type Answer } from './create-identity.ts';

// Thousands of examples.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const refused = new ApiError('invalid', { fields: { code: '微信授权已失效，请再试一次' } });

/** One tab that is left and loaded anew. */
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
  return { tab, load, state: () => state, wait: (ms: number) => (time += ms) };
}

describe('a code that the address brings', () => {
  it('is taken once, by the load that it came with', () => {
    const { load, state } = aTab();
    load().leave('pi_1', 'create', false);
    const answer = { code: 'c1', state: state() };
    const back = load(answer);
    expect(back.returned('pi_1')).toBe('create');
    expect(back.returned('pi_1')).toBeNull();
    expect(back.isKnown()).toBe(true);
    expect(back.take()).toBe('c1');
    expect(back.take()).toBeNull();
    // The same address again, out of the history: the tab has no trip any more.
    const again = load(answer);
    expect(again.isKnown()).toBe(false);
    expect(again.returned('pi_1')).toBeNull();
  });

  it('is dropped with any state but the one of this trip', () => {
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

  it('is dropped by a tab that did not ask for one', () => {
    const back = aTab().load({ code: 'forged', state: 's' });
    expect(back.isKnown()).toBe(false);
    expect(back.returned('pi_1')).toBeNull();
  });

  it('resumes only the purchase that it was requested for', () => {
    const { load, state } = aTab();
    load().leave('pi_1', 'create', false);
    expect(load({ code: 'c1', state: state() }).returned('pi_2')).toBeNull();
  });

  it('can be resumed for five minutes, counted from the first of two redirects for one tap', () => {
    const minute = 60_000;
    for (const [ms, resumeAction] of [
      [5 * minute, 'create'],
      [5 * minute + 1, null],
      [-5 * minute - 1, null],
    ] as const) {
      const { load, state, wait } = aTab();
      load().leave('pi_1', 'create', false);
      wait(ms);
      expect(load({ code: 'c1', state: state() }).returned('pi_1')).toBe(resumeAction);
    }
    const { load, state, wait } = aTab();
    load().leave('pi_1', 'create', false);
    wait(4 * minute);
    load({ code: 'c1', state: state() }).leave('pi_1', 'create', true);
    wait(2 * minute);
    expect(load({ code: 'c2', state: state() }).returned('pi_1')).toBeNull();
  });

  it('is not resumed when it is asked for too late', () => {
    const { load, state, wait } = aTab();
    load().leave('pi_1', 'create', false);
    const back = load({ code: 'c1', state: state() });
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

  it('is none when it is empty', () => {
    const { load, state } = aTab();
    load().leave('pi_1', 'create', false);
    expect(load({ code: '', state: state() }).isKnown()).toBe(false);
  });
});

it('asks for another code once, after one was refused, and for nothing else', () => {
  const { load, state } = aTab();
  load().leave('pi_1', 'create', false);
  const first = load({ code: 'c1', state: state() });
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

it('accepts any stored text', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const { tab, load } = aTab();
      tab.set('checkout.main.trip', text);
      expect(load({ code: 'c', state: 's' }).isKnown()).toBe(false);
    }),
  );
});

it('has all parameters of WeChat, in its order, for any address', () => {
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
