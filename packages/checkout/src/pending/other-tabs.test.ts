import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fakeClock } from '../test-support/fake-clock.test-support.ts';
import { memoryStorage } from '../test-support/fake-page.test-support.ts';
import { anOrder } from '../test-support/samples.test-support.ts';
import { paidKey } from '../contract.ts';
import { createLock, readPaidMark, watchPaidMark, writePaidMark } from './other-tabs.ts';

const key = 'checkout.main.lock';

function tabs() {
  const time = fakeClock();
  const storage = memoryStorage();
  let ids = 0;
  const open = (tab = memoryStorage()) =>
    createLock({ storage, tab, scope: 'main', clock: time.clock, randomId: () => `tab${++ids}` });
  return { ...time, storage, open };
}

describe('the lock', () => {
  it('belongs to one tab until it is released', () => {
    const { open } = tabs();
    const [first, second] = [open(), open()];
    expect(first.acquire()).toBe(true);
    expect(second.acquire()).toBe(false);
    second.release();
    expect(second.acquire()).toBe(false);
    first.release();
    expect(second.acquire()).toBe(true);
  });

  it('is renewed until it is released, and not afterwards', async () => {
    const { open, advance, waiting } = tabs();
    const [first, second] = [open(), open()];
    first.acquire();
    await advance(3600_000);
    expect(second.acquire()).toBe(false);
    first.release();
    expect(waiting()).toBe(0);
  });

  it('is not taken back from another tab', async () => {
    const { open, storage, clock, advance, waiting } = tabs();
    const first = open();
    first.acquire();
    storage.set(key, JSON.stringify({ id: 'other', expiresAt: clock.now() + 15_000 }));
    await advance(5000);
    expect(waiting()).toBe(0);
    expect(storage.get(key)).toContain('other');
    expect(first.acquire()).toBe(false);
  });

  it.each([
    ['no JSON', '{'],
    ['no lease', '{"id":"other"}'],
    ['expired', '{"id":"other","expiresAt":1}'],
    ['longer than any lease, because the clock was set back', '{"id":"other","expiresAt":99999999999999}'],
  ])('is free if the stored lease is %s', (_, text) => {
    const { open, storage } = tabs();
    storage.set(key, text);
    expect(open().acquire()).toBe(true);
  });

  it('is recognised after a reload by the tab that has it', () => {
    const { open } = tabs();
    const tab = memoryStorage();
    open(tab).acquire();
    expect(open().acquire()).toBe(false);
    expect(open(tab).acquire()).toBe(true);
  });

  it('is not taken if storage cannot be written', () => {
    const { clock } = fakeClock();
    const storage = { ...memoryStorage(), set: () => {} };
    const lock = createLock({ storage, tab: storage, scope: 'main', clock, randomId: () => 'a' });
    expect(lock.acquire()).toBe(false);
  });
});

describe('the mark of the last payment', () => {
  it('names the last paid order of a brand and its buyer', () => {
    const storage = memoryStorage();
    writePaidMark(storage, 'main', anOrder(), 'u1');
    writePaidMark(storage, 'main', anOrder({ id: 'o2' }), '');
    expect(readPaidMark(storage, 'main')).toEqual({ orderId: 'o2', user: '' });
    expect(readPaidMark(storage, 'honey')).toBeNull();
  });

  it('is new until it was seen, if it concerns this page', () => {
    const storage = memoryStorage();
    writePaidMark(storage, 'main', anOrder(), 'u1');
    const watch = watchPaidMark({ storage, scope: 'main' }, ({ user }) => user !== 'u2');
    expect(watch.isNew()).toBe(false);
    writePaidMark(storage, 'main', anOrder({ id: 'o2' }), 'u2');
    expect(watch.isNew()).toBe(false);
    writePaidMark(storage, 'main', anOrder({ id: 'o3' }), 'u1');
    expect([watch.isNew(), watch.isNew()]).toEqual([true, true]);
    watch.see();
    expect(watch.isNew()).toBe(false);
  });

  it('is missing for any other stored text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), fc.constant('{"orderId":"o1"}')), (text) => {
        const storage = memoryStorage();
        storage.set(paidKey('main'), text);
        expect(readPaidMark(storage, 'main')).toBeNull();
      }),
    );
  });
});
