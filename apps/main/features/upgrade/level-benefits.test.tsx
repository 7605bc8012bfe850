import type { Benefit, MembershipPackage } from '@vip/api';
import { pack } from '@vip/checkout-react/testing';
import { allByRole, byRole, render } from '@vip/ui/testing';
import { expect, test } from 'vitest';
import { tierRows } from './level-facts.ts';
import * as lazyParts from './lazy-parts.tsx';
import { TierMatrix } from './tier-matrix.tsx';
import { TierSection } from './level-benefits.tsx';
import { levelsOf, type MembershipStatus } from './levels.ts';

const benefit = (name: string, free: string, member: string): Benefit => ({ name, icon: null, free, member });
const standard = pack({
  type: '标准会员',
  id: '51',
  benefits: [benefit('语气风格', '3 种', '12 种'), benefit('截图解读', '不支持', '每天 3 次')],
});
const premium = pack({
  type: '尊享会员',
  level: '2',
  id: '55',
  benefits: [benefit('语气风格', '3 种', '28 种，含方言'), benefit('语音代写', '不支持', '支持')],
});
const member: MembershipStatus = { kind: 'member', level: '1', name: '标准会员', end: null, daysLeft: null };

const section = (packages: MembershipPackage[], membershipStatus: MembershipStatus = member) => {
  const levels = levelsOf(packages);
  return (
    <TierSection
      levels={levels}
      level={levels[levels.length - 1]!}
      membershipStatus={membershipStatus}
      note={'3\u00a0项优于标准会员'}
      parts={lazyParts}
    />
  );
};
const heads = () => allByRole('columnheader').map(({ textContent }) => textContent);
const cells = (row: number) =>
  Array.from(
    allByRole('row')[row]?.querySelectorAll('[role="cell"]') ?? [],
    ({ textContent }) => textContent,
  );

test('each benefit has its value without membership and in every level, lowest first', () => {
  expect(tierRows(levelsOf([premium, standard]))).toEqual([
    { name: '语气风格', icon: null, values: ['3 种', '12 种', '28 种，含方言'] },
    { name: '截图解读', icon: null, values: ['不支持', '每天 3 次', null] },
    { name: '语音代写', icon: null, values: ['不支持', null, '支持'] },
  ]);
});

test('the table marks the chosen and the present level', () => {
  const { show } = render(section([standard, premium]));
  expect(byRole('table', '会员权益对比').isConnected).toBe(true);
  expect(heads()).toEqual(['权益', '标准当前', '尊享，已选可升级']);
  expect(allByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    '语气风格尊享含方言',
    '截图解读',
    '语音代写',
  ]);
  expect(cells(1)).toEqual(['12\u00a0种', '28\u00a0种']);
  expect(cells(3)).toEqual(['不支持', '专享']);
  show(section([standard, premium], { kind: 'none', nickname: '', expired: null }));
  expect(heads()).toEqual(['权益', '非会员免费', '标准¥168 起', '尊享，已选¥168 起']);
  show(section([standard, premium], { kind: 'anonymous' }));
  expect(heads().join()).not.toContain('当前');
});

test.each([
  ['one level', [premium]],
  ['no benefits', [standard, { ...premium, benefits: [] }]],
])('with %s there is nothing to compare', (_, packages) => {
  render(section(packages));
  expect(allByRole('heading')).toHaveLength(0);
  expect(allByRole('table')).toHaveLength(0);
});

test('levels named by a package keep their names', () => {
  const [levels] = [levelsOf([standard, { ...premium, type: '会员' }])];
  render(<TierMatrix levels={levels} level={levels[0]!} membershipStatus={member} />);
  expect(heads()[2]).toBe('会员可升级');
});
