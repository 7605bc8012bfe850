import type { Benefit } from '@vip/api';
import { pack } from '@vip/checkout-react/testing';
import { expect, test } from 'vitest';
import { betterText, comparedRows, levelFacts } from './level-facts.ts';
import { levelsOf, NO_MEMBER, type MembershipStatus } from './levels.ts';

const benefit = (name: string, free: string, member: string): Benefit => ({ name, icon: null, free, member });
const standard = pack({
  type: '标准会员',
  level: '1',
  id: '51',
  benefits: [
    benefit('回复建议', '每天 5 次', '不限次数'),
    benefit('语气风格', '3 种', '12 种'),
    benefit('语音代写', '不支持', '不支持'),
  ],
});
const premium = pack({
  type: '尊享会员',
  level: '2',
  id: '55',
  benefits: [
    benefit('回复建议', '每天 5 次', '不限次数'),
    benefit('语音代写', '不支持', '支持'),
    benefit('语气风格', '3 种', '28 种，含方言'),
  ],
});
const middle = pack({
  type: '高级会员',
  level: '2',
  id: '53',
  benefits: [benefit('语气风格', '3 种', '28 种')],
});
const at = (packages: readonly (typeof standard)[], selected: typeof standard) => {
  const levels = levelsOf(packages);
  return { levels, level: levels.find(({ key }) => key === selected.type)! };
};
const selection = (
  packages: (typeof standard)[],
  selected: typeof standard,
  membershipStatus: MembershipStatus = NO_MEMBER,
) => ({ ...at(packages, selected), membershipStatus, selected });
const names = (...given: Parameters<typeof selection>) =>
  levelFacts(selection(...given)).map(({ name, isMore }) => (isMore ? `${name} +` : name));
const better = (...given: Parameters<typeof selection>) => betterText(selection(...given));

test('a level begins with what the lower one has not: amounts, then what is new; what both have is last', () => {
  expect(names([standard, premium], premium)).toEqual(['语气风格 +', '语音代写 +', '回复建议']);
});

test('the lowest level is compared with the free benefits', () => {
  expect(names([standard, premium], standard)).toEqual(['回复建议 +', '语气风格 +']);
});

test('for others than members any level is better than none', () => {
  expect(better([standard, premium], standard)).toBe('2\u00a0项优于非会员');
  expect(better([standard, premium], premium)).toBe('3\u00a0项优于非会员');
});

test('an upgrade is compared with the present level, not with one between them', () => {
  const member: MembershipStatus = {
    kind: 'member',
    level: '1',
    name: '标准会员',
    end: null,
    daysLeft: null,
  };
  const packages = [standard, middle, { ...premium, level: '3' }];
  expect(names(packages, packages[2]!)[0]).toBe('回复建议 +');
  expect(names(packages, packages[2]!, member)[0]).toBe('语气风格 +');
  expect(better(packages, packages[2]!, member)).toBe('2\u00a0项优于标准会员');
});

test('a level that adds nothing says nothing', () => {
  const same = { ...premium, benefits: standard.benefits };
  const top: MembershipStatus = { kind: 'member', level: '1', name: '标准会员', end: null, daysLeft: null };
  expect(better([standard, same], same, top)).toBe('');
});

test('levels are compared by the same benefits, first those in which they differ', () => {
  expect(comparedRows(levelsOf([standard, premium])).map(({ name, values }) => [name, ...values])).toEqual([
    ['语气风格', '3 种', '12 种', '28 种，含方言'],
    ['语音代写', '不支持', '不支持', '支持'],
    ['回复建议', '每天 5 次', '不限次数', '不限次数'],
  ]);
  expect(comparedRows(levelsOf([{ ...standard, benefits: [] }]))).toEqual([]);
});
