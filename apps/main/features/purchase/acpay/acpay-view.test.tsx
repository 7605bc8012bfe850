import { ApiError, type Activity } from '@vip/api';
import { HostProvider } from '@vip/host';
import type { PurchasePage } from '@vip/checkout-react';
import { NOW, fakeHost, month, page, year } from '@vip/checkout-react/testing';
import { UiProvider } from '@vip/ui';
import { allByRole, byRole, render, shown, tap } from '@vip/ui/testing';
import { expect, test, vi } from 'vitest';
import { AcPayView } from './acpay-view.tsx';
import * as lazyParts from './lazy-parts.ts';

const lazy = { part: lazyParts, hasFailed: false, retry: () => undefined };
const activity: Activity = {
  id: 'a1',
  title: '聊小白年末会员特惠',
  banner: null,
  startsAt: '2026-03-10T00:00:00+08:00',
  endsAt: '2026-03-20T23:59:59.999+08:00',
  rules: ['一次付清', '时长累加'],
  packages: [month, year],
};

const show = (
  facts: Partial<PurchasePage> = {},
  some: Partial<Activity> | null = {},
  now: number | null = NOW,
  parts: Parameters<typeof AcPayView>[0]['lazy'] = lazy,
) =>
  render(
    <HostProvider
      value={fakeHost(
        () => null,
        () => undefined,
      )}
    >
      <UiProvider theme="theme-main">
        <AcPayView
          page={page(facts)}
          activity={some && { ...activity, ...some }}
          now={now}
          lazy={parts}
          app="lxb"
          path="/acpay?um=a"
          pictures={['https://pic.example']}
        />
      </UiProvider>
    </HostProvider>,
  );

test('an activity that is over offers 重试 where the rest of the page did not come', () => {
  const retry = vi.fn();
  show({}, { endsAt: '2026-03-17T00:00:00+08:00' }, NOW, { part: null, hasFailed: true, retry });
  expect(shown()).toContain('活动已结束');
  tap(byRole('button', '重试'));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('a running activity says its name, its dates, what is left of it, its rules and its prices', () => {
  show();
  expect(byRole('heading', '聊小白年末会员特惠').tagName).toBe('H1');
  expect(shown()).toContain('3 月 10 日 0 点 至 3 月 20 日 24 点');
  expect(byRole('timer').textContent).toContain('2 天 13 小时');
  expect(shown()).toContain('一次付清');
  expect(byRole('radio', /^年度会员/).isConnected).toBe(true);
  expect(byRole('button', '立即开通 ¥168.00').isConnected).toBe(true);
});

test('before it begins it says when, shows its prices, and takes no money', () => {
  show({}, { startsAt: '2026-03-19T10:00:00+08:00' });
  expect(shown()).toContain('活动还没开始');
  expect(shown()).toContain('3 月 19 日 10:00 开始');
  expect(byRole('radiogroup', '会员套餐').isConnected).toBe(true);
  expect(allByRole('button', /^立即开通/)).toEqual([]);
});

test('after its end it says so once, sells nothing, and shows the ways on', () => {
  show({}, {}, Date.parse(activity.endsAt));
  expect(allByRole('status').map((one) => one.textContent)).toContain('活动已结束');
  expect([allByRole('radio'), allByRole('timer'), allByRole('button', /^立即/)]).toEqual([[], [], []]);
  expect(byRole('link', '看看平时的套餐').getAttribute('href')).toBe('/userpay');
  expect(byRole('link', '看看有没有新活动').getAttribute('href')).toBe('/acpay?um=a');
});

test('what was ordered before the end can still be paid after it', () => {
  const resume = vi.fn();
  const pending: PurchasePage['pending'] = {
    packageName: '年度会员',
    amount: 16800,
    number: '7715',
    isOwn: true,
    status: 'unpaid',
  };
  show({ pending, resume }, {}, Date.parse(activity.endsAt) + 1);
  tap(byRole('button', '继续支付'));
  expect(resume).toHaveBeenCalledTimes(1);
});

test('where there is no activity, or none can be had, the page still says what it is', () => {
  show({ packageList: { status: 'error', error: new ApiError('server'), retry: () => undefined } }, null);
  expect(byRole('heading', '活动').tagName).toBe('H1');
  expect(byRole('button', '重试').isConnected).toBe(true);
});

test('a banner is shown from where pictures may come from, and from nowhere else', () => {
  show({}, { banner: 'https://elsewhere.example/b.png' });
  expect(document.querySelector('header img')).toBeNull();
  show({}, { banner: 'https://pic.example/b.png' });
  expect(document.querySelector('header img')?.getAttribute('src')).toBe('https://pic.example/b.png');
});
