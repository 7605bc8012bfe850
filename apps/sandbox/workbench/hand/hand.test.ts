import fc from 'fast-check';
import { expect, it } from 'vitest';
import { presetsFor, readAnswer } from './presets.ts';

const handOver = { usertoken: 't', userinfo: { id: 'u1' }, clientType: 1, version: '5', handlers: [] };

it('sends JSON as data and any other text as it is', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = JSON.stringify(value);
      expect(readAnswer(text)).toEqual({ value: JSON.parse(text), isJson: true });
    }),
  );
  fc.assert(
    fc.property(fc.string(), (text) => {
      const { value, isJson } = readAnswer(text);
      if (isJson) expect(JSON.parse(text)).toEqual(value);
      else expect(value).toBe(text);
    }),
  );
});

it('offers the answer of the app first', () => {
  const [first, anonymous] = presetsFor({ name: 'getUserInfo' }, handOver).map(
    ({ text }) => readAnswer(text).value,
  );
  expect(first).toEqual(handOver);
  expect(anonymous).toEqual({ ...handOver, usertoken: '', userinfo: null });
  expect(presetsFor({ name: 'pay' }, handOver).map(({ text }) => readAnswer(text).value)).toEqual(
    expect.arrayContaining(['ok', 'cancel', 'fail']),
  );
});

it.each(['getUserInfo', 'pay', 'somethingNew'])('offers an answer that is not JSON for %s', (name) => {
  const texts = presetsFor({ name }, null).map(({ text }) => text);
  expect(texts.some((text) => !readAnswer(text).isJson)).toBe(true);
});
