import { describe, expect, it, vi } from 'vitest';
import { createHost } from './create-host.ts';
import { createRememberedResults } from './results/remembered-results.ts';
import { memoryStorage } from './test-support/memory-storage.test-support.ts';

function hosted() {
  const [local, session] = [memoryStorage(), memoryStorage()];
  const paymentHolds = { count: 0 };
  const [onOrder, onOrderEnd, onPurchase, login] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
  const results = createRememberedResults(local, 'honey', () => '/honeywechatpay');
  const host = createHost({ track: vi.fn(), storage: { local, session } } as never, {
    auth: { login },
    results,
    paymentHolds,
    onOrder,
    onOrderEnd,
    onPurchase,
  });
  return { host, local, session, paymentHolds, onOrder, onOrderEnd, onPurchase };
}

describe('the result of a purchase', () => {
  it('is stored until the purchase has ended, and its order keeps the release that it was started with', () => {
    const { host, local, onOrder, onOrderEnd } = hosted();
    host.rememberResult('/result/-/26/-/1', '26');
    expect(local.get('purchase.result.honey')).toContain('"isPaid":false');
    host.rememberResult('/result/-/26/-/1', '26', true);
    expect(local.get('purchase.result.honey')).toContain('"isPaid":true');
    host.rememberResult(null);
    expect(local.get('purchase.result.honey')).toBeNull();
    expect(onOrder.mock.calls).toEqual([['26'], ['26']]);
    expect(onOrderEnd.mock.calls).toEqual([['26', 'honey']]);
  });

  it('of a page of an older contract names no order: no release is pinned', () => {
    const { host, onOrder, onOrderEnd, local } = hosted();
    host.rememberResult('/result/-/26/-/1');
    expect(local.get('purchase.result.honey')).not.toBeNull();
    host.rememberResult(null);
    expect([local.keys(), onOrder.mock.calls, onOrderEnd.mock.calls]).toEqual([[], [], []]);
  });
});

it('a payment in progress prepares the pin of an order', () => {
  const { host, paymentHolds, onPurchase } = hosted();
  const undo = host.holdReload();
  expect([paymentHolds.count, onPurchase.mock.calls.length]).toEqual([1, 1]);
  undo();
  expect(paymentHolds.count).toBe(0);
});

describe('the random id of a canary’s bucket', () => {
  const withId = () => {
    const made = hosted();
    made.session.set('release.device', 'd1');
    return made;
  };

  it.each([
    '/lxbpa',
    '/mrky/and/pa',
    '/yqgs/ios/pa',
    '/mxy/and/privacy',
    '/privacyagree',
    '/lxyprivacyagree',
  ])('outlives the session after a consent to %s', (document) => {
    const { host, local } = withId();
    host.track('consent', { document, version: '3' });
    expect(local.get('release.device')).toBe('d1');
  });

  it('outlives it after a login', () => {
    const { host, local } = withId();
    host.login('t', { id: '7' } as never);
    expect(local.get('release.device')).toBe('d1');
  });

  it.each([
    ['consent', { document: '/lxbva' }],
    ['consent', { document: '/mxy/and/subscribe' }],
    ['page_view', { document: '/lxbpa' }],
  ] as const)('does not after %s of %j', (name, props) => {
    const { host, local } = withId();
    host.track(name, props);
    expect(local.keys()).toEqual([]);
  });

  it('is not replaced if there is one already', () => {
    const { host, local } = withId();
    local.set('release.device', 'd0');
    host.track('consent', { document: '/lxbpa' });
    expect(local.get('release.device')).toBe('d0');
  });
});
