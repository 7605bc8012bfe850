import fc from 'fast-check';
import type { Benefit } from '@vip/api';
import { expect, test } from 'vitest';
import { gainsOf } from './gain-list.tsx';

const benefit = (name: string, free: string, member: string): Benefit => ({ name, icon: null, free, member });
const gain = (name: string, value: string, before: string, detail = '') => ({
  name,
  icon: null,
  value,
  before,
  detail,
});
const standard = [
  benefit('语气风格', '3 种', '12 种'),
  benefit('截图解读', '不支持', '每天 3 次'),
  benefit('语音代写', '不支持', '不支持'),
];

test('a non-member sees only what exceeds the free benefits', () => {
  expect(gainsOf(standard)).toEqual([
    gain('语气风格', '12\u00a0种', '非会员\u00a03\u00a0种'),
    gain('截图解读', '每天 3\u00a0次', '非会员不支持'),
  ]);
});

const text = fc.oneof(fc.string(), fc.constantFrom('不支持', '支持', '12 种', '，', '3 种，含方言'));
const benefits = fc.array(
  fc.record({ name: fc.string(), icon: fc.constant(null), free: text, member: text }),
  { maxLength: 6 },
);

test('for any texts, each difference is one gain with its name', () => {
  fc.assert(
    fc.property(benefits, (some) => {
      const changed = some.filter(({ free, member }) => free !== member);
      expect(gainsOf(some).map(({ name }) => name)).toEqual(changed.map(({ name }) => name));
    }),
  );
});
