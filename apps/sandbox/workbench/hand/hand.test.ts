import fc from 'fast-check';
import { expect, it } from 'vitest';
import { presetsFor } from './presets.ts';
import { readAnswer } from './read-answer.ts';

const handOver = { usertoken: 't', userinfo: { id: 'u1' }, clientType: 1, version: '5', handlers: [] };

it('sends JSON as data and everything else as the text that it is', () => {
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

it('begins with what the app would say', () => {
  const [first, nobody] = presetsFor({ name: 'getUserInfo' }, handOver).map(
    ({ text }) => readAnswer(text).value,
  );
  expect(first).toEqual(handOver);
  expect(nobody).toEqual({ ...handOver, usertoken: '', userinfo: null });
  expect(presetsFor({ name: 'pay' }, handOver).map(({ text }) => readAnswer(text).value)).toEqual(
    expect.arrayContaining(['ok', 'cancel', 'fail']),
  );
});

it.each(['getUserInfo', 'pay', 'somethingNew'])('always offers garbage for %s', (name) => {
  const texts = presetsFor({ name }, null).map(({ text }) => text);
  expect(texts.some((text) => !readAnswer(text).isJson)).toBe(true);
});
