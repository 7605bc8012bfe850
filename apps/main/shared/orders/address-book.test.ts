import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EMPTY, addressBook } from './address-book.ts';
import { address, memory } from './testing/samples.ts';

test('a draft survives a reload and is removed when the address is saved', () => {
  const storage = memory();
  addressBook(storage).keepDraft({ ...EMPTY, name: '江' });
  expect(addressBook(storage).draft()).toEqual({ ...EMPTY, name: '江' });
  addressBook(storage).save(address);
  expect(addressBook(storage).draft()).toEqual(address);
  expect(storage.get('prepared.address.draft')).toBeNull();
});

test('the same address keeps its id, another one gets a new id, and ids are random', () => {
  const book = addressBook(memory());
  book.save(address);
  const first = book.saved();
  book.save({ ...address });
  expect(book.saved()).toEqual(first);
  book.save({ ...address, street: '莫干山路 1 号' });
  expect(book.saved()?.id).not.toBe(first?.id);
  expect(first?.id).toMatch(/^[0-9a-f]{16}$/);
});

test('errors of the server are removed with the next address', () => {
  const book = addressBook(memory());
  book.save(address);
  book.refuse({ region: '这里暂时送不到' });
  expect(book.refused()).toEqual({ region: '这里暂时送不到' });
  book.save({ ...address, province: '江苏省' });
  expect(book.refused()).toEqual({});
});

test('any stored text is read as an address or as none', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const storage = memory();
      for (const key of ['prepared.address', 'prepared.address.draft', 'prepared.address.refused'])
        storage.set(key, text);
      const book = addressBook(storage);
      expect(Object.keys(book.draft())).toEqual(Object.keys(EMPTY));
      expect(Object.values(book.draft()).every((value) => typeof value === 'string')).toBe(true);
      expect(Object.values(book.refused()).every((value) => typeof value === 'string')).toBe(true);
      expect(book.saved() === null || typeof book.saved()?.id === 'string').toBe(true);
    }),
  );
});
