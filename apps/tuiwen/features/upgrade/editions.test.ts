import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Account } from '@vip/host';
import { account, NOW } from '@vip/checkout-react/testing';
import {
  year,
  memberPackages,
  shownPackages,
  tradeMonth,
  tradeYear,
  wordPack,
} from '../../test-support/sample-packages.ts';
import { benefitsOf, editionOf, gainsOf, isUpgrade, membershipStatus, rankOf } from './editions.ts';

const later = '2026-07-22T10:24:00+08:00';
const standard = { level: '1', name: '标准会员', expiresAt: later };
const premium = { level: '2', name: '尊享会员', expiresAt: null };
const of = (membership: Account['membership']): Account => ({ ...account, membership: membership ?? null });
/** Of a known user. */
const session = (account: Account | null, token: string | null = 'Bearer t') => ({ token, account });
const handedOver: Account = { id: 'u1', nickname: '江晚舟', avatar: '' };

describe('the membership status', () => {
  it('is that of the account', () => {
    expect(membershipStatus(session(of(standard)), memberPackages, NOW)).toEqual({
      kind: 'member',
      ...standard,
    });
    expect(membershipStatus(session(of(premium)), shownPackages, NOW)).toEqual({
      kind: 'member',
      ...premium,
    });
    expect(membershipStatus(session(of(null)), shownPackages, NOW)).toEqual({ kind: 'none' });
  });

  it('is none after the membership expired', () => {
    expect(membershipStatus(session(of(standard)), shownPackages, Date.parse(later))).toEqual({
      kind: 'none',
    });
  });

  it('is implied by the prices if the account has none', () => {
    const implied = { kind: 'member', level: '1', name: null };
    expect(membershipStatus(session(handedOver), memberPackages, NOW)).toMatchObject(implied);
    expect(membershipStatus(session(null), memberPackages, NOW)).toMatchObject(implied);
    expect(membershipStatus(session(of(null)), memberPackages, NOW)).toMatchObject(implied);
  });

  it('is not implied by the prices of an anonymous user', () => {
    expect(membershipStatus(session(null, null), memberPackages, NOW)).toEqual({ kind: 'unknown' });
  });

  it('is not implied by a credit of 0, nor by a credit for the lowest level', () => {
    for (const credit of [0, 100]) {
      const packages = shownPackages.map((pack) => ({ ...pack, credit }));
      expect(membershipStatus(session(handedOver), packages, NOW)).toEqual({ kind: 'unknown' });
    }
  });

  it('is unknown if neither shows one', () => {
    expect(membershipStatus(session(handedOver), shownPackages, NOW)).toEqual({ kind: 'unknown' });
  });

  it('offers only what is higher, and never what gives no membership', () => {
    const offered = (membership: Parameters<typeof isUpgrade>[1]) =>
      shownPackages.filter((pack) => isUpgrade(pack, membership)).map(({ id }) => id);
    expect(offered({ kind: 'member', ...standard })).toEqual(['44', '45', '46']);
    expect(offered({ kind: 'member', ...premium })).toEqual([]);
    expect(offered({ kind: 'none' })).toEqual(['41', '43', '44', '45', '46']);
  });

  it('never is below a level that the account names, nor at one that is credited', () => {
    const packages = fc.array(
      fc
        .record({ rank: fc.integer({ min: 0, max: 5 }), credit: fc.constantFrom(0, 100) })
        .map(({ rank, credit }) => ({ ...year, level: String(rank), credit: rank > 0 ? credit : 0 })),
    );
    const membership = fc.option(
      fc.integer({ min: 1, max: 5 }).map((rank) => ({ ...standard, level: String(rank) })),
      { nil: null },
    );
    fc.assert(
      fc.property(packages, membership, (list, stored) => {
        const membership = membershipStatus(session(of(stored)), list, NOW);
        if (stored) expect(membership.kind === 'member' && rankOf(membership) >= rankOf(stored)).toBe(true);
        if (membership.kind !== 'member' || membership.name !== null) return;
        for (const one of list) if (one.credit > 0) expect(isUpgrade(one, membership)).toBe(true);
      }),
    );
  });
});

describe('what an upgrade adds', () => {
  it('is compared with the present edition', () => {
    expect(gainsOf(benefitsOf('1', shownPackages), tradeYear)).toEqual([
      { name: '一句话成文', now: '每天 30 篇', then: '不限篇数' },
      { name: '商用授权', now: '不支持', then: '书面授权' },
    ]);
  });

  it('is compared with nothing for a user without membership, and leaves out what stays', () => {
    expect(gainsOf(null, year).map(({ now }) => now)).toEqual(['每天 2 篇', '120 部', '4 种音色']);
    expect(gainsOf(benefitsOf('2', shownPackages), tradeMonth)).toEqual([]);
    expect(benefitsOf('9', shownPackages)).toBeNull();
  });

  it('has the name of the edition in the package list', () => {
    expect(editionOf('2', shownPackages)).toBe('商用版');
    expect(editionOf('2', [wordPack])).toBeNull();
  });
});
