import { expect, it } from 'vitest';
import { smsState } from './sms.ts';

const sms = {
  phone: '13800000001',
  code: '418265',
  sent_at: '2026-11-21T10:00:00+08:00',
  expires_at: '2026-11-21T10:05:00+08:00',
};
const at = (time: string) => Date.parse(`2026-11-21T${time}+08:00`);

it('counts down a code that still works', () => {
  expect(smsState({ ...sms, state: 'live' }, at('10:00:26'))).toEqual({
    isGood: true,
    word: '余 4 分 34 秒',
  });
});

it('says when its time is over', () => {
  expect(smsState({ ...sms, state: 'live' }, at('10:05:00'))).toEqual({ isGood: false, word: '已过期' });
});

it.each([
  ['used', '已使用'],
  ['replaced', '已换新'],
  ['void', '已作废'],
] as const)('calls a %s code %s', (state, word) => {
  expect(smsState({ ...sms, state }, at('10:00:26'))).toEqual({ isGood: false, word });
});
