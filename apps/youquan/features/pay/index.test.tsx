import { ApiError } from '@vip/api';
import type { PurchasePage } from '@vip/checkout-react';
import { fakeHost, month, pack, page, session, year } from '@vip/checkout-react/testing';
import { HostProvider } from '@vip/host';
import { UiProvider } from '@vip/ui';
import { allByRole, byRole, goOffline, nameOf, render, shown, tap } from '@vip/ui/testing';
import { describe, expect, test, vi } from 'vitest';
import { loginAgreements } from '../../agreements.ts';
import * as lazyParts from './lazy-parts.tsx';
import { PayView, type PayViewProps } from './index.tsx';

const here: PayViewProps['lazy'] = { part: lazyParts, hasFailed: false, retry: vi.fn() };
const coming = { ...here, part: null };
const error = new ApiError('server', { status: 500, requestId: '8f2c-41d7' });
const anonymous = session({ status: 'anonymous', token: null, account: null });
const nothing = () => undefined;

const view = (facts: Partial<PurchasePage> = {}, lazy = here) => (
  <HostProvider value={fakeHost(nothing, nothing)}>
    <UiProvider theme="theme-youquan">
      <PayView page={page(facts)} lazy={lazy} pictures={[]} />
    </UiProvider>
  </HostProvider>
);
const show = (facts: Partial<PurchasePage> = {}, lazy = here) => render(view(facts, lazy));
const packageList = (...packages: [typeof year, ...(typeof year)[]]): PurchasePage['packageList'] => ({
  status: 'ready',
  packages,
  selected: packages[0],
  select: nothing,
});

describe('choosing', () => {
  test('the packages are a radio group with the backend’s default first, named by the package first', () => {
    const plain = { ...month, isDefault: false };
    show({ packageList: { status: 'ready', packages: [plain, year], selected: plain, select: nothing } });
    const radios = Array.from(byRole('radiogroup', '会员套餐').querySelectorAll<HTMLInputElement>('input'));
    expect(radios.map((radio) => nameOf(radio).slice(0, 4))).toEqual(['年度会员', '月度会员']);
    expect(radios.map((radio) => radio.checked)).toEqual([false, true]);
    expect(nameOf(byRole('radio', /^年度会员/))).toMatch(/¥168.*原价¥298.*每天 0\.46 元.*省 130 元/);
  });

  test('choosing a package and a payment method goes to the page', () => {
    const select = vi.fn();
    const choose = vi.fn();
    show({ packageList: { status: 'ready', packages: [year, month], selected: year, select }, choose });
    tap(byRole('radio', /^月度会员/));
    expect(select).toHaveBeenCalledExactlyOnceWith('103');
    expect(allByRole('radiogroup', '支付方式')).toHaveLength(1);
    tap(byRole('radio', '支付宝'));
    expect(choose).toHaveBeenCalledExactlyOnceWith('alipay');
  });

  test.each([1, 2, 3, 4, 5, 6])('%i packages each have their radio', (count) => {
    const [first, ...others] = Array.from({ length: count }, (_, place) =>
      pack({ id: String(place), name: `套餐${place}`, isDefault: place === 0 }),
    );
    if (first) show({ packageList: packageList(first, ...others) });
    expect(byRole('radiogroup', '会员套餐').querySelectorAll('input')).toHaveLength(count);
  });

  test('a package that is not cheaper than before shows neither an original price nor a saving', () => {
    show({ packageList: packageList(pack({ price: 900, originalPrice: 900, badge: null })) });
    expect(shown()).not.toMatch(/原价|已省/);
  });

  test('a package for life says so, and one that renews says how much and how often', () => {
    show({ packageList: packageList(pack({ days: null, renewal: { price: 2500, periodDays: 30 } })) });
    expect(nameOf(byRole('radio'))).toContain('长期有效');
    expect(shown()).toContain('每 30 天自动续费 ¥25.00，可随时取消');
  });

  test('every benefit of the chosen package is told', () => {
    show();
    const items = Array.from(document.querySelectorAll('li'), (item) => item.textContent);
    expect(items).toContain('回复建议 不限次数');
  });

  test('what the wall shows is called a sample, each of it', () => {
    show();
    const wall = Array.from(document.querySelectorAll('li'), (item) => item.textContent).slice(-4);
    expect(wall.every((text) => text.includes('示例'))).toBe(true);
  });
});

describe('paying', () => {
  test('the pay button says 立即开通 with the amount, and the bar what is saved', () => {
    const pay = vi.fn();
    show({ pay });
    tap(byRole('button', '立即开通 ¥168.00'));
    expect(pay).toHaveBeenCalledTimes(1);
    expect(shown()).toContain('已省 130 元');
  });

  test('while busy the pay button keeps its name and does nothing', () => {
    const pay = vi.fn();
    show({ pay, isBusy: true });
    const button = byRole('button', '立即开通 ¥168.00');
    expect(button.getAttribute('aria-busy')).toBe('true');
    tap(button);
    expect(pay).not.toHaveBeenCalled();
  });

  test('consent is an unticked box with links to the texts', () => {
    const setChecked = vi.fn();
    show({ consent: { ...page().consent, setChecked } });
    const box = byRole('checkbox', /已阅读并同意/) as HTMLInputElement;
    expect(box.checked).toBe(false);
    expect(byRole('link', '《会员服务协议》').getAttribute('href')).toBe('/lxbva');
    tap(box);
    expect(setChecked).toHaveBeenCalledExactlyOnceWith(true);
  });

  test('a failed order is an alert over the pay button, with the request id, and can be put away', () => {
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

  test('what an earlier visit left is offered, and can be declined', () => {
    const resume = vi.fn();
    const dismissPending = vi.fn();
    const pending: PurchasePage['pending'] = {
      packageName: '年度会员',
      amount: 16800,
      number: '7715',
      isOwn: true,
      status: 'unpaid',
    };
    show({ pending, resume, dismissPending });
    expect(shown()).toContain('年度会员 ¥168.00 待支付');
    tap(byRole('button', '继续支付'));
    tap(byRole('button', '不用了'));
    expect([resume.mock.calls.length, dismissPending.mock.calls.length]).toEqual([1, 1]);
  });
});

describe('whose page it is', () => {
  test('somebody known sees their name and their membership', () => {
    show();
    expect(shown()).toContain('江晚舟');
    expect(shown()).toContain('还不是会员，选一个开始发');
  });

  test('nobody in particular finds the way to log in, and the only 登录 button is the form’s', () => {
    const open = vi.fn();
    show({ session: anonymous, login: { ...page().login, open } });
    tap(byRole('button', '用手机号登录'));
    expect(open).toHaveBeenCalledTimes(1);
    expect(allByRole('button', /^登录/)).toHaveLength(0);
  });

  test('while the native app has not answered nobody is greeted', () => {
    show({ session: session({ status: 'waiting', token: null, account: null }) });
    expect(shown()).not.toMatch(/还没有登录|欢迎来到/);
  });
});

describe('what comes late', () => {
  test('a popup whose code is on its way makes the pay button busy, and opens once it is here', () => {
    const consent = { ...page().consent, isAsking: true };
    const { show: again } = show({ consent }, coming);
    expect(byRole('button', /^立即开通/).getAttribute('aria-busy')).toBe('true');
    again(view({ consent }));
    expect(byRole('dialog', '开通前请确认')).toBeTruthy();
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

  test('photos that could not be fetched are no trouble to anybody', () => {
    show({}, { ...coming, hasFailed: true });
    expect(allByRole('alert')).toHaveLength(0);
  });

  test('with neither packages nor the code that says so the skeleton stays, and 重试 asks for both', () => {
    const retry = vi.fn();
    const retryPackageList = vi.fn();
    show(
      { packageList: { status: 'error', error, retry: retryPackageList } },
      { part: null, hasFailed: true, retry },
    );
    expect(shown()).toContain('正在载入');
    tap(byRole('button', '重试'));
    expect([retry.mock.calls.length, retryPackageList.mock.calls.length]).toEqual([1, 1]);
  });

  test('where nothing can be paid the page waits for what says so', () => {
    show({ choices: [], noPaymentMethod: { kind: 'scan', link: 'https://x.test/' } }, coming);
    expect(allByRole('button', /^立即开通/)).toHaveLength(0);
    expect(shown()).toContain('正在载入');
  });
});

describe('trouble', () => {
  test('packages that cannot be loaded are an alert with 重试 and customer service, and nothing can be paid', () => {
    const retry = vi.fn();
    show({ packageList: { status: 'error', error, retry } });
    expect(byRole('alert').textContent).toContain('服务开小差了，请稍后重试');
    expect(byRole('alert').textContent).toContain('8f2c-41d7');
    expect(byRole('link', '联系客服').getAttribute('href')).toBe('tel:4008200005');
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

  test('a missing wallet and a missing network are said', () => {
    show({ missingWallet: '想用支付宝，请复制链接到浏览器打开' });
    goOffline();
    expect(shown()).toContain('想用支付宝，请复制链接到浏览器打开');
    expect(shown()).toContain('网络连接失败，请检查网络');
  });

  test.each([
    [
      { kind: 'copy_link', reason: '小程序里不能支付', link: 'https://x.test/y' } as const,
      '小程序里不能支付',
    ],
    [{ kind: 'scan', link: 'https://x.test/y' } as const, '电脑上不能付款，请用手机扫码打开'],
  ])('where nothing can be paid the link is offered instead: %j', (noPaymentMethod, reason) => {
    show({ choices: [], noPaymentMethod });
    expect(shown()).toContain(reason);
    expect(shown()).toContain('https://x.test/y');
    expect(byRole('button', '复制链接')).toBeTruthy();
    expect(allByRole('button', /^立即开通/)).toHaveLength(0);
    expect(allByRole('radiogroup', '支付方式')).toHaveLength(0);
    expect(allByRole('checkbox')).toHaveLength(0);
  });
});

test.each([
  [{ platform: 'android', isApp: false }, '/yqgspa'],
  [{ platform: 'ios', isApp: true }, '/yqgs/ios/pa'],
] as const)('the foot names the company, its record and the agreements of %o', (edition, privacy) => {
  show({ login: { ...page().login, agreements: loginAgreements(edition) } });
  expect(document.querySelector('footer')?.textContent).toMatch(/友圈网络科技有限公司.*浙ICP备/);
  const links = document.querySelectorAll('footer a[href^="/"]');
  expect(Array.from(links, (link) => link.getAttribute('href'))).toEqual(['/yqgsva', '/yqgsua', privacy]);
});
