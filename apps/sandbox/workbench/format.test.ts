import { expect, it } from 'vitest';
import { balanceOf, duration, offsetInWords, remaining, sinceStart, smsState, yuan } from './format.ts';

it('writes fen as yuan with two places', () => {
  expect([0, 5, 1900, 16_800].map(yuan)).toEqual(['0.00', '0.05', '19.00', '168.00']);
});

it('formats the time since the start in seconds, never below zero', () => {
  expect(sinceStart(2120, 1000)).toBe('01.120');
  expect(sinceStart(900, 1000)).toBe('00.000');
  expect(sinceStart(126_000, 1000)).toBe('125.000');
});

it('groups thousands of a duration', () => {
  expect([58, 3041, 1_234_567].map(duration)).toEqual(['58 ms', '3 041 ms', '1 234 567 ms']);
});

it('formats a remaining time in its two largest units', () => {
  expect([-1, 0, 34_000, 274_000, 7_500_000, 126 * 86_400_000 - 5000].map(remaining)).toEqual([
    '',
    '',
    '34 秒',
    '4 分 34 秒',
    '2 小时 5 分',
    '126 天',
  ]);
});

it('describes an offset of the clock', () => {
  expect([0, 20_000, 900_000, 7_200_000, 86_400_000 * 30, -3_600_000].map(offsetInWords)).toEqual([
    '',
    '',
    '快 15 分钟',
    '快 2 小时',
    '快 30 天',
    '慢 1 小时',
  ]);
});

it('adds charges and subtracts refunds', () => {
  expect(
    balanceOf([
      { kind: 'charge', amount: 1900 },
      { kind: 'refund', amount: 1900 },
      { kind: 'charge', amount: 15_800 },
    ]),
  ).toBe(15_800);
});

const sms = {
  phone: '13800000001',
  code: '418265',
  sent_at: '2026-11-21T10:00:00+08:00',
  expires_at: '2026-11-21T10:05:00+08:00',
};
const at = (time: string) => Date.parse(`2026-11-21T${time}+08:00`);

it('counts down a valid code', () => {
  expect(smsState({ ...sms, state: 'live' }, at('10:00:26'))).toEqual({
    isGood: true,
    label: '余 4 分 34 秒',
  });
});

it('reports an expired code', () => {
  expect(smsState({ ...sms, state: 'live' }, at('10:05:00'))).toEqual({ isGood: false, label: '已过期' });
});

it.each([
  ['used', '已使用'],
  ['replaced', '已换新'],
  ['void', '已作废'],
] as const)('labels a %s code as %s', (state, label) => {
  expect(smsState({ ...sms, state }, at('10:00:26'))).toEqual({ isGood: false, label });
});
