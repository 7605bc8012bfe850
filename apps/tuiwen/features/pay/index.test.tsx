import { ApiError } from '@vip/api';
import type { PurchasePage } from '@vip/checkout-react';
import { page, session } from '@vip/checkout-react/testing';
import { allByRole, byRole, goOffline, nameOf, press, shown, tap } from '@vip/ui/testing';
import { expect, test, vi } from 'vitest';
import { agreements } from '../../agreements.ts';
import * as lazyParts from '../../shared/lazy-parts.tsx';
import { render } from '../../test-support/render.tsx';
import { month, packages, samplePackage, words, year } from '../../test-support/sample-packages.ts';
import { PayView, type PayViewProps } from './index.tsx';

const here: PayViewProps['lazy'] = { part: lazyParts, hasFailed: false, retry: vi.fn() };
const coming = { ...here, part: null };
const error = new ApiError('server', { status: 500, requestId: '8f2c-41d7' });

const packageListOf = (selected = year, select = vi.fn(), all = packages): PurchasePage['packageList'] => ({
  status: 'ready',
  packages: all,
  selected,
  select,
});
const samplePage = (changes: Partial<PurchasePage> = {}) =>
  page({ packageList: packageListOf(), consent: { ...page().consent, agreements }, ...changes });
const show = (changes: Partial<PurchasePage> = {}, lazy = here) =>
  render(<PayView page={samplePage(changes)} lazy={lazy} />);
const radioNames = () => allByRole('radio').map((radio) => nameOf(radio).split('，')[0]);

test('the tab of the chosen package is open, and its packages alone are a radio group', () => {
  show();
  expect(allByRole('tab').map(nameOf)).toEqual(['创作版', '字数包']);
  expect(byRole('tab', '创作版').getAttribute('aria-selected')).toBe('true');
  expect(byRole('tabpanel', '创作版').querySelector('[role="radiogroup"]')).toBe(
    byRole('radiogroup', '会员套餐'),
  );
  expect(radioNames()).toEqual(['创作版年卡', '创作版月卡', '微信支付', '支付宝']);
});

test('turning to another tab chooses its default, so that the bar sells what is on screen', () => {
  const select = vi.fn();
  const { show: again } = show({ packageList: packageListOf(year, select) });
  tap(byRole('tab', '创作版'));
  expect(select).not.toHaveBeenCalled();
  byRole('tab', '创作版').focus();
  press('ArrowRight');
  expect(select).toHaveBeenCalledExactlyOnceWith(words.id);
  again(<PayView page={samplePage({ packageList: packageListOf(words) })} lazy={here} />);
  expect(byRole('tab', '字数包').getAttribute('aria-selected')).toBe('true');
  expect(radioNames().slice(0, 2)).toEqual(['10 万字', '50 万字']);
  expect(nameOf(byRole('button', /^立即开通/))).toContain('¥68.00');
  expect(shown()).toContain('字数包 50 万字');
});

test('packages of one type, or of none, stand without tabs', () => {
  const plain = [year, month].map((pack) => ({ ...pack, type: null }));
  show({ packageList: packageListOf(plain[0], vi.fn(), plain) });
  expect(allByRole('tab')).toHaveLength(0);
  expect(radioNames().slice(0, 2)).toEqual(['创作版年卡', '创作版月卡']);
});

test('choosing a package and a payment method goes to the page', () => {
  const [select, choose] = [vi.fn(), vi.fn()];
  show({ packageList: packageListOf(year, select), choose });
  tap(byRole('radio', /^创作版月卡/));
  expect(select).toHaveBeenCalledWith(month.id);
  expect(allByRole('radiogroup', '支付方式')).toHaveLength(1);
  tap(byRole('radio', '支付宝'));
  expect(choose).toHaveBeenCalledWith('alipay');
});

test('the pay button says 立即开通 with the amount, and pays', () => {
  const pay = vi.fn();
  show({ pay });
  const button = byRole('button', /^立即开通/);
  expect(nameOf(button)).toContain('¥198.00');
  tap(button);
  expect(pay).toHaveBeenCalledTimes(1);
});

test('while busy the pay button keeps its name and does nothing', () => {
  const pay = vi.fn();
  show({ pay, isBusy: true });
  const button = byRole('button', /^立即开通.*¥198\.00/);
  expect(button.getAttribute('aria-busy')).toBe('true');
  tap(button);
  expect(pay).not.toHaveBeenCalled();
});

test('a package that is not cheaper than before shows no original price', () => {
  const plain = samplePackage({ name: '创作版周卡', price: 900, originalPrice: 900, days: 7 });
  show({ packageList: packageListOf(plain, vi.fn(), [plain]) });
  expect(shown()).not.toContain('原价');
  expect(shown()).toContain('7天');
});

test('a package that renews says so over the prices and under them', () => {
  const monthly = samplePackage({ renewal: { price: 2500, periodDays: 30 } });
  show({ packageList: packageListOf(monthly, vi.fn(), [monthly]) });
  expect(shown().split('每 30 天自动续费 ¥25.00，可随时取消')).toHaveLength(3);
  expect(shown()).not.toContain('不自动续费');
});

test('every benefit of the chosen package is an entry, with what one has without it', () => {
  show();
  const entries = allByRole('heading', '这一版有什么')[0]?.parentElement?.querySelectorAll('li') ?? [];
  expect(Array.from(entries, (entry) => entry.textContent)).toEqual(
    year.benefits.map(({ name, member, free }, at) => `${at + 1}${name}${member}不开通：${free}`),
  );
});

test('consent is an unticked box with links to the texts', () => {
  const setChecked = vi.fn();
  show({ consent: { ...samplePage().consent, setChecked } });
  const box = byRole('checkbox', /已阅读并同意/) as HTMLInputElement;
  expect(box.checked).toBe(false);
  expect(byRole('link', '《用户协议》').getAttribute('href')).toBe('/useragree');
  tap(box);
  expect(setChecked).toHaveBeenCalledWith(true);
});

test('somebody who is not logged in finds the way to it, and the only 登录 button is the form’s', () => {
  const open = vi.fn();
  show({
    session: session({ status: 'anonymous', token: null, account: null }),
    login: { ...page().login, open },
  });
  tap(byRole('button', '用手机号登录'));
  expect(open).toHaveBeenCalledTimes(1);
  expect(allByRole('button', /^登录/)).toHaveLength(0);
});

test('somebody known is greeted by name and masked number', () => {
  show();
  expect(shown()).toContain('江晚舟 · 138****0001');
});

test('what an earlier visit left is offered in place of the line, and can be declined', () => {
  const [resume, dismissPending] = [vi.fn(), vi.fn()];
  const pending: PurchasePage['pending'] = {
    packageName: year.name,
    amount: 34000,
    number: '7715',
    isOwn: true,
    status: 'unpaid',
  };
  show({ pending, resume, dismissPending });
  expect(shown()).toContain('创作版年卡 ¥340.00 待支付');
  tap(byRole('button', '继续支付'));
  tap(byRole('button', '不用了'));
  expect(resume).toHaveBeenCalledTimes(1);
  expect(dismissPending).toHaveBeenCalledTimes(1);
});

test('a popup whose code is on its way makes the pay button busy, and opens once it is here', () => {
  const consent = { ...samplePage().consent, isAsking: true };
  const { show: again } = show({ consent }, coming);
  expect(byRole('button', /^立即开通/).getAttribute('aria-busy')).toBe('true');
  again(<PayView page={samplePage({ consent })} lazy={here} />);
  expect(byRole('dialog', '开通前请确认').textContent).toContain('一次付 ¥198.00，到期不自动续费');
  expect(document.querySelector('[aria-busy="true"]')).toBeNull();
});

test('what is wanted and could not be fetched is told, and fetched again in one tap; the page stays', () => {
  const retry = vi.fn();
  show({ login: { ...page().login, isOpen: true } }, { part: null, hasFailed: true, retry });
  expect(byRole('alert').textContent).toContain('页面加载失败，请检查网络');
  expect(byRole('button', /^立即开通/).getAttribute('aria-busy')).toBeNull();
  tap(byRole('button', '重试'));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('what could not be fetched and nobody waits for is no trouble to anybody', () => {
  show({}, { ...coming, hasFailed: true });
  expect(allByRole('alert')).toHaveLength(0);
});

test('with neither packages nor the code that says so the skeleton stays, and 重试 asks for both', () => {
  const [retry, retryPackageList] = [vi.fn(), vi.fn()];
  show(
    { packageList: { status: 'error', error, retry: retryPackageList } },
    { part: null, hasFailed: true, retry },
  );
  expect(shown()).toContain('正在载入');
  tap(byRole('button', '重试'));
  expect(retry).toHaveBeenCalledTimes(1);
  expect(retryPackageList).toHaveBeenCalledTimes(1);
});

test('a failed order is an alert over the pay button, with the request id', () => {
  const dismissNotice = vi.fn();
  show({ dismissNotice, notice: { kind: 'error', error } });
  expect(byRole('alert').textContent).toContain('服务开小差了，请稍后重试');
  expect(byRole('alert').textContent).toContain('8f2c-41d7');
  tap(byRole('button', '收起提示'));
  expect(dismissNotice).toHaveBeenCalledTimes(1);
});

test('a cancelled payment is no alert', () => {
  show({ notice: { kind: 'cancelled' } });
  expect(allByRole('alert')).toHaveLength(0);
  expect(shown()).toContain('支付已取消');
});

test('packages that cannot be loaded are an alert with 重试, and nothing can be paid', () => {
  const retry = vi.fn();
  show({ packageList: { status: 'error', error, retry } });
  expect(byRole('alert').textContent).toContain('服务开小差了，请稍后重试');
  tap(byRole('button', '重试'));
  expect(retry).toHaveBeenCalledTimes(1);
  expect(allByRole('button', /^立即开通/)).toHaveLength(0);
});

test('an empty package list says so and can be looked at again', () => {
  const retry = vi.fn();
  show({ packageList: { status: 'empty', retry } });
  expect(shown()).toContain('现在没有在售的套餐');
  tap(byRole('button', '刷新看看'));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('where nothing can be paid there is no pay button, even before the reason can be told', () => {
  const noPaymentMethod = { kind: 'scan', link: 'https://x.test/tuiwenwechatpay' } as const;
  const { show: again } = show({ choices: [], noPaymentMethod }, coming);
  expect(allByRole('button', /^立即开通/)).toHaveLength(0);
  again(<PayView page={samplePage({ choices: [], noPaymentMethod })} lazy={here} />);
  expect(shown()).toContain('电脑上不能付款，请用手机扫码打开');
  expect(byRole('button', '复制链接')).toBeTruthy();
  expect(allByRole('radiogroup', '支付方式')).toHaveLength(0);
  expect(allByRole('checkbox')).toHaveLength(0);
});

test('a missing wallet and a missing network are said', () => {
  show({ missingWallet: '想用支付宝，请复制链接到浏览器打开' });
  goOffline();
  expect(shown()).toContain('想用支付宝，请复制链接到浏览器打开');
  expect(shown()).toContain('网络连接失败，请检查网络');
});

test('refunds, invoices and payments of minors are explained, and the foot leads to customer service', () => {
  show();
  for (const about of ['退款', '发票', '未成年人']) expect(byRole('heading', about)).toBeTruthy();
  expect(byRole('link', '联系客服').getAttribute('href')).toBe('tel:4008200006');
});
