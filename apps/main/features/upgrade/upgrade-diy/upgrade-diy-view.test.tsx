import type { PurchasePage } from '@vip/checkout-react';
import { ApiError } from '@vip/api';
import { ANONYMOUS, account, pack, page, session } from '@vip/checkout-react/testing';
import { frame } from '@vip/checkout-ui/testing';
import { allByRole, byRole, nameOf, render, shown, tap } from '@vip/ui/testing';
import { describe, expect, test, vi } from 'vitest';
import * as lazyParts from '../lazy-parts.tsx';
import { UpgradeDiyView } from './index.tsx';

const lazy = { part: lazyParts, hasFailed: false, retry: () => undefined };
const framed = frame('theme-main');
const view = (facts: Partial<PurchasePage> = {}) => framed(<UpgradeDiyView page={page(facts)} lazy={lazy} />);

const tone = (member: string) => [{ name: '语气风格', icon: null, free: '3 种', member }];
const standard = { type: '标准会员', level: '1', benefits: tone('12 种'), isDefault: false };
const premium = { type: '尊享会员', level: '2', benefits: tone('28 种，含商务'), isDefault: false };
const S3 = pack({ ...standard, id: '51', name: '标准会员 3 个月', price: 4800, days: 90 });
const S12 = pack({ ...standard, id: '52', name: '标准会员 12 个月', price: 12800, days: 365 });
const P12 = pack({ ...premium, id: '55', name: '尊享会员 12 个月', price: 11000, days: 365, credit: 5800 });
const PLIFE = pack({ ...premium, id: '56', name: '尊享会员永久', price: 24000, days: null, credit: 5800 });

const packageList = (selected = P12, select = vi.fn()): PurchasePage['packageList'] => ({
  status: 'ready',
  packages: [S3, S12, P12, PLIFE],
  selected,
  select,
});
const membership = { level: '1', name: '标准会员', expiresAt: '2026-07-22T10:25:00+08:00' };
const member = session({ account: { ...account, membership } });

describe('a member', () => {
  test('sees the present and the new level, the added benefits and the calculation', () => {
    render(view({ session: member, packageList: packageList() }));
    expect(byRole('heading', '升级会员').tagName).toBe('H1');
    expect(byRole('heading', '升级到尊享会员').tagName).toBe('H2');
    for (const text of [
      '当前标准会员',
      '还剩 126 天',
      '有效期至 2027 年 3 月 18 日',
      '尊享会员 12\u00a0个月¥168.00',
      '剩余\u00a0126\u00a0天抵扣−¥58.00',
      '还需支付¥110.00',
      '已抵扣\u00a058\u00a0元',
    ])
      expect(shown()).toContain(text);
    expect(byRole('button', '立即升级 ¥110.00').isConnected).toBe(true);
  });

  test('renews the same level from its end; lower levels are disabled', () => {
    const { show } = render(view({ session: member, packageList: packageList(S12) }));
    expect(byRole('heading', '续费标准会员').isConnected).toBe(true);
    expect(shown()).toContain('有效期至 2027 年 7 月 22 日');
    expect(byRole('button', '立即开通 ¥128.00').isConnected).toBe(true);
    const top = session({ account: { ...account, membership: { ...membership, level: '2' } } });
    show(view({ session: top, packageList: packageList() }));
    expect((byRole('radio', /^标准会员 已包含 语气风格.12.种/) as HTMLInputElement).disabled).toBe(true);
  });
});

test('an expired membership is said where the present one is, with its end', () => {
  const expired = { ...membership, expiresAt: '2026-01-22T10:25:00+08:00' };
  render(
    view({
      session: session({ account: { ...account, membership: expired } }),
      packageList: packageList(S12),
    }),
  );
  expect(byRole('region', '当前').textContent).toBe('江晚舟 138****0001标准会员已于 2026 年 1 月 22 日到期');
  expect(byRole('radio', /^标准会员 .*上次开通/).isConnected).toBe(true);
});

test('the levels are compared by the same benefits, beside what they cost', () => {
  render(view({ session: member, packageList: packageList() }));
  const levels = byRole('radiogroup', '会员等级').textContent;
  expect(levels).toContain('标准会员 续费 ¥48 起 当前 语气风格 12\u00a0种');
  expect(levels).toContain('尊享会员 可抵扣 58 元  语气风格 28\u00a0种');
});

test('while it loads no level is selected: the answer selects one', () => {
  render(view({ packageList: { status: 'loading' } }));
  const levels = document.querySelector('[aria-label="会员等级"]');
  expect(levels?.querySelectorAll('input')).toHaveLength(2);
  expect(levels?.querySelectorAll('[data-checked]')).toHaveLength(0);
});

test('the calculation and the payment methods follow the packages, before what is read about them', () => {
  render(view({ session: member, packageList: packageList() }));
  const headings = Array.from(document.querySelectorAll('main h2'), ({ textContent }) => textContent);
  expect(headings).toEqual(['升级到尊享会员', '支付方式', '会员权益对比', '常见问题']);
});

describe('picking', () => {
  test.each([
    ['keeps the duration if it has it', P12, '52'],
    ['otherwise selects its first package', PLIFE, '51'],
  ])('another level %s', (_, selected, next) => {
    const select = vi.fn();
    render(view({ session: member, packageList: packageList(selected, select) }));
    tap(byRole('radiogroup', '会员等级').querySelector<HTMLInputElement>('input[value="标准会员"]')!);
    expect(select).toHaveBeenCalledExactlyOnceWith(next);
  });

  test('durations are radios named after package and price after credit; one that is not sold is disabled', () => {
    const select = vi.fn();
    render(view({ session: member, packageList: packageList(P12, select) }));
    const durations = byRole('radiogroup', '会员套餐');
    expect(Array.from(durations.querySelectorAll('input'), nameOf)).toEqual([
      '尊享会员 3 个月，暂不出售',
      '尊享会员 12 个月 ¥168，抵扣后 ¥110',
      '尊享会员永久 ¥298，抵扣后 ¥240',
    ]);
    tap(byRole('radio', /暂不出售/));
    expect(select).not.toHaveBeenCalled();
    tap(byRole('radio', /^尊享会员永久/));
    expect(select).toHaveBeenCalledExactlyOnceWith('56');
  });
});

test('a tile has what is paid, and the price without the credit; only an original price is struck through', () => {
  const { show } = render(view({ session: member, packageList: packageList() }));
  const durations = byRole('radiogroup', '会员套餐');
  expect(durations.textContent).toContain('12 个月¥110抵扣前 ¥168至 2027 年 3 月');
  expect(durations.querySelector('s')).toBeNull();
  expect(byRole('radiogroup', '会员等级').textContent).not.toContain('¥110 起');
  show(
    view({
      packageList: {
        ...packageList(S12),
        packages: [{ ...S12, originalPrice: 19800 }],
      } as PurchasePage['packageList'],
    }),
  );
  expect(byRole('radiogroup', '会员套餐').textContent).toContain('12 个月¥128原价 ¥198');
  expect(byRole('radio', '标准会员 12 个月 ¥128，省\u00a070\u00a0元').isConnected).toBe(true);
});

test('without a membership the page opens one, and above the highest level it renews', () => {
  const title = () => document.querySelector('h1')?.textContent;
  const of = (present: typeof membership | null) =>
    view({ session: session({ account: { ...account, membership: present } }), packageList: packageList() });
  const { show } = render(of(null));
  expect(title()).toBe('开通会员');
  show(of({ ...membership, level: '2' }));
  expect(title()).toBe('续费会员');
});

test('a package that ends before the present membership says so, and when it is selected, when', () => {
  const P3 = pack({ ...premium, id: '54', name: '尊享会员 3 个月', price: 6800, days: 90 });
  const packages = [S3, S12, P3, P12];
  const of = (selected: typeof P3) =>
    view({
      session: member,
      packageList: { ...packageList(selected), packages } as PurchasePage['packageList'],
    });
  const { show } = render(of(P12));
  expect(byRole('radio', '尊享会员 3 个月 ¥68，省\u00a0230\u00a0元，早 36 天到期').isConnected).toBe(true);
  expect(shown()).not.toContain('现有会员至');
  show(of(P3));
  expect(shown()).toContain('比现有早 36 天到期现有会员至 2026 年 7 月 22 日，升级后至 2026 年 6 月 16 日');
  // Once: not on its tile.
  expect(byRole('radiogroup', '会员套餐').textContent).not.toContain('早 36 天到期');
  expect(shown()).toContain('有效期至 2026 年 6 月 16 日');
  // It has the lowest price of the level, which is no price for as long as what is left.
  expect(byRole('radiogroup', '会员等级').textContent).toContain('尊享会员 可升级');
});

test('below the purchase the levels are compared in all benefits; a single one has a list', () => {
  const { show } = render(view({ packageList: packageList() }));
  const table = byRole('table', '会员权益对比');
  expect(table.textContent).toContain('尊享，已选¥110 起语气风格尊享含商务3\u00a0种12\u00a0种28\u00a0种');
  show(
    view({
      packageList: { ...packageList(S12), packages: [S3, S12] } as PurchasePage['packageList'],
    }),
  );
  expect(allByRole('table')).toEqual([]);
  expect(byRole('heading', '标准会员权益').isConnected).toBe(true);
});

test('an anonymous user can open a login dialog', () => {
  const open = vi.fn();
  const plain = { ...packageList(S12), packages: [S3, S12] } as PurchasePage['packageList'];
  render(view({ session: ANONYMOUS, packageList: plain, login: { ...page().login, open } }));
  expect(shown()).toContain('有效期 365 天');
  tap(byRole('button', '登录'));
  expect(open).toHaveBeenCalledTimes(1);
});

test('the link of a member shows the credit without a login', () => {
  render(view({ session: ANONYMOUS, packageList: packageList() }));
  expect(shown()).toContain('标准会员剩余天数抵扣−¥58.00');
  expect(allByRole('button', '登录')).toEqual([]);
});

test('an error state keeps the title and can retry', () => {
  const retry = vi.fn();
  const failed: PurchasePage['packageList'] = { status: 'error', error: new ApiError('network'), retry };
  const { show } = render(view({ packageList: failed, session: member }));
  expect(byRole('heading', '升级会员').tagName).toBe('H1');
  show(view({ packageList: failed }));
  expect(byRole('heading', '开通会员').tagName).toBe('H1');
  tap(byRole('button', '重试'));
  expect(retry).toHaveBeenCalledTimes(1);
  show(view({ packageList: { status: 'empty', retry } }));
  expect(shown()).toContain('暂无可购买的套餐');
});
