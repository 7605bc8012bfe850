import { act } from 'react';
import type { Broadcast } from '@vip/api';
import { afterEach, expect, test, vi } from 'vitest';
import { allByRole, byRole, render, tap } from '../../test-support/render.tsx';
import { NOW, samplePage } from '../../test-support/sample-page.ts';
import * as lazyParts from './lazy-parts.ts';
import { SpeechBubble, greeting } from './pay-header.tsx';

const bought = (id: string, nickname: string, packageName: string, minutesAgo: number): Broadcast => ({
  id,
  nickname,
  packageName,
  paidAt: new Date(NOW - minutesAgo * 60_000).toISOString(),
});

const show = (items: Broadcast[]) => {
  const page = samplePage({ broadcast: { status: 'ready', items } });
  render(
    <SpeechBubble
      parts={lazyParts}
      packageList={page.packageList}
      broadcast={page.broadcast}
      now={page.now}
    />,
  );
};
const said = () => document.querySelector('p')?.textContent;

afterEach(() => vi.useRealTimers());

test('it shows who bought a package of this list, and leaves out those of other brands', () => {
  show([bought('1', '林**', '年度会员', 1), bought('2', '柚**', '年卡', 2)]);
  expect(said()).toBe('柚** 2 分钟前开通了年卡');
});

test('without a buyer it has a sentence that is true without data', () => {
  show([bought('1', '林**', '年度会员', 1)]);
  expect(said()).toBe('选一罐，马上开通');
  expect(allByRole('button')).toHaveLength(0);
});

test('it changes every five seconds until it is paused', () => {
  vi.useFakeTimers();
  show([bought('1', '柚**', '年卡', 2), bought('2', '陈**', '月卡', 7)]);
  act(() => void vi.advanceTimersByTime(5000));
  expect(said()).toBe('陈** 7 分钟前开通了月卡');
  tap(byRole('button', '暂停播报'));
  act(() => void vi.advanceTimersByTime(60_000));
  expect(said()).toBe('陈** 7 分钟前开通了月卡');
  tap(byRole('button', '继续播报'));
  act(() => void vi.advanceTimersByTime(5000));
  expect(said()).toBe('柚** 2 分钟前开通了年卡');
});

test('until the lazy chunk is here it has a sentence that is true without data', () => {
  const { packageList, now } = samplePage();
  const broadcast = { status: 'ready' as const, items: [bought('1', '柚**', '年卡', 2)] };
  render(<SpeechBubble parts={null} packageList={packageList} broadcast={broadcast} now={now} />);
  expect(said()).toBe('选一罐，马上开通');
});

const at = (time: string) => greeting(Date.parse(`2026-11-21T${time}:00+08:00`));

test.each([
  ['04:59', '晚上好'],
  ['05:00', '早呀'],
  ['11:00', '中午好'],
  ['14:00', '下午好'],
  ['18:00', '晚上好'],
  ['00:00', '晚上好'],
])('at %s in Beijing the greeting is %s', (time, words) => {
  expect(at(time)).toBe(words);
});
