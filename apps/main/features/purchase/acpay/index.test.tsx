import { ApiError, type Activity } from '@vip/api';
import type { PurchasePage } from '@vip/checkout-react';
import { NOW, account, fakeHost, month, page, session, unfinished, year } from '@vip/checkout-react/testing';
import { describePurchasePage, frame } from '@vip/checkout-ui/testing';
import { allByRole, byRole, render, shown, tap } from '@vip/ui/testing';
import { expect, test, vi } from 'vitest';
import { AcPayView, type AcPayViewProps } from './index.tsx';
import * as lazyParts from '../lazy-parts.tsx';

const here: AcPayViewProps['lazy'] = { part: lazyParts, hasFailed: false, retry: () => undefined };
const activity: Activity = {
  id: 'a1',
  title: '聊小白年末会员特惠',
  banner: null,
  startsAt: '2026-03-10T00:00:00+08:00',
  endsAt: '2026-03-20T23:59:59.999+08:00',
  rules: ['一次性支付', '时长累加'],
  packages: [month, year],
};

const host = fakeHost(() => null);
const framed = frame('theme-main', {
  host: {
    ...host,
    config: { ...host.config, allow: { ...host.config.allow, picture: ['https://pic.example'] } },
  },
  navigation: { path: '/acpay?um=a' },
});
const viewOf = (shownPage: PurchasePage, lazy = here, change: Partial<Activity> | null = {}, now = NOW) =>
  framed(
    <AcPayView page={shownPage} activity={change && { ...activity, ...change }} now={now} lazy={lazy} />,
  );
const show = (
  facts: Partial<PurchasePage> = {},
  change: Partial<Activity> | null = {},
  now = NOW,
  lazy = here,
) => render(viewOf(page(facts), lazy, change, now));

// A login sheet opens after the tap on pay.
describePurchasePage({
  parts: lazyParts,
  view: (shownPage, lazy) => viewOf(shownPage, lazy),
  loginButton: '手机号登录',
});

test('after the end, the page shows without its lazy chunk', () => {
  show({}, { endsAt: '2026-03-17T00:00:00+08:00' }, NOW, { ...here, part: null, hasFailed: true });
  expect(shown()).toContain('活动已结束');
  expect(byRole('link', '查看会员套餐').getAttribute('href')).toBe('/userpay');
});

test('a running activity shows title, dates, remaining time, rules and prices', () => {
  show();
  expect(byRole('heading', '聊小白年末会员特惠').tagName).toBe('H1');
  expect(shown()).toContain('3 月 10 日 – 3 月 20 日');
  expect(shown()).toContain('距活动结束');
  expect(byRole('timer').textContent).toBe('2 天 13 小时');
  expect(shown()).toContain('最高省 130 元');
  expect(shown()).toContain('一次性支付');
  expect(byRole('radio', /^年度会员/).isConnected).toBe(true);
  expect(byRole('button', '立即开通 ¥168.00').isConnected).toBe(true);
});

test('seconds are counted on the last day only', () => {
  show({}, {}, Date.parse(activity.endsAt) - 3_725_000);
  expect(shown()).toContain('最后一天，距活动结束');
  expect(byRole('timer').textContent).toBe('1 小时 2 分钟010205');
});

test('before its start an activity counts down to it and shows the prices; other packages can be bought', () => {
  show({}, { startsAt: '2026-03-19T10:24:00+08:00' });
  expect(shown()).toContain('活动未开始');
  expect(shown().match(/3 月 19 日 10:24/g)).toHaveLength(1);
  expect(shown()).toContain('距活动开始');
  expect(byRole('heading', '活动价').nextElementSibling?.textContent).toContain('届时可选购');
  expect(byRole('timer').textContent).toBe('1 天');
  expect(byRole('link', '查看会员套餐').getAttribute('href')).toBe('/userpay');
  expect(allByRole('listitem').map((one) => one.textContent)).toContainEqual(
    expect.stringMatching(/年度会员.*¥168/),
  );
  expect([allByRole('button', /^立即开通/), allByRole('radio')]).toEqual([[], []]);
});

test('a member reads until when the membership runs', () => {
  const membership = { level: '1', name: '标准会员', expiresAt: '2027-03-27T10:00:00+08:00' };
  show({ session: session({ account: { ...account, membership } }) });
  expect(byRole('region', '当前账号').textContent).toContain('标准会员，2027 年 3 月 27 日到期');
});

test('below the heading of the packages is until when the selected one would last', () => {
  show();
  expect(shown()).toContain('今日开通，有效期至 2027 年');
});

test('after its end an activity is announced as over, sells nothing, and links to other packages', () => {
  show({}, {}, Date.parse(activity.endsAt));
  expect(allByRole('status').map((one) => one.textContent)).toContain('活动已结束');
  expect([allByRole('radio'), allByRole('timer'), allByRole('button', /^立即/)]).toEqual([[], [], []]);
  expect(byRole('link', '查看会员套餐').getAttribute('href')).toBe('/userpay');
});

test('the moon bears the greatest saving, and without one that the prices are temporary', () => {
  show({}, { packages: [{ ...month, originalPrice: month.price }] });
  expect(shown()).toContain('限时价');
  expect(shown()).not.toContain('最高省');
});

test('the recommended package is the first', () => {
  const packages = [
    { ...month, isDefault: false },
    { ...year, isDefault: true },
  ];
  show({ packageList: { status: 'ready', packages, selected: month, select: () => undefined } });
  expect(allByRole('radio')[0]).toBe(byRole('radio', /^年度会员/));
});

test('after the end no special price is promised, and the page still says what members get', () => {
  show({}, {}, Date.parse(activity.endsAt));
  expect(shown()).not.toMatch(/限时价|¥/);
  expect(byRole('heading', '会员权益对比').isConnected).toBe(true);
});

test('a known user is not asked to log in', () => {
  show();
  expect(allByRole('button', '手机号登录')).toEqual([]);
});

test('a user without account data is logged in', () => {
  show({ session: session({ account: null }) });
  expect(byRole('region', '当前账号').textContent).toMatch(/^已登录/);
});

test('the questions are the last section', () => {
  show();
  expect(byRole('main').lastElementChild).toBe(byRole('heading', '常见问题').closest('section'));
});

test('an order made before the end can be paid after it', () => {
  const resume = vi.fn();
  show({ pending: unfinished(), resume }, {}, Date.parse(activity.endsAt) + 1);
  tap(byRole('button', '继续支付'));
  expect(resume).toHaveBeenCalledTimes(1);
});

test('without an activity the page keeps its heading', () => {
  show({ packageList: { status: 'error', error: new ApiError('server'), retry: () => undefined } }, null);
  expect(byRole('heading', '会员活动').tagName).toBe('H1');
  expect(byRole('button', '重试').isConnected).toBe(true);
});

test('a banner loads only from allowed origins', () => {
  show({}, { banner: 'https://elsewhere.example/b.png' });
  expect(document.querySelector('header img')).toBeNull();
  show({}, { banner: 'https://pic.example/b.png' });
  expect(document.querySelector('header img')?.getAttribute('src')).toBe('https://pic.example/b.png');
});
