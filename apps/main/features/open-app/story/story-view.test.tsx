import { act } from 'react';
import { renderPage } from '@vip/host/prerender';
import { frame, withoutWindow } from '@vip/checkout-ui/testing';
import { allByRole, byRole, render, shown, tap } from '@vip/ui/testing';
import { expect, test, vi } from 'vitest';
import { appsOnPhones } from '../apps-on-phones.ts';
import type { OpeningState } from '../use-app-opening.ts';
import { trying } from '../testing/trying.ts';
import StoryPage, { StoryView } from './index.tsx';
import type { Rail } from './use-rail.ts';

const { lxb } = appsOnPhones;
const nothing = () => undefined;
const rail = (facts: Partial<Rail> = {}): Rail => ({
  ref: { current: null },
  at: 0,
  go: nothing,
  onScroll: nothing,
  onTouchEnd: nothing,
  ...facts,
});
const view = (facts: Partial<Rail>, state: OpeningState = trying({ status: 'idle' })) =>
  frame('theme-main')(<StoryView rail={rail(facts)} state={state} />);
const show = (...shown: Parameters<typeof view>) => render(view(...shown));

test('the prerendered HTML has the whole story', () => {
  const html = withoutWindow(() => renderPage(StoryPage, '/lxbfivepage'));
  for (const text of ['怎么回？', '复制给聊小白', '随你挑', '也看得懂', '问一句就好'])
    expect(html).toContain(text);
});

test('has five sections, each with a heading', () => {
  const { place } = show({});
  const sections = Array.from(place.querySelectorAll('section[aria-labelledby]'));
  const headings = sections.map(
    (section) => document.getElementById(section.getAttribute('aria-labelledby') ?? '')?.tagName,
  );
  expect(headings).toEqual(['H2', 'H2', 'H2', 'H2', 'H2']);
  expect(place.querySelectorAll('h1')).toHaveLength(1);
});

test('the buttons lead to the next screen, to the one before and to the end', () => {
  const go = vi.fn();
  show({ at: 1, go });
  tap(byRole('button', '继续'));
  tap(byRole('button', '上一屏'));
  tap(byRole('button', '跳过'));
  expect(go.mock.calls).toEqual([[2], [0], [4]]);
  expect(byRole('img', '第 2 屏，共 5 屏').isConnected).toBe(true);
});

test('every scene has words, which a screen reader has as one sentence', () => {
  show({});
  expect(shown()).toContain('在吗？这周末有空吗');
  expect(allByRole('img', /^对方问「在吗？这周末有空吗」/)).toHaveLength(1);
  expect(allByRole('img')).toHaveLength(6);
});

test('a new screen is announced once, after the scrolling, and the first one not at all', () => {
  vi.useFakeTimers();
  const { show: next } = show({ at: 0 });
  const said = () =>
    allByRole('status')
      .map((region) => region.textContent)
      .join('');
  const later = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  later(1000);
  expect(said()).toBe('');
  for (const at of [1, 2]) {
    next(view({ at }));
    later(100);
  }
  expect(said()).toBe('');
  later(400);
  expect(said()).toBe('第 3 屏，共 5 屏：语气，随你挑');
  vi.useRealTimers();
});

test('the last screen opens the app', () => {
  const open = vi.fn();
  show({ at: 4 }, trying({ status: 'idle', open }));
  tap(byRole('button', '打开聊小白'));
  expect(open).toHaveBeenCalledTimes(1);
  expect(allByRole('button', '应用商店下载')).toEqual([]);
});

test('an app that did not open leads to the store', () => {
  const goToStore = vi.fn();
  show({ at: 4 }, trying({ status: 'not_opened', goToStore }));
  expect(shown()).toContain('可能尚未安装聊小白');
  tap(byRole('button', '应用商店下载'));
  expect(goToStore).toHaveBeenCalledTimes(1);
});

test('links to /openapp where no app can be opened, and goes back inside the app', () => {
  const goBack = vi.fn();
  const blocked = { kind: 'blocked', app: lxb, place: '微信', menuText: null, link: '' } as const;
  const { show: next } = show({ at: 4 }, blocked);
  expect(byRole('link', '打开聊小白').getAttribute('href')).toBe('/openapp?app=lxb');
  next(view({ at: 4 }, { kind: 'inside', app: lxb, goBack }));
  tap(byRole('button', '返回聊小白'));
  expect(goBack).toHaveBeenCalledTimes(1);
});
