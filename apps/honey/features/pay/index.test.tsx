import { renderToString } from 'react-dom/server';
import { ApiError } from '@vip/api';
import type { PurchasePage } from '@vip/checkout-react';
import { UiProvider } from '@vip/ui';
import { expect, test, vi } from 'vitest';
import { goOffline } from '@vip/ui/testing';
import { allByRole, byRole, nameOf, render, tap } from '../../test-support/render.tsx';
import { loadingPage, sampleGate, samplePage } from '../../test-support/sample-page.ts';
import { packages, samplePackage, year } from '../../test-support/sample-packages.ts';
import * as lazyParts from './lazy-parts.ts';
import { PayView, type PayViewProps } from './index.tsx';

const here: PayViewProps['lazy'] = { part: lazyParts, hasFailed: false, retry: vi.fn() };
const coming = { ...here, part: null };
const show = (changes: Partial<PurchasePage> = {}, lazy = here) =>
  render(<PayView page={samplePage(changes)} lazy={lazy} pictures={[]} />);
const error = new ApiError('server', { status: 500, requestId: '8f2c-41d7' });

test('the packages are a radio group, each radio named by its package first', () => {
  show();
  const radios = byRole('radiogroup', '会员套餐').querySelectorAll<HTMLInputElement>('input');
  expect(Array.from(radios, (radio) => nameOf(radio).slice(0, 2))).toEqual(['年卡', '季卡', '月卡', '永久']);
  expect(Array.from(radios, (radio) => radio.checked)).toEqual([true, false, false, false]);
  expect(nameOf(byRole('radio', /^永久卡/))).toContain('长期有效');
});

test('choosing a package and a payment method goes to the page', () => {
  const select = vi.fn();
  const choose = vi.fn();
  show({ packageList: { status: 'ready', packages, selected: year, select }, choose });
  tap(byRole('radio', /^月卡/));
  expect(select).toHaveBeenCalledWith('h-month');
  expect(allByRole('radiogroup', '支付方式')).toHaveLength(1);
  tap(byRole('radio', '支付宝'));
  expect(choose).toHaveBeenCalledWith('alipay');
});

test('the pay button says 立即开通 with the amount, and pays', () => {
  const pay = vi.fn();
  show({ pay });
  const button = byRole('button', /^立即开通/);
  expect(nameOf(button)).toContain('¥158.00');
  expect(nameOf(button)).toContain('原价¥288');
  tap(button);
  expect(pay).toHaveBeenCalledTimes(1);
});

test('while busy the pay button keeps its name and does nothing', () => {
  const pay = vi.fn();
  show({ pay, isBusy: true });
  const button = byRole('button', /^立即开通.*¥158\.00/);
  expect(button.getAttribute('aria-busy')).toBe('true');
  tap(button);
  expect(pay).not.toHaveBeenCalled();
});

test('a package that is not cheaper than before shows no original price', () => {
  const plain = samplePackage({ id: 'p', name: '周卡', price: 900, originalPrice: 900, days: 7 });
  show({ packageList: { status: 'ready', packages: [plain], selected: plain, select: vi.fn() } });
  expect(document.body.textContent).not.toContain('原价');
});

test('a package that renews says so plainly', () => {
  const monthly = samplePackage({ ...year, renewal: { price: 2500, periodDays: 30 } });
  show({ packageList: { status: 'ready', packages: [monthly], selected: monthly, select: vi.fn() } });
  expect(document.querySelector('main')?.textContent).toContain('每 30 天自动续费 ¥25.00，可随时取消');
});

test('consent is an unticked box with links to the texts', () => {
  const setChecked = vi.fn();
  show({ consent: { ...samplePage().consent, setChecked } });
  const box = byRole('checkbox', /已阅读并同意/) as HTMLInputElement;
  expect(box.checked).toBe(false);
  expect(byRole('link', '《会员服务协议》').getAttribute('href')).toBe('/mxy/and/vip');
  tap(box);
  expect(setChecked).toHaveBeenCalledWith(true);
});

test('somebody who is not logged in finds the way to it, and the only 登录 button is the form’s', () => {
  const open = vi.fn();
  const session = { ...samplePage().session, status: 'anonymous' as const, token: null, account: null };
  show({ session, login: sampleGate({ open }) });
  tap(byRole('button', '用手机号登录'));
  expect(open).toHaveBeenCalledTimes(1);
  expect(allByRole('button', /^登录/)).toHaveLength(0);
});

test('what an earlier visit left is offered, and can be declined', () => {
  const resume = vi.fn();
  const dismissPending = vi.fn();
  const pending: PurchasePage['pending'] = {
    packageName: '年卡',
    amount: 15800,
    number: '7715',
    isOwn: true,
    status: 'unpaid',
  };
  show({ pending, resume, dismissPending });
  expect(document.body.textContent).toContain('年卡 ¥158.00 待支付');
  tap(byRole('button', '继续支付'));
  tap(byRole('button', '不用了'));
  expect(resume).toHaveBeenCalledTimes(1);
  expect(dismissPending).toHaveBeenCalledTimes(1);
});

test('a popup whose code is on its way makes the pay button busy, and opens once it is here', () => {
  const consent = { ...samplePage().consent, isAsking: true };
  const { show: again } = show({ consent }, coming);
  expect(byRole('button', /^立即开通/).getAttribute('aria-busy')).toBe('true');
  again(<PayView page={samplePage({ consent })} lazy={here} pictures={[]} />);
  expect(byRole('dialog', '开通前请确认')).toBeTruthy();
  expect(document.querySelector('[aria-busy="true"]')).toBeNull();
});

test('what is wanted and could not be fetched is told, and fetched again in one tap; the page stays', () => {
  const retry = vi.fn();
  show({ login: sampleGate({ isOpen: true }) }, { part: null, hasFailed: true, retry });
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
  const retry = vi.fn();
  const retryPackageList = vi.fn();
  const packageList = { status: 'error', error, retry: retryPackageList } as const;
  show({ packageList }, { part: null, hasFailed: true, retry });
  expect(document.body.textContent).toContain('正在载入');
  tap(byRole('button', '重试'));
  expect(retry).toHaveBeenCalledTimes(1);
  expect(retryPackageList).toHaveBeenCalledTimes(1);
});

test('where nothing can be paid there is no pay button, even before the link can be offered', () => {
  show({ choices: [], noPaymentMethod: { kind: 'scan', link: 'https://x.test/' } }, coming);
  expect(allByRole('button', /^立即开通/)).toHaveLength(0);
});

test('a failed order is an alert over the pay button, with 重试 and the request id', () => {
  const pay = vi.fn();
  const dismissNotice = vi.fn();
  show({ pay, dismissNotice, notice: { kind: 'error', error } });
  expect(byRole('alert').textContent).toContain('服务开小差了，请稍后重试');
  expect(byRole('alert').textContent).toContain('8f2c-41d7');
  tap(byRole('button', '重试'));
  expect(pay).toHaveBeenCalledTimes(1);
  tap(byRole('button', '收起提示'));
  expect(dismissNotice).toHaveBeenCalledTimes(1);
});

test('a cancelled payment is no alert', () => {
  show({ notice: { kind: 'cancelled' } });
  expect(allByRole('alert')).toHaveLength(0);
  expect(document.body.textContent).toContain('支付已取消');
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
  tap(byRole('button', '刷新看看'));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('where nothing can be paid the link is offered instead of the button', () => {
  const noPaymentMethod = {
    kind: 'copy_link',
    reason: '小程序里不能支付',
    link: 'https://x.test/honeywechatpay',
  } as const;
  show({ choices: [], noPaymentMethod });
  expect(document.body.textContent).toContain('小程序里不能支付');
  expect(byRole('button', '复制链接')).toBeTruthy();
  expect(allByRole('button', /^立即开通/)).toHaveLength(0);
  expect(allByRole('radiogroup', '支付方式')).toHaveLength(0);
});

test('a desktop shows the link for the phone', () => {
  show({ choices: [], noPaymentMethod: { kind: 'scan', link: 'https://x.test/honeywechatpay' } });
  expect(document.body.textContent).toContain('https://x.test/honeywechatpay');
});

test('a missing wallet and a missing network are said', () => {
  show({ missingWallet: '想用支付宝，请复制链接到浏览器打开' });
  goOffline();
  expect(document.body.textContent).toContain('想用支付宝，请复制链接到浏览器打开');
  expect(document.body.textContent).toContain('网络连接失败，请检查网络');
});

test('every benefit of the chosen package has its cell', () => {
  show();
  const names = allByRole('listitem').map((cell) => cell.textContent);
  expect(names).toEqual(year.benefits.map(({ name, member }) => `${name}${member}`));
});

test('the foot names the company and leads to customer service', () => {
  show();
  expect(byRole('link', '联系客服').getAttribute('href')).toBe('tel:4008200004');
});

test('the first render is the loading state, and needs no window', () => {
  vi.stubGlobal('window', undefined);
  vi.stubGlobal('document', undefined);
  let markup = '';
  try {
    markup = renderToString(
      <UiProvider theme="theme-honey">
        <PayView page={loadingPage()} lazy={coming} pictures={[]} />
      </UiProvider>,
    );
  } finally {
    vi.unstubAllGlobals();
  }
  expect(markup).toContain('正在载入');
  expect(markup).toContain('选一罐，马上开通');
  document.body.innerHTML = markup;
  expect(allByRole('button', /立即开通/)).toHaveLength(0);
  expect(allByRole('radio')).toHaveLength(0);
});
