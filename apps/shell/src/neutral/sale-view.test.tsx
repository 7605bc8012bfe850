// @vitest-environment happy-dom
import type { PurchasePage } from '@vip/checkout-react';
import { month, packageListOf, page, year } from '@vip/checkout-react/testing';
import { describePurchasePage, frame } from '@vip/checkout-ui/testing';
import * as parts from '@vip/checkout-ui/lazy-parts';
import type { LazyModule } from '@vip/ui';
import { allByRole, byRole, nameOf, render, shown, tap } from '@vip/ui/testing';
import { expect, test, vi } from 'vitest';
import { SaleView, type SaleViewProps } from './sale-view.tsx';

const seller = {
  company: '杭州某某科技有限公司',
  icp: '浙ICP备20260002号-1',
  support: { phone: '400-820-0004', hours: '9 点至 22 点' },
  supportLink: 'tel:4008200004',
};
const view = (shown: PurchasePage, lazy: LazyModule<typeof parts>, phase: SaleViewProps['phase'] = 'open') =>
  frame('theme-neutral')(
    <SaleView page={shown} lazy={lazy} appName="蜜小语" seller={seller} phase={phase} otherPackages="/" />,
  );
const here = { part: parts, hasFailed: false, retry: vi.fn() };

describePurchasePage({ parts, view });

test('packages of several types have tabs, and an open tab selects one of its packages', () => {
  const select = vi.fn();
  const [typed, other] = [
    { ...year, type: '创作版' },
    { ...month, type: '推广版' },
  ];
  render(view(page({ packageList: { ...packageListOf(typed, other), select } }), here));
  expect(allByRole('tab').map(nameOf)).toEqual(['创作版', '推广版']);
  expect(allByRole('radio', /会员/)).toHaveLength(1);
  tap(byRole('tab', '推广版'));
  expect(select).toHaveBeenCalledExactlyOnceWith(other.id);
});

test('the recommended package is the first row', () => {
  const list = packageListOf({ ...month, isDefault: false }, { ...year, isDefault: true });
  render(view(page({ packageList: list }), here));
  expect(allByRole('radio', /会员/).map(nameOf)[0]).toContain(year.name);
});

test.each([
  ['over', '活动已结束'],
  ['coming', '活动即将开始'],
] as const)('an activity that is %s sells nothing, and leads to other packages', (phase, text) => {
  render(view(page(), here, phase));
  expect(shown()).toContain(text);
  expect([...allByRole('radio'), ...allByRole('checkbox')]).toHaveLength(0);
  expect(byRole('link', '查看会员套餐').getAttribute('href')).toBe('/');
});

test('below the code to scan are the price and its link, and nothing else acts', () => {
  render(view(page({ choices: [], noPaymentMethod: { kind: 'scan', link: 'https://x.test/y' } }), here));
  expect(shown()).toContain(`请用手机扫码支付合计¥${year.price / 100}.00${year.name}，已优惠`);
  expect(allByRole('button', '复制链接')).toHaveLength(1);
  expect(allByRole('region', '支付')).toHaveLength(0);
});
