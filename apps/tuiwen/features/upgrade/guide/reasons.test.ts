import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { memberPackages, tradeYear, year } from '../../../test-support/sample-packages.ts';
import type { MembershipStatus } from '../editions.ts';
import type { Answers } from './questions.ts';
import { reasonsFor } from './reasons.ts';
import { recommend } from './recommend.ts';

const none: MembershipStatus = { kind: 'none' };
const member: MembershipStatus = {
  kind: 'member',
  level: '1',
  name: '标准会员',
  expiresAt: '2026-07-22T10:24:30+08:00',
};

const anyAnswers: fc.Arbitrary<Answers> = fc.record({
  purpose: fc.constantFrom('own' as const, 'trade' as const, 'team' as const),
  span: fc.constantFrom('try' as const, 'season' as const, 'year' as const),
});
const anyPackages = fc
  .array(
    fc.record({
      level: fc.integer({ min: 1, max: 4 }).map(String),
      days: fc.option(fc.integer({ min: 1, max: 2000 }), { nil: null }),
      price: fc.nat(100_000),
      credit: fc.nat(10_000),
    }),
    { minLength: 1 },
  )
  .map((list) => list.map((facts, at) => ({ ...year, ...facts, id: String(at) })));

it('reasons have no undefined or negative values', () => {
  fc.assert(
    fc.property(anyAnswers, anyPackages, fc.constantFrom(none, member), (answers, packages, membership) => {
      const pack = recommend(answers, packages, membership);
      if (!pack) return;
      const reasons = reasonsFor({ answers, pack, packages, membership });
      expect(reasons.length).toBe(2);
      for (const { title, text } of reasons)
        expect(title + text).not.toMatch(/NaN|null|undefined|Infinity|-\d/);
    }),
  );
});

it('reasons name the answers, what changes and the saving; the credit is in the bill', () => {
  const answers: Answers = { purpose: 'trade', span: 'year' };
  const pack = recommend(answers, memberPackages, member);
  if (!pack) throw new Error('nothing recommended');
  const one = { answers, pack, packages: memberPackages };
  expect(reasonsFor({ ...one, membership: member })).toEqual([
    { title: '新增书面商用授权', text: '接单或带货，选商用版' },
    { title: '比按月购买省 298 元', text: '长期使用，选 12 个月' },
  ]);
});

it('a credit that covers the price leaves nothing to pay', () => {
  const pack = { ...tradeYear, price: 0, credit: 39800 };
  const answers: Answers = { purpose: 'trade', span: 'year' };
  expect(reasonsFor({ answers, pack, packages: [pack], membership: member }).slice(1)).toEqual([
    { title: '抵扣后免费', text: '长期使用，选 12 个月' },
  ]);
});

describe('the first reason', () => {
  const seats = { name: '团队席位', icon: 'head', free: '1 人', member: '5 人' };
  const team = { ...tradeYear, benefits: [...tradeYear.benefits, seats] };
  const first = (purpose: Answers['purpose'], pack = team) =>
    reasonsFor({
      answers: { purpose, span: 'year' },
      pack,
      packages: [year, team],
      membership: none,
    })[0];

  it('is the benefit for the purpose, with the answer that it follows from', () => {
    expect(first('team')).toEqual({
      title: '团队席位升级为 5 人',
      text: '团队创作，选商用版',
    });
    expect(first('trade')?.title).toBe('新增书面商用授权');
    expect(first('own', year)).toEqual({
      title: '一句话成文升级为每天 30 篇',
      text: '个人账号，选创作版',
    });
  });

  it('is the first benefit that changes where none is for the purpose, else the edition', () => {
    expect(first('team', tradeYear)?.title).toBe('一句话成文升级为不限篇数');
    expect(first('team', { ...tradeYear, benefits: [] })?.title).toBe('商用版的权益最全');
  });
});
