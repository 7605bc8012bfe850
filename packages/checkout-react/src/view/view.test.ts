import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pack } from '../test-support/samples.test-support.ts';
import {
  agoText,
  dayText,
  minuteText,
  perDayText,
  priceView,
  onceText,
  renewalText,
  runsUntil,
  savingText,
  shortYuan,
  yuan,
} from '../index.ts';

const AT = Date.parse('2026-03-18T10:24:00+08:00');

describe('prices', () => {
  it('lose no fen, for any amount', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), (fen) => {
        const { yuan: whole, cents } = priceView(fen);
        expect(Number(whole) * 100 + Number(cents)).toBe(fen);
        expect(Math.round(Number(shortYuan(fen)) * 100)).toBe(fen);
      }),
    );
  });

  it.each([
    [16800, '168.00', '168'],
    [5, '0.05', '0.05'],
    [13050, '130.50', '130.5'],
    [10000, '100.00', '100'],
  ])('%d fen is %s', (fen, long, short) => expect([yuan(fen), shortYuan(fen)]).toEqual([long, short]));

  it('are shown by day, saving and renewal', () => {
    expect(perDayText(pack())).toBe('每天 0.46 元');
    expect(perDayText(pack({ days: null }))).toBe('长期有效');
    expect(savingText(pack())).toBe('已优惠 130 元');
    expect(savingText(pack({ originalPrice: 100 }))).toBe('');
    expect(renewalText(pack({ renewal: { price: 2800, periodDays: 30 } }))).toContain('¥28.00');
    expect(onceText(pack())).toBe('一次性支付，到期不自动续费');
    expect(onceText(pack({ price: 0, days: null }))).toBe('本次无需支付，长期有效');
  });
});

describe('dates, in Beijing time', () => {
  it('are the day and the minute there', () => {
    expect(dayText(Date.parse('2026-12-31T23:30:00+08:00'))).toBe('2026 年 12 月 31 日');
    expect(minuteText(AT)).toBe('2026-03-18 10:24');
  });

  it('run to the last day of a package', () => {
    expect(runsUntil(365, AT)).toBe('2027 年 3 月 18 日');
    expect(runsUntil(null, AT)).toBeNull();
  });

  it.each([
    [30_000, '刚刚'],
    [120_000, '2 分钟前'],
    [7_200_000, '2 小时前'],
    [3 * 86_400_000, '3 天前'],
    [40 * 86_400_000, '2 月 6 日'],
    [100 * 86_400_000, '2025 年 12 月 8 日'],
  ])('%d ms ago is %s', (ms, text) => expect(agoText(AT - ms, AT)).toBe(text));
});
