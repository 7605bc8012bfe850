import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../test-support/fake-page.test-support.ts';
import { anIntent, anOrder, aPending } from '../test-support/samples.test-support.ts';
import { dropPending, findPendingOrder, readPendings, removePending, writePending } from './pending-store.ts';

const key = 'checkout.main.purchases';
const hour = 3600_000;
const now = aPending().startedAt + hour;

const keep = (value: unknown) => {
  const storage = memoryStorage();
  storage.set(key, typeof value === 'string' ? value : JSON.stringify(value));
  return storage;
};
const isGone = (value: unknown, at = now) => readPendings(keep([value]), 'main', at).length === 0;

describe('pending purchases in storage', () => {
  it('are read as they were written, without the pay instruction, the newest first', () => {
    const storage = memoryStorage();
    const second = aPending({ key: 'pi_2', order: null, launchedAt: null, isDismissed: true });
    writePending(storage, 'main', aPending(), now);
    writePending(storage, 'main', second, now);
    expect(readPendings(storage, 'main', now)).toEqual([second, aPending({ order: anOrder({ pay: null }) })]);
    expect(storage.get(key)).not.toContain('prepay_id');
  });

  it('keep the order and wallet that another tab has stored in the meantime', () => {
    const storage = memoryStorage();
    writePending(storage, 'main', aPending(), now);
    writePending(storage, 'main', aPending({ order: null, resultToken: null, launchedAt: null }), now);
    const { launchedAt, resultToken } = aPending();
    const kept = { order: { id: 'o1' }, launchedAt, resultToken };
    expect(readPendings(storage, 'main', now)).toMatchObject([kept]);
    for (const order of [anOrder({ id: 'o2' }), anOrder({ amount: 17800 })]) {
      writePending(storage, 'main', aPending({ order, launchedAt: null }), now);
      expect(readPendings(storage, 'main', now)).toMatchObject([kept]);
    }
    expect(readPendings(storage, 'main', now)).toMatchObject([{ order: { amount: 17800 } }]);
  });

  it('are dropped only while no wallet was opened for them', () => {
    const free = anOrder({ status: 'paid', amount: 0 });
    const storage = memoryStorage();
    const noWallet = { launchedAt: null };
    writePending(storage, 'main', aPending({ key: 'launched' }), now);
    writePending(storage, 'main', aPending({ ...noWallet, key: 'free', order: free }), now);
    writePending(storage, 'main', aPending({ ...noWallet, key: 'repriced' }), now);
    writePending(storage, 'main', aPending({ ...noWallet, key: 'never answered', order: null }), now);
    for (const { key: each } of readPendings(storage, 'main', now)) dropPending(storage, 'main', each, now);
    expect(readPendings(storage, 'main', now).map((pending) => pending.key)).toEqual(['free', 'launched']);
  });

  it('are separate for every brand', () => {
    const storage = memoryStorage();
    writePending(storage, 'honey', aPending(), now);
    expect(readPendings(storage, 'main', now)).toEqual([]);
    expect(readPendings(storage, 'honey', now)).toHaveLength(1);
  });

  it('are left out after 24 h, or when the clock was set back further than that', () => {
    const { startedAt } = aPending();
    expect(isGone(aPending(), startedAt + 24 * hour)).toBe(false);
    expect(isGone(aPending(), startedAt + 24 * hour + 1)).toBe(true);
    expect(isGone(aPending(), startedAt - 24 * hour - 1)).toBe(true);
  });

  it('are removed from storage with the next change, once they are left out', () => {
    const old = aPending({ key: 'old', startedAt: now - 25 * hour });
    const storage = keep([old, { broken: true }, aPending()]);
    writePending(storage, 'main', aPending({ key: 'pi_2' }), now);
    expect(storage.get(key)).not.toMatch(/old|broken/);
    expect(readPendings(storage, 'main', now)).toHaveLength(2);
  });

  it.each(['paid', 'closed', 'refunded'] as const)('are kept while their order is %s', (status) => {
    expect(isGone(aPending({ order: anOrder({ status }) }))).toBe(false);
  });

  it('are all kept, however many may be paid', () => {
    const storage = memoryStorage();
    for (let i = 0; i < 20; i++) writePending(storage, 'main', aPending({ key: `pi_${i}` }), now);
    expect(readPendings(storage, 'main', now)).toHaveLength(20);
  });

  it.each<[string, unknown]>([
    ['another thing', [1]],
    ['no key', { ...aPending(), key: undefined }],
    ['no family', { ...aPending(), family: undefined }],
    ['no tab', { ...aPending(), tab: undefined }],
    ['an unknown backend', { ...aPending(), reads: 'other' }],
    ['a result page on another site', aPending({ resultTemplate: '//evil.example/{id}' })],
    ['a result page on another site, for browsers', aPending({ resultTemplate: '/\\evil.example' })],
    ['a result page that is a script', aPending({ resultTemplate: 'javascript:alert(1)' })],
    ['an intent without a price', { ...aPending(), intent: { ...anIntent(), price: undefined } }],
    ['a price that is no whole fen', { ...aPending(), intent: anIntent({ price: 0.5 }) }],
    ['an unknown wallet', { ...aPending(), intent: { ...anIntent(), payType: 'cash' } }],
    ['consents that are none', { ...aPending(), intent: { ...anIntent(), consents: [{}] } }],
    ['a detail that is no text', { ...aPending(), intent: { ...anIntent(), detail: { address: {} } } }],
    ['an order that is none', { ...aPending(), order: { id: 'o1' } }],
    ['an order left out', { ...aPending(), order: undefined }],
    ['a time that is text', { ...aPending(), launchedAt: 'now' }],
    ['a dismissal that is text', { ...aPending(), isDismissed: 'no' }],
  ])('are left out when they are malformed: %s', (_, value) => {
    expect(isGone(value)).toBe(true);
    expect(readPendings(keep([value, aPending()]), 'main', now)).toHaveLength(1);
  });

  it('are none if the stored text is truncated or something else', () => {
    for (const text of [JSON.stringify([aPending()]).slice(0, -5), JSON.stringify(aPending()), 'null', '']) {
      expect(readPendings(keep(text), 'main', now)).toEqual([]);
    }
  });

  it('never throw, for any stored text', () => {
    const garbage = fc.oneof(
      fc.string(),
      fc.json(),
      fc.jsonValue().map((value) => JSON.stringify([value])),
      fc.jsonValue().map((intent) => JSON.stringify([{ ...aPending(), intent }])),
      fc.jsonValue().map((order) => JSON.stringify([{ ...aPending(), order }])),
    );
    fc.assert(
      fc.property(garbage, (text) => {
        const keys = readPendings(keep(text), 'main', now).map((pending) => pending.key);
        expect(['', 'pi_1']).toContain(keys.join());
      }),
    );
  });

  it('are found by their order', () => {
    const storage = keep([aPending({ key: 'pi_2', order: null }), aPending()]);
    expect(findPendingOrder(storage, 'main', 'o1', now)?.key).toBe('pi_1');
    expect(findPendingOrder(storage, 'main', 'o2', now)).toBeNull();
  });

  it('are removed by their key alone', () => {
    const storage = keep([aPending()]);
    removePending(storage, 'main', 'pi_2', now);
    expect(readPendings(storage, 'main', now)).toHaveLength(1);
    removePending(storage, 'main', 'pi_1', now);
    expect(storage.get(key)).toBeNull();
  });
});
