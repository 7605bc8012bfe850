import { renewalText, type PurchasePage } from '@vip/checkout-react';
import { packageListOf, page, unfinished } from '@vip/checkout-react/testing';
import { describePurchasePage, frame } from '@vip/checkout-ui/testing';
import type { LazyModule } from '@vip/ui';
import { allByRole, byRole, nameOf, press, render, shown, tap } from '@vip/ui/testing';
import { expect, test, vi } from 'vitest';
import * as lazyParts from '../../shared/lazy-parts.tsx';
import { month, packages, samplePackage, wordPack, year } from '../../test-support/sample-packages.ts';
import { PayView } from './index.tsx';

const packageList = packageListOf(...packages);
const samplePage = (facts: Partial<PurchasePage> = {}) => page({ packageList, ...facts });
const framed = frame('theme-tuiwen');
const view = (content: PurchasePage, lazy: LazyModule<typeof lazyParts>) =>
  framed(<PayView page={content} lazy={lazy} />);
const shownNow = (facts: Partial<PurchasePage> = {}) =>
  view(samplePage(facts), { part: lazyParts, hasFailed: false, retry: vi.fn() });
const show = (facts: Partial<PurchasePage> = {}) => render(shownNow(facts));
const radioNames = () => allByRole('radio').map((radio) => nameOf(radio).split('，')[0]);

describePurchasePage({ parts: lazyParts, view, page: samplePage });

test('the tab of the selected package is open, and the radio group has its packages only', () => {
  show();
  expect(allByRole('tab').map(nameOf)).toEqual(['创作版', '字数包']);
  expect(byRole('tab', '创作版').getAttribute('aria-selected')).toBe('true');
  expect(byRole('tabpanel', '创作版').querySelector('[role="radiogroup"]')).toBe(
    byRole('radiogroup', '会员套餐'),
  );
  expect(radioNames()).toEqual(['创作版年卡', '创作版月卡', '微信支付', '支付宝']);
});

test('opening another tab selects its default, so that the bar sells a package on screen', () => {
  const select = vi.fn();
  const { show: again } = show({ packageList: { ...packageList, select } });
  tap(byRole('tab', '创作版'));
  expect(select).not.toHaveBeenCalled();
  byRole('tab', '创作版').focus();
  press('ArrowRight');
  expect(select).toHaveBeenCalledExactlyOnceWith(wordPack.id);
  again(shownNow({ packageList: { ...packageList, selected: wordPack } }));
  expect(byRole('tab', '字数包').getAttribute('aria-selected')).toBe('true');
  expect(radioNames().slice(0, 2)).toEqual(['10 万字', '50 万字']);
  expect(nameOf(byRole('button', /^立即开通/))).toContain('¥68.00');
  expect(shown()).toContain('字数包 50 万字');
});

test('packages of one type, or without a type, have no tabs', () => {
  show({ packageList: packageListOf({ ...year, type: null }, { ...month, type: null }) });
  expect(allByRole('tab')).toHaveLength(0);
  expect(radioNames().slice(0, 2)).toEqual(['创作版年卡', '创作版月卡']);
});

test('a renewing package states the charge above the prices and below them', () => {
  const monthly = samplePackage({ renewal: { price: 2500, periodDays: 30 } });
  show({ packageList: packageListOf(monthly) });
  expect(shown().split(renewalText(monthly))).toHaveLength(3);
  expect(shown()).not.toContain('不自动续费');
});

test('every benefit of the selected package is an entry, with its value without membership', () => {
  show();
  const entries = allByRole('heading', '套餐权益')[0]?.parentElement?.querySelectorAll('li') ?? [];
  expect(Array.from(entries, (entry) => entry.textContent)).toEqual(
    year.benefits.map(({ name, member, free }, at) => `${at + 1}${name}${member}免费版：${free}`),
  );
});

test('a known user is shown with name and masked number', () => {
  show();
  expect(shown()).toContain('江晚舟 · 138****0001');
});

test('refunds, invoices and payments of minors are explained', () => {
  show();
  for (const about of ['退款', '发票', '未成年人']) expect(allByRole('heading', about)).toHaveLength(1);
});

test('a count is compared with buying none, as any edition can have it', () => {
  show({ packageList: { ...packageList, selected: wordPack } });
  expect(shown()).toContain('长期有效，用完为止未购买：按会员额度');
  expect(shown()).not.toContain('免费版');
});

test('whether it is charged again stays visible beside an unfinished purchase', () => {
  show({ pending: unfinished() });
  expect(shown()).toContain('支付后立即生效，到期不自动续费');
  expect(shown()).toContain('待支付');
});
