import { ApiError } from '@vip/api';
import type { PurchasePage } from '@vip/checkout-react';
import { ANONYMOUS, NOW, account, page, session } from '@vip/checkout-react/testing';
import { describePurchasePage, frame } from '@vip/checkout-ui/testing';
import type { LazyModule } from '@vip/ui';
import { allByRole, byRole, render, shown, tap } from '@vip/ui/testing';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as lazyParts from '../lazy-parts.tsx';
import { SougoView } from './index.tsx';

const here: LazyModule<typeof lazyParts> = { part: lazyParts, hasFailed: false, retry: () => undefined };
const viewOf = (shownPage: PurchasePage, lazy = here, query: Record<string, string> = {}) =>
  frame('theme-main', { navigation: { query } })(<SougoView page={shownPage} lazy={lazy} />);
const show = (facts: Partial<PurchasePage> = {}, query = {}) => render(viewOf(page(facts), here, query));

// A login sheet opens after the tap on pay.
describePurchasePage({
  parts: lazyParts,
  view: (shownPage, lazy) => viewOf(shownPage, lazy),
  loginButton: null,
});

const note = (id: string, rating: number) => ({
  id,
  nickname: '苏**',
  avatar: '',
  rating,
  content: `第${id}条`,
  createdAt: new Date(NOW).toISOString(),
});

test('the description of the app is shown while packages load and after an error', () => {
  show({ packageList: { status: 'loading' } });
  expect(shown()).toContain('聊小白是一款聊天助手');
  show(
    { packageList: { status: 'error', error: new ApiError('network'), retry: () => undefined } },
    { app: 'tcq' },
  );
  expect(shown()).toContain('提词器能帮你');
  expect(byRole('button', '重试').isConnected).toBe(true);
});

test('feedback has its average rating', () => {
  show({ feedback: { status: 'ready', items: [note('1', 5), note('2', 4)] } });
  expect(shown()).toContain('最近 2 条评价，平均 4.5 分（满分 5 分）');
  expect(shown()).toContain('第1条');
});

test('without feedback there is no heading for it', () => {
  show();
  expect(allByRole('heading', '会员评价')).toEqual([]);
});

test('the benefits are listed once, below the packages', () => {
  show();
  expect(shown().match(/回复建议/g)).toHaveLength(1);
  expect(byRole('heading', '会员权益').parentElement?.textContent).toContain('回复建议 不限次数');
});

test('each note has its rating', () => {
  show({ feedback: { status: 'ready', items: [note('1', 5), note('2', 4)] } });
  expect(shown()).toMatch(/苏\*\*.*5 分，满分 5 分.*苏\*\*.*4 分，满分 5 分/s);
});

test('common questions are the last section', () => {
  show({ feedback: { status: 'ready', items: [note('1', 5)] } });
  const last = allByRole('heading')
    .filter(({ tagName }) => tagName === 'H2')
    .pop();
  expect(last?.textContent).toBe('常见问题');
});

const memberUntil = (expiresAt: string): Partial<PurchasePage> => ({
  session: session({ account: { ...account, membership: { level: '1', name: '标准会员', expiresAt } } }),
});

test.each<[string, Partial<PurchasePage>, string, string]>([
  ['anonymous', { session: ANONYMOUS }, '未登录，支付时验证手机号', '查看会员套餐'],
  ['no member', {}, '还不是会员', '查看会员套餐'],
  ['a member', memberUntil('2026-09-01T00:00:00+08:00'), '标准会员，2026 年 9 月 1 日到期', '查看续费价格'],
  [
    'an expired member',
    memberUntil('2026-02-01T00:00:00+08:00'),
    '标准会员，2026 年 2 月 1 日已到期',
    '重新开通会员',
  ],
])('a buyer who is %s reads it above the packages, and on the way to them', (_, facts, text, aim) => {
  show(facts);
  expect(byRole('heading', '会员特惠').nextElementSibling?.textContent).toBe(text);
  expect(byRole('button', `${aim} ¥28 起`).isConnected).toBe(true);
});

describe('the way to the packages', () => {
  const scrolled = vi.fn();
  const quietBars = () => document.querySelectorAll('[class*=quiet]').length;

  beforeEach(() => {
    scrolled.mockClear();
    Element.prototype.scrollIntoView = scrolled;
  });
  afterEach(() => vi.unstubAllGlobals());

  test('it names the lowest price, and leads to the selected package', () => {
    show();
    tap(byRole('button', '查看会员套餐 ¥28 起'));
    expect(scrolled).toHaveBeenCalledTimes(1);
    expect(document.activeElement).toBe(byRole('radio', /^年度会员/));
  });

  test('it is not there after an error', () => {
    show({ packageList: { status: 'error', error: new ApiError('network'), retry: () => undefined } });
    expect(allByRole('button', /^查看会员套餐/)).toEqual([]);
  });

  test('one button is primary: the pay button is quiet until the packages have been seen', () => {
    const seen: ((entries: { isIntersecting: boolean }[]) => void)[] = [];
    class Observer {
      constructor(onChange: (typeof seen)[number]) {
        seen.push(onChange);
      }
      observe() {}
      disconnect() {}
    }
    vi.stubGlobal('IntersectionObserver', Observer);
    show();
    expect(quietBars()).toBe(1);
    const toPackages = () => byRole('button', /^查看会员套餐/).className;
    expect(toPackages()).toContain('solid');
    act(() => seen.forEach((onChange) => onChange([{ isIntersecting: false }])));
    expect(quietBars()).toBe(1);
    act(() => seen.forEach((onChange) => onChange([{ isIntersecting: true }])));
    expect(quietBars()).toBe(0);
    expect(toPackages()).toContain('line');
    expect(byRole('button', '立即开通 ¥168.00').isConnected).toBe(true);
  });

  test('it is never quiet in engines that cannot tell what was seen', () => {
    vi.stubGlobal('IntersectionObserver', undefined);
    Reflect.deleteProperty(window, 'IntersectionObserver');
    show();
    expect(quietBars()).toBe(0);
  });
});
