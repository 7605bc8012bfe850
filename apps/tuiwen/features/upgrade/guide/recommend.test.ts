import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstOpen, noAnswers, parseAnswers, questions, type Answers } from './questions.ts';
import { recommend } from './recommend.ts';
import { year, memberPackages, shownPackages, wordPack } from '../../../test-support/sample-packages.ts';
import { isUpgrade, rankOf, type MembershipStatus } from '../editions.ts';

const none: MembershipStatus = { kind: 'none' };
const standard: MembershipStatus = { kind: 'member', level: '1', name: '标准会员', expiresAt: null };
const premium: MembershipStatus = { kind: 'member', level: '2', name: '尊享会员', expiresAt: null };

const anyAnswers: fc.Arbitrary<Answers> = fc.record({
  purpose: fc.constantFrom('own' as const, 'trade' as const, 'team' as const),
  span: fc.constantFrom('try' as const, 'season' as const, 'year' as const),
});
const anyPackages = fc
  .uniqueArray(
    fc.record({
      id: fc.integer({ min: 1, max: 99 }).map(String),
      level: fc.integer({ min: 0, max: 4 }).map(String),
      days: fc.option(fc.integer({ min: 1, max: 2000 }), { nil: null }),
      price: fc.nat(100_000),
      credit: fc.nat(10_000),
    }),
    { selector: ({ id }) => id },
  )
  .map((list) => list.map((facts) => ({ ...year, ...facts })));
const anyMembership: fc.Arbitrary<MembershipStatus> = fc.oneof(
  fc.constantFrom<MembershipStatus>(none, { kind: 'unknown' }),
  fc
    .integer({ min: 1, max: 4 })
    .map((rank): MembershipStatus => ({ ...standard, level: String(rank) }) as MembershipStatus),
);

describe('the recommendation', () => {
  it.each<[Answers['purpose'], Answers['span'], MembershipStatus, string]>([
    ['own', 'year', none, '创作版年卡'],
    ['own', 'try', none, '创作版月卡'],
    ['trade', 'season', none, '商用版季卡'],
    ['team', 'year', none, '商用版年卡'],
    ['own', 'try', standard, '商用版月卡'],
    ['trade', 'year', standard, '商用版年卡'],
  ])('for %s, %s and membership %j is %s', (purpose, span, membership, name) => {
    expect(recommend({ purpose, span }, memberPackages, membership)?.name).toBe(name);
  });

  it('is none for the highest level, for packages without membership, and before both answers', () => {
    expect(recommend({ purpose: 'own', span: 'try' }, shownPackages, premium)).toBeNull();
    expect(recommend({ purpose: 'own', span: 'try' }, [wordPack], none)).toBeNull();
    expect(recommend({ purpose: 'own', span: null }, shownPackages, none)).toBeNull();
  });

  it('is one of the offered packages and an upgrade, whenever there is one', () => {
    fc.assert(
      fc.property(anyAnswers, anyPackages, anyMembership, (answers, packages, membership) => {
        const pack = recommend(answers, packages, membership);
        expect(pack === null).toBe(!packages.some((one) => isUpgrade(one, membership)));
        if (!pack) return;
        expect(packages).toContain(pack);
        expect(rankOf(pack)).toBeGreaterThan(membership.kind === 'member' ? rankOf(membership) : 0);
      }),
    );
  });

  it('does not depend on the order of the packages', () => {
    fc.assert(
      fc.property(
        anyAnswers,
        anyPackages,
        anyMembership,
        fc.infiniteStream(fc.nat()),
        (answers, packages, membership, keys) => {
          const shuffled = packages
            .map((pack) => ({ pack, key: keys.next().value }))
            .sort((a, b) => a.key - b.key)
            .map(({ pack }) => pack);
          expect(recommend(answers, shuffled, membership)).toBe(recommend(answers, packages, membership));
        },
      ),
    );
  });
});

describe('stored answers', () => {
  it('are read as they were written', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        expect(parseAnswers(JSON.stringify(answers))).toEqual(answers);
      }),
    );
  });

  it('are valid answers or none for every stored text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), fc.constant(null)), (text) => {
        const answers = parseAnswers(text);
        for (const { key, choices } of questions)
          expect([null, ...choices.map(({ value }) => value)]).toContain(answers[key]);
      }),
    );
    expect(parseAnswers('{"purpose":"rob","span":"try"}')).toEqual({ purpose: null, span: 'try' });
  });

  it('determine the next question', () => {
    expect(firstOpen(noAnswers)).toBe(0);
    expect(firstOpen({ purpose: 'own', span: null })).toBe(1);
    expect(firstOpen({ purpose: null, span: 'try' })).toBe(0);
    expect(firstOpen({ purpose: 'own', span: 'try' })).toBe(2);
  });
});
