import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { newCallId, readRecord } from './message.ts';

it('reads an object and its JSON text alike', () => {
  const message = { id: 'a_1', answer: { user: "it's \u2028 🧧" } };
  expect(readRecord(message)).toEqual(message);
  expect(readRecord(JSON.stringify(message))).toEqual(message);
});

it('never throws, and reads null from anything but objects', () => {
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.string(), fc.json()), (value) => {
      const record = readRecord(value);
      expect(record === null || typeof record === 'object').toBe(true);
      if (typeof value === 'number' || typeof value === 'boolean' || value === undefined)
        expect(record).toBeNull();
    }),
  );
});

it('reads null from an object that throws', () => {
  const hostile = {
    get id(): never {
      throw new Error('no');
    },
  };
  expect(readRecord(hostile)).toBeNull();
});

it('reads nothing from a prototype', () => {
  const record = readRecord('{"__proto__":{"id":"a_1"}}')!;
  expect(record.id).toBeUndefined();
  expect(readRecord(Object.create({ id: 'a_1' }))!.id).toBeUndefined();
});

it('ids are unique and differ from a container’s numeric ids', () => {
  const ids = Array.from({ length: 1000 }, newCallId);
  expect(new Set(ids).size).toBe(1000);
  for (const id of ids) expect(id).toMatch(/^[a-z0-9]+_[a-z0-9]+_\d+$/);
});

it('another copy of the code, or the page after a reload in the same millisecond, has other ids', async () => {
  vi.useFakeTimers({ now: 5 });
  const copies: string[] = [];
  for (let copy = 0; copy < 2; copy += 1) {
    vi.resetModules();
    const module = await import('./message.ts');
    copies.push(module.newCallId());
  }
  vi.useRealTimers();
  expect(copies[0]).not.toBe(copies[1]);
});
