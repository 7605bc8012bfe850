import { expect, test } from 'vitest';
import { greeting } from './greeting.ts';

const at = (time: string) => greeting(Date.parse(`2026-11-21T${time}:00+08:00`));

test.each([
  ['04:59', '晚上好'],
  ['05:00', '早呀'],
  ['11:00', '中午好'],
  ['14:00', '下午好'],
  ['18:00', '晚上好'],
  ['00:00', '晚上好'],
])('at %s in Beijing it says %s', (time, words) => {
  expect(at(time)).toBe(words);
});
