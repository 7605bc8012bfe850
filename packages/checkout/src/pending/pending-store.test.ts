import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../test-support/fake-page.test-support.ts';
import { anIntent, anOrder, aPending } from '../test-support/samples.test-support.ts';
import { findPendingOrder, readPending, removePending, writePending } from './pending-store.ts';

const key = 'checkout.main.pending';
const hour = 3600_000;
const now = aPending().startedAt + hour;

const keep = (value: unknown) => {
  const storage = memoryStorage();
  storage.set(key, typeof value === 'string' ? value : JSON.stringify(value));
  return storage;
};
const isGone = (value: unknown, at = now) => {
  const storage = keep(value);
  return readPending(storage, 'main', at) === null && storage.get(key) === null;
};

describe('the pending purchase in storage', () => {
  it('comes back as it was, without the pay instruction', () => {
    const storage = memoryStorage();
    writePending(storage, 'main', aPending());
    expect(readPending(storage, 'main', now)).toEqual(aPending({ order: anOrder({ pay: null }) }));
    expect(storage.get(key)).not.toContain('prepay_id');
  });

  it('is kept apart for every scope', () => {
    const storage = memoryStorage();
    writePending(storage, 'honey', aPending());
    expect(readPending(storage, 'main', now)).toBeNull();
    expect(readPending(storage, 'honey', now)).not.toBeNull();
  });

  it('is removed after 24 h, or when the clock was set back further than that', () => {
    const { startedAt } = aPending();
    expect(isGone(aPending(), startedAt + 24 * hour)).toBe(false);
    expect(isGone(aPending(), startedAt + 24 * hour + 1)).toBe(true);
    expect(isGone(aPending(), startedAt - 24 * hour - 1)).toBe(true);
  });

  it.each(['paid', 'closed', 'refunded'] as const)('is removed when its order is %s', (status) => {
    expect(isGone(aPending({ order: anOrder({ status }) }))).toBe(true);
  });

  it.each<[string, unknown]>([
    ['cut off', JSON.stringify(aPending()).slice(0, -5)],
    ['another thing', [1]],
    ['no key', { ...aPending(), key: undefined }],
    ['an intent without a price', { ...aPending(), intent: { ...anIntent(), price: undefined } }],
    ['a price that is no whole fen', { ...aPending(), intent: anIntent({ price: 0.5 }) }],
    ['an unknown wallet', { ...aPending(), intent: { ...anIntent(), payType: 'cash' } }],
    ['consents that are none', { ...aPending(), intent: { ...anIntent(), consents: [{}] } }],
    ['a detail that is no text', { ...aPending(), intent: { ...anIntent(), detail: { address: {} } } }],
    ['an order that is none', { ...aPending(), order: { id: 'o1' } }],
    ['an order left out', { ...aPending(), order: undefined }],
    ['a time that is text', { ...aPending(), launchedAt: 'now' }],
  ])('is removed when it is malformed: %s', (_, value) => {
    expect(isGone(value)).toBe(true);
  });

  it('never throws, whatever is stored', () => {
    const garbage = fc.oneof(
      fc.string(),
      fc.json(),
      fc.jsonValue().map((intent) => JSON.stringify({ ...aPending(), intent })),
      fc.jsonValue().map((order) => JSON.stringify({ ...aPending(), order })),
    );
    fc.assert(
      fc.property(garbage, (text) => {
        const pending = readPending(keep(text), 'main', now);
        expect(pending === null || pending.key === 'pi_1').toBe(true);
      }),
    );
  });

  it('is found by its order', () => {
    const storage = keep(aPending());
    expect(findPendingOrder(storage, 'main', 'o1', now)?.key).toBe('pi_1');
    expect(findPendingOrder(storage, 'main', 'o2', now)).toBeNull();
  });

  it('is removed by its key alone', () => {
    const storage = keep(aPending());
    removePending(storage, 'main', 'pi_2', now);
    expect(readPending(storage, 'main', now)).not.toBeNull();
    removePending(storage, 'main', 'pi_1', now);
    expect(storage.get(key)).toBeNull();
  });
});
