import type { PurchasePage } from '@vip/checkout-react';
import { account, pack, page, session } from '@vip/checkout-react/testing';
import { frame } from '@vip/checkout-ui/testing';
import { allByRole, byRole, nameOf, render, shown, tap } from '@vip/ui/testing';
import { expect, test, vi } from 'vitest';
import * as lazyParts from '../lazy-parts.tsx';
import { UpgradeBaseView } from './index.tsx';

const lazy = { part: lazyParts, hasFailed: false, retry: () => undefined };
const framed = frame('theme-main');
const view = (facts: Partial<PurchasePage> = {}) =>
  framed(<UpgradeBaseView page={page(facts)} lazy={lazy} />);

const S3 = pack({ type: '标准会员', id: '51', name: '标准会员 3 个月', price: 4800, days: 90 });
const S12 = pack({ type: '标准会员', id: '52', name: '标准会员 12 个月', price: 12800 });
const P12 = pack({ type: '尊享会员', level: '2', id: '55', name: '尊享会员 12 个月', credit: 5800 });
const packageList = (
  select = vi.fn(),
  packages = [S3, S12, P12],
  selected = P12,
): PurchasePage['packageList'] => ({
  status: 'ready',
  packages,
  selected,
  select,
});

test('levels are tabs, and packages are radios whose names start with the package', () => {
  render(view({ packageList: packageList() }));
  expect(allByRole('tab').map((tab) => [nameOf(tab), tab.getAttribute('aria-selected')])).toEqual([
    ['标准会员', 'false'],
    ['尊享会员', 'true'],
  ]);
  const radios = Array.from(byRole('radiogroup', '会员套餐').querySelectorAll('input'), nameOf);
  expect(radios).toHaveLength(1);
  expect(radios[0]).toMatch(/^尊享会员 12 个月/);
  expect(shown()).toContain('已抵扣\u00a058\u00a0元');
  expect(byRole('button', '立即开通 ¥168.00').isConnected).toBe(true);
});

test('the credit is said above the rows and in the bar; a row has what is paid, and the price before it', () => {
  render(view({ packageList: packageList() }));
  const rows = byRole('radiogroup', '会员套餐');
  expect(rows.textContent).toBe(
    '12 个月 省 130 元¥1682027\u00a0年\u00a03\u00a0月\u00a018\u00a0日到期¥226 − 抵扣 ¥58',
  );
  expect(nameOf(rows.querySelector('input')!)).toBe(
    '尊享会员 12 个月 ¥168.00，抵扣前 ¥226，2027\u00a0年\u00a03\u00a0月\u00a018\u00a0日到期',
  );
});

test('the card has what its level adds, with how much of it there is; the table has the rest', () => {
  const benefit = (name: string, member: string) => ({ name, icon: null, free: '不支持', member });
  const support = benefit('专属客服', '优先接入');
  const standard = { ...S12, benefits: [benefit('语气风格', '12 种'), support] };
  const premium = {
    ...P12,
    benefits: [support, benefit('语气风格', '28 种，含商务'), benefit('语音代写', '支持')],
  };
  render(view({ packageList: packageList(vi.fn(), [standard, premium], premium) }));
  const coins = Array.from(
    byRole('region', '会员卡').querySelectorAll('li'),
    ({ textContent }) => textContent,
  );
  expect(coins).toEqual(['28\u00a0种语气风格', '专享语音代写']);
  expect(byRole('table', '会员权益对比').textContent).toContain('专属客服');
});

test('while it loads no level is selected: the answer selects one', () => {
  render(view({ packageList: { status: 'loading' } }));
  expect(document.querySelectorAll('[role="tab"]')).toHaveLength(2);
  expect(document.querySelectorAll('[role="tab"][aria-selected="true"]')).toHaveLength(0);
});

test('a member sees the days left and the credit, another user that nothing is charged again', () => {
  const membership = { level: '1', name: '标准会员', expiresAt: '2026-07-22T10:25:00+08:00' };
  const member = session({ account: { ...account, membership } });
  const { show } = render(view({ session: member, packageList: packageList() }));
  expect(byRole('banner').textContent).toContain('江晚舟 标准会员2026 年 7 月 22 日到期');
  expect(shown()).toContain('剩余\u00a0126\u00a0天 可抵扣 58\u00a0元');
  expect(shown()).toContain('支付方式一次性支付，到期不自动续费');
  expect(byRole('button', '立即升级 ¥168.00').isConnected).toBe(true);
  const plain = [S3, S12, { ...P12, credit: 0 }];
  const withoutMembership = session({ account: { ...account, membership: null } });
  show(view({ session: withoutMembership, packageList: packageList(vi.fn(), plain) }));
  expect(shown()).toContain('支付后立即生效');
  expect(byRole('button', '立即开通 ¥168.00').isConnected).toBe(true);
});

test('a package that ends before the present membership says so on its row, and beside the button', () => {
  const membership = { level: '1', name: '标准会员', expiresAt: '2026-07-22T10:25:00+08:00' };
  const member = session({ account: { ...account, membership } });
  const P3 = { ...P12, id: '54', name: '尊享会员 3 个月', days: 90 };
  render(view({ session: member, packageList: packageList(vi.fn(), [S3, P3, P12]) }));
  expect(byRole('radiogroup', '会员套餐').textContent).toContain(
    '3 个月 省 130 元比现有早 36 天¥1682026\u00a0年\u00a06\u00a0月\u00a016\u00a0日到期¥226 − 抵扣 ¥58',
  );
  expect(byRole('radio', /^尊享会员 3 个月.*，早 36 天到期，现有至 2026 年 7 月 22 日$/).isConnected).toBe(
    true,
  );
  expect(shown()).toContain('合计¥168.00已抵扣\u00a058\u00a0元立即升级');
  render(
    view({
      session: member,
      packageList: { ...packageList(vi.fn(), [S3, P3, P12]), selected: P3 } as PurchasePage['packageList'],
    }),
  );
  expect(shown()).toContain('合计¥168.00早 36 天到期立即升级');
  // The card has its end, and a note both ends.
  expect(shown()).toContain('会员，升级后有效期至 2026\u00a0年\u00a06\u00a0月\u00a016\u00a0日');
  expect(shown()).toContain('比现有早 36 天到期现有会员至 2026 年 7 月 22 日，升级后至 2026 年 6 月 16 日');
});

test('an expired membership is named with its end, and without one the head says so', () => {
  const membership = { level: '1', name: '标准会员', expiresAt: '2026-01-22T10:25:00+08:00' };
  const plain = packageList(vi.fn(), [S3, S12, { ...P12, credit: 0 }]);
  const of = (expired: typeof membership | null) =>
    view({ session: session({ account: { ...account, membership: expired } }), packageList: plain });
  const { show } = render(of(membership));
  expect(byRole('banner').textContent).toContain('江晚舟 标准会员已于 2026 年 1 月 22 日到期');
  expect(byRole('region', '会员卡').textContent).toContain('开通后有效期至');
  expect(shown()).toContain('权益已停用，支付后立即恢复');
  show(of(null));
  expect(byRole('banner').textContent).toContain('还不是会员');
});

test('the calculation of an upgrade is linked where there is a credit', () => {
  const links = () => allByRole('link', /查看升级费用明细/).length;
  const { show } = render(view({ packageList: packageList() }));
  expect(links()).toBe(1);
  show(view({ packageList: packageList(vi.fn(), [S3, S12, { ...P12, credit: 0 }], { ...P12, credit: 0 }) }));
  expect(links()).toBe(0);
});

test('a row without a credit has the saving; where nothing can be paid there is no word of how it is paid', () => {
  const plain = { ...P12, badge: null, credit: 0, originalPrice: 29800 };
  const { show } = render(view({ packageList: packageList(vi.fn(), [S12, plain], plain) }));
  expect(byRole('radiogroup', '会员套餐').textContent).toContain('原价 ¥298 省\u00a0130\u00a0元');
  expect(shown()).toContain('一次性支付，到期不自动续费');
  const noPaymentMethod = {
    kind: 'copy_link',
    reason: '小程序内暂不支持支付',
    link: 'https://a.cn',
  } as const;
  show(view({ packageList: packageList(vi.fn(), [S12, plain], plain), noPaymentMethod }));
  expect(shown()).not.toContain('一次性支付，');
  expect(shown()).not.toContain('支付方式');
});

test('questions are the last section', () => {
  render(view({ packageList: packageList() }));
  const sections = document.querySelectorAll('main section');
  expect(sections[sections.length - 1]?.querySelector('h2')?.textContent).toBe('常见问题');
});

test('the user of the link is shown above the pay button', () => {
  const beneficiary = '价格按 138****0001 显示，会员开通到登录的账号';
  render(view({ packageList: packageList(), beneficiary }));
  expect(byRole('checkbox', /已阅读并同意/).closest('section')?.textContent).toContain(beneficiary);
});

test('another tab keeps the duration, by tap and by arrow', () => {
  const select = vi.fn();
  render(view({ packageList: packageList(select) }));
  tap(byRole('tab', '标准会员'));
  byRole('tab', '尊享会员').dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
  expect(select.mock.calls).toEqual([['52'], ['52']]);
});

test('one level needs no tabs', () => {
  render(view({ packageList: packageList(vi.fn(), [P12]) }));
  expect(allByRole('tab')).toEqual([]);
  expect(byRole('radiogroup', '会员套餐').isConnected).toBe(true);
});
