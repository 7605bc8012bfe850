import { ApiError } from '@vip/api';
import { HostProvider } from '@vip/host';
import type { PurchasePage } from '@vip/checkout-react';
import { NOW, fakeHost, page } from '@vip/checkout-react/testing';
import { describePurchasePage } from '@vip/checkout-ui/testing';
import { UiProvider } from '@vip/ui';
import { allByRole, byRole, render, shown } from '@vip/ui/testing';
import { expect, test } from 'vitest';
import type { AppCode } from '../../../brand.ts';
import * as lazyParts from './lazy-parts.tsx';
import { SougoView, type SougoViewProps } from './index.tsx';

const here: SougoViewProps['lazy'] = { part: lazyParts, hasFailed: false, retry: () => undefined };
const viewOf = (shownPage: PurchasePage, lazy = here, app: AppCode = 'lxb') => (
  <HostProvider value={fakeHost(() => null)}>
    <UiProvider theme="theme-main">
      <SougoView page={shownPage} lazy={lazy} app={app} pictures={[]} />
    </UiProvider>
  </HostProvider>
);
const show = (facts: Partial<PurchasePage> = {}, app: AppCode = 'lxb') =>
  render(viewOf(page(facts), here, app));

// A login sheet opens after the tap on pay.
describePurchasePage({ parts: lazyParts, view: (...args) => viewOf(...args), loginButton: null });

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
  show({ packageList: { status: 'error', error: new ApiError('network'), retry: () => undefined } }, 'tcq');
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
  expect(allByRole('heading', '用过的人怎么说')).toEqual([]);
});

test('each package lists its benefits', () => {
  show();
  expect(byRole('radio', /^年度会员/).closest('label')?.textContent).toContain('回复建议 不限次数');
});
