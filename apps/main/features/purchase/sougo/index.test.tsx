import { ApiError } from '@vip/api';
import type { PurchasePage } from '@vip/checkout-react';
import { NOW, page } from '@vip/checkout-react/testing';
import { describePurchasePage, frame } from '@vip/checkout-ui/testing';
import type { LazyModule } from '@vip/ui';
import { allByRole, byRole, render, shown } from '@vip/ui/testing';
import { expect, test } from 'vitest';
import * as lazyParts from './lazy-parts.tsx';
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

test('the wall has all feedback and the average rating', () => {
  show({ feedback: { status: 'ready', items: [note('1', 5), note('2', 4)] } });
  expect(shown()).toContain('最近 2 条评价，平均 4.5 分（满分 5 分）');
  expect(shown()).toContain('第1条');
});

test('without feedback there is no wall', () => {
  show();
  expect(allByRole('heading', '用户评价')).toEqual([]);
});

test('each package lists its benefits', () => {
  show();
  expect(byRole('radio', /^年度会员/).closest('label')?.textContent).toContain('回复建议 不限次数');
});
