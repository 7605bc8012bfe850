import fc from 'fast-check';
import { NOW } from '@vip/checkout-react/testing';
import { describe, expect, it } from 'vitest';
import {
  aboutText,
  costText,
  dateText,
  giftNumeral,
  giftState,
  isRunning,
  sortGifts,
  stubText,
} from './gift.ts';
import { cheapGift, gift } from './sample-gifts.test-support.ts';

const later = '2026-03-24T23:59:59+08:00';
const earlier = '2026-03-13T10:24:00+08:00';

describe('a gift', () => {
  it('can be claimed until it expires', () => {
    expect(giftState(gift(), NOW)).toBe('open');
    const ends = gift({ expiresAt: later });
    expect(giftState(ends, Date.parse(later) - 1)).toBe('open');
    expect(giftState(ends, Date.parse(later))).toBe('over');
  });

  it('stays claimed after it expires', () => {
    expect(giftState(gift({ claimedAt: earlier, expiresAt: earlier }), NOW)).toBe('claimed');
  });

  it('has labels for its price and its date', () => {
    expect([costText(0), costText(100)]).toEqual(['免费', '¥1.00']);
    expect(dateText(gift(), NOW)).toBe('长期可领');
    expect(dateText(gift({ expiresAt: later }), NOW)).toBe('3 月 24 日前领取');
    expect(dateText(gift({ expiresAt: earlier }), NOW)).toBe('3 月 13 日截止');
    expect(dateText(gift({ claimedAt: earlier }), NOW)).toBe('3 月 13 日已领取');
    expect(dateText(gift({ claimedAt: '2026-02-01T00:00:00+08:00' }), NOW)).toBe('2 月 1 日已领取');
    expect(dateText(gift({ expiresAt: '2027-01-02T00:00:00+08:00' }), NOW)).toBe('2027 年 1 月 2 日前领取');
  });

  it('begins with its days where these are short, and is described without a full stop', () => {
    const lasting = (days: number | null) => giftNumeral(gift({ package: { ...gift().package, days } }));
    expect(lasting(7)).toEqual({ figure: '7', unit: '天' });
    expect(lasting(30)).toEqual({ figure: '30', unit: '天' });
    expect(lasting(365)).toEqual({ figure: '12', unit: '个月' });
    expect(lasting(null)).toEqual({ figure: '长期', unit: '有效' });
    expect(aboutText(gift({ description: '全部功能。' }))).toBe('全部功能');
    expect(aboutText(gift({ description: '' }))).toBe('创作版七天卡');
    expect(aboutText(gift({ name: '一元月卡', description: '一元月卡，每个账号限一次' }))).toBe(
      '每个账号限一次',
    );
    expect(aboutText(gift({ name: '一元月卡', description: '新人一元月卡。' }))).toBe('创作版七天卡');
  });

  it('says on its stub what is special about its price', () => {
    expect(stubText(gift(), NOW)).toBe('');
    expect(stubText(gift({ expiresAt: '2026-04-01T00:00:00+08:00' }), NOW)).toBe('限时');
    expect(stubText(cheapGift(), NOW)).toBe('特惠');
    expect(stubText(cheapGift({ package: { ...cheapGift().package, originalPrice: 0 } }), NOW)).toBe('');
  });

  it('is in use for its days after the claim', () => {
    expect(isRunning(gift(), NOW)).toBe(false);
    expect(isRunning(gift({ claimedAt: '2026-03-12T10:24:00+08:00' }), NOW)).toBe(true);
    expect(isRunning(gift({ claimedAt: '2026-03-11T10:24:00+08:00' }), NOW)).toBe(false);
    const forLife = { ...gift().package, days: null };
    expect(isRunning(gift({ claimedAt: '2025-03-11T10:24:00+08:00', package: forLife }), NOW)).toBe(true);
  });

  it('is in exactly one group of every list', () => {
    const moment = fc.option(
      fc.integer({ min: 0, max: 2 * NOW }).map((ms) => new Date(ms).toISOString()),
      { nil: null },
    );
    const any = fc.record({ claimedAt: moment, expiresAt: moment }).map((facts) => gift(facts));
    fc.assert(
      fc.property(fc.array(any), fc.nat(2 * NOW), (gifts, now) => {
        const { open, claimed, over } = sortGifts(gifts, now);
        expect([...open, ...claimed, ...over].sort(byText)).toEqual([...gifts].sort(byText));
        for (const one of open) expect(one.claimedAt).toBeNull();
      }),
    );
  });
});

const byText = (a: object, b: object) => JSON.stringify(a).localeCompare(JSON.stringify(b));
