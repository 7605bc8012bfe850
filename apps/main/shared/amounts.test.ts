import { expect, test } from 'vitest';
import { amountsOf } from './amounts.tsx';

const benefit = (name: string, member: string) => ({ name, icon: null, free: '不支持', member });

test('the first three benefits with an amount, without a plain yes or no', () => {
  const benefits = [
    benefit('语音代写', '支持'),
    benefit('语气风格', '28 种，含方言'),
    benefit('纪念徽章', '不支持'),
    benefit('回复建议', '不限次数'),
    benefit('专属客服', '优先接入'),
    benefit('常用话术', '300 条'),
  ];
  expect(amountsOf(benefits).map(({ name, value }) => [name, value])).toEqual([
    ['语气风格', '28\u00a0种'],
    ['回复建议', '不限次数'],
    ['专属客服', '优先接入'],
  ]);
});
