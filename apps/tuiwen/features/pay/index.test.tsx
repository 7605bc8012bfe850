import { renewalText, type PurchasePage } from '@vip/checkout-react';
import { account, packageListOf, page, session, unfinished } from '@vip/checkout-react/testing';
import { describePurchasePage, frame } from '@vip/checkout-ui/testing';
import type { LazyModule } from '@vip/ui';
import { allByRole, byRole, nameOf, press, render, shown, tap } from '@vip/ui/testing';
import { expect, test, vi } from 'vitest';
import * as lazyParts from '../../shared/lazy-parts.tsx';
import {
  month,
  packages,
  samplePackage,
  tradeYear,
  wordPack,
  year,
} from '../../test-support/sample-packages.ts';
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

test('a renewing package that is not sold says why in its row, and the charge below the payment methods', () => {
  const monthly = samplePackage({ renewal: { price: 2500, periodDays: 30 } });
  show({ packageList: packageListOf(monthly) });
  expect(shown()).toContain('自动续费暂未开放');
  expect(nameOf(allByRole('radio')[0]!)).toContain('暂不可购');
  expect(shown().split(renewalText(monthly))).toHaveLength(2);
  expect(shown()).not.toContain('不自动续费');
});

test('a renewing package cannot be chosen, as it is not sold', () => {
  const monthly = samplePackage({ ...month, renewal: { price: 2500, periodDays: 30 } });
  show({ packageList: packageListOf(year, monthly) });
  const [first, second] = allByRole('radio') as HTMLInputElement[];
  expect([first?.disabled, second?.disabled]).toEqual([false, true]);
});

test('beside the button that continues a pending order, that of the bar is outlined', () => {
  const { show: again } = show();
  const solid = byRole('button', /^立即开通/).className;
  again(shownNow({ pending: unfinished({ packageName: year.name, amount: year.price }) }));
  expect(byRole('button', /^立即开通/).className).not.toBe(solid);
});

test('every benefit of the selected package is drawn, with its value and that without membership', () => {
  show();
  const entries = allByRole('heading', '套餐权益')[0]?.parentElement?.querySelectorAll('li') ?? [];
  expect(Array.from(entries, (entry) => entry.textContent)).toEqual(
    year.benefits.map(({ name, member, free }) => `${name}免费版：${free}${member}`),
  );
});

test('the head says what a membership is for, without the values of the benefits below', () => {
  show();
  expect(byRole('banner').textContent).toContain('成文、配音、分发，一个会员全包');
  expect(byRole('banner').textContent).not.toContain(year.benefits[0]!.member);
});

test('the example of an article is named so', () => {
  show();
  expect(allByRole('heading', '成文示例')).toHaveLength(1);
  expect(shown()).toContain('天还没亮');
  expect(shown()).toContain('示例仅供参考');
});

test('a known user is shown with name and masked number', () => {
  show();
  expect(shown()).toContain('江晚舟 · 138****0001');
});

test('refunds, invoices, payments of minors and struck prices are explained', () => {
  const { show: again } = show();
  for (const about of ['退款', '发票', '未成年人', '划线价'])
    expect(allByRole('heading', about)).toHaveLength(1);
  again(shownNow({ packageList: packageListOf({ ...year, originalPrice: 0 }) }));
  expect(allByRole('heading', '划线价')).toHaveLength(0);
});

test('the saving in the bar is the difference to the struck price, as in the tag of the row', () => {
  show();
  expect(shown()).toContain('创作版年卡 省\u00a0160\u00a0元');
  expect(nameOf(byRole('radio', /^创作版年卡/))).toContain('省 160 元，每天 0.54 元，¥198，原价 ¥358');
});

test('below the code to scan is its link, above it package and price; nothing else acts', () => {
  show({ choices: [], noPaymentMethod: { kind: 'scan', link: 'https://x.test/y' } });
  expect(shown()).toMatch(/创作版年卡 省\s160\s元 .*198\.00请用手机扫码支付/);
  expect(allByRole('button', '复制链接')).toHaveLength(1);
  expect(allByRole('region', '支付')).toHaveLength(0);
});

test('beside a button without effect is the reason, unless a notice says it', () => {
  const until = Date.now() + 60_000;
  const pending = unfinished({
    packageName: year.name,
    amount: year.price,
    status: 'unanswered',
    until,
  });
  const bar = () => byRole('region', '支付').textContent;
  const { show: again } = show({ pending });
  expect(bar()).toContain('之后可重新下单');
  again(shownNow({ pending, notice: { kind: 'unanswered', key: '1', until } }));
  expect(bar()).not.toContain('之后可重新下单');
  again(shownNow({ pending: { ...pending, packageName: month.name } }));
  expect(bar()).not.toContain('之后可重新下单');
});

test('where only the link helps, the bar has nothing else', () => {
  show({
    choices: [],
    noPaymentMethod: { kind: 'copy_link', reason: '小程序里不能支付', link: 'https://x.test/y' },
  });
  expect(byRole('region', '支付').textContent).toBe('复制链接');
  expect(shown()).toContain('小程序里不能支付');
});

test('a member sees the end of the membership, and that days are added to it', () => {
  const membership = { level: '1', name: '标准会员', expiresAt: '2026-07-22T10:25:00+08:00' };
  show({ session: session({ account: { ...account, membership } }) });
  expect(byRole('banner').textContent).toContain('创作版还剩 126 天 2026 年 7 月 22 日到期');
  expect(shown()).toMatch(/有效期顺延至 2027\s年\s7\s月\s22\s日，到期不自动续费/);
});

test('a member is led to the upgrade if a higher edition is on sale', () => {
  const membership = { level: '1', name: '标准会员', expiresAt: '2026-07-22T10:25:00+08:00' };
  const member = { session: session({ account: { ...account, membership } }) };
  const { show: again } = show({
    ...member,
    packageList: { ...packageList, packages: [...packageList.packages, tradeYear] },
  });
  expect(byRole('link', '升级商用版').getAttribute('href')).toBe('/tuiwenupvip');
  again(shownNow({ ...member, packageList: { ...packageList, packages: [year] } }));
  expect(shown()).not.toContain('升级');
});

test('what a count is, is its one benefit', () => {
  show({ packageList: { ...packageList, selected: wordPack } });
  expect(shown()).toContain('成文字数');
  expect(shown()).toContain('长期有效，用完为止');
});

test('whether it is charged again stays visible beside an unfinished purchase', () => {
  show({ pending: unfinished() });
  expect(shown()).toContain('支付后立即生效，到期不自动续费');
  expect(shown()).toContain('待支付');
});
