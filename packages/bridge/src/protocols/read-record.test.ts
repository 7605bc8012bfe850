import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readRecord } from './read-record.ts';

it('reads an object and its JSON text alike', () => {
  const message = { id: 'a_1', answer: { user: "it's \u2028 🧧" } };
  expect(readRecord(message)).toEqual(message);
  expect(readRecord(JSON.stringify(message))).toEqual(message);
});

it('never throws, and nothing but an object is one', () => {
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.string(), fc.json()), (value) => {
      const record = readRecord(value);
      expect(record === null || typeof record === 'object').toBe(true);
      if (typeof value === 'number' || typeof value === 'boolean' || value === undefined)
        expect(record).toBeNull();
    }),
  );
});

it('an object that throws when read is none', () => {
  const hostile = {
    get id(): never {
      throw new Error('no');
    },
  };
  expect(readRecord(hostile)).toBeNull();
});

it('takes nothing from a prototype', () => {
  const record = readRecord('{"__proto__":{"id":"a_1"}}')!;
  expect(record.id).toBeUndefined();
  expect(readRecord(Object.create({ id: 'a_1' }))!.id).toBeUndefined();
});
