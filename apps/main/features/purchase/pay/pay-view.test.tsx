import { ApiError } from '@vip/api';
import type { PurchasePage } from '@vip/checkout-react';
import { UiProvider } from '@vip/ui';
import { allByRole, byRole, goOffline, opened, render, shown, tap } from '@vip/ui/testing';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { NOW, account, month, order, pack, page, session, year } from '@vip/checkout-react/testing';
import * as lazyParts from './lazy-parts.ts';
import { PayView } from './pay-view.tsx';

const here = { part: lazyParts, hasFailed: false, retry: () => undefined };
const view = (facts: Partial<PurchasePage> = {}, lazy: Parameters<typeof PayView>[0]['lazy'] = here) => (
  <UiProvider theme="theme-main">
    <PayView page={page(facts)} lazy={lazy} query={{}} pictures={['https://pic.example']} />
  </UiProvider>
);
const ready = (...packages: [typeof year, ...(typeof year)[]]): PurchasePage['packageList'] => ({
  status: 'ready',
  packages,
  selected: packages[0],
  select: () => undefined,
});

/** Inputs of a markup that could be used: not those of its loading state. */
const usableInputs = (html: string) =>
  Array.from(new DOMParser().parseFromString(html, 'text/html').querySelectorAll('input')).filter(
    (input) => !input.closest('[data-loading][inert][aria-hidden="true"]'),
  );

describe('the first render', () => {
  const first = { session: session({ status: 'waiting', token: null, account: null }) };

  test('is the loading state with the foot, and needs neither a window nor the lazy chunks', () => {
    vi.stubGlobal('window', undefined);
    vi.stubGlobal('document', undefined);
    const nobody = { ...here, part: null };
    const html = renderToString(view(first, nobody));
    vi.unstubAllGlobals();
    expect(html).toContain('正在载入');
    expect(html).toContain('浙ICP备');
    expect(usableInputs(html)).toEqual([]);
  });

  test('stays until packages and payment methods are both known', () => {
    render(view({ choices: [] }));
    expect(shown()).toContain('正在载入');
    expect(allByRole('radio')).toEqual([]);
  });
});

describe('choosing', () => {
  test('packages are radios named by the package first, and choosing one tells its id', () => {
    const select = vi.fn();
    render(view({ packageList: { status: 'ready', packages: [month, year], selected: year, select } }));
    expect(byRole('radiogroup', '会员套餐').querySelectorAll('input')).toHaveLength(2);
    tap(byRole('radio', /^月度会员/));
    expect(select).toHaveBeenCalledExactlyOnceWith('103');
    expect((byRole('radio', /^年度会员/) as HTMLInputElement).checked).toBe(true);
  });

  test('the gold card names the chosen package and the day it runs to', () => {
    render(view());
    expect(byRole('heading', '江晚舟').closest('header')?.textContent).toContain(
      '年度会员今天开通，用到 2027 年 3 月 18 日',
    );
  });

  test('a present membership goes on from its own end', () => {
    const membership = { level: '1', name: '月度会员', expiresAt: '2026-04-18T00:00:00+08:00' };
    render(view({ session: session({ account: { ...account, membership } }), packageList: ready(month) }));
    expect(shown()).toContain('接着现有会员，用到 2026 年 5 月 18 日');
  });

  test('no day is promised where the app does not say whether there is a membership', () => {
    const { id, nickname, avatar } = account;
    render(view({ session: session({ account: { id, nickname, avatar } }) }));
    expect(shown()).toContain('今天开通，可用 365 天');
    expect(shown()).not.toContain('还不是会员');
  });

  test('a package for life says so', () => {
    render(view({ packageList: ready(pack({ days: null })) }));
    expect(byRole('radio', /长期有效/).closest('main')).not.toBeNull();
    expect(shown()).toContain('开通后长期有效');
  });

  test('automatic renewal is said beside the packages', () => {
    render(view({ packageList: ready(pack({ renewal: { price: 2500, periodDays: 30 } })) }));
    expect(shown()).toContain('每 30 天自动续费 ¥25.00');
  });

  test('payment methods are named by their wallets', () => {
    const choose = vi.fn();
    render(view({ choose }));
    expect(byRole('radiogroup', '支付方式').contains(byRole('radio', '微信支付'))).toBe(true);
    tap(byRole('radio', '支付宝'));
    expect(choose).toHaveBeenCalledExactlyOnceWith('alipay');
  });

  test('consent is an unticked box with links to the texts', () => {
    const setChecked = vi.fn();
    render(view({ consent: { ...page().consent, setChecked } }));
    const box = byRole('checkbox', /已阅读并同意/) as HTMLInputElement;
    expect(box.checked).toBe(false);
    expect(byRole('link', '《会员服务协议》').getAttribute('href')).toBe('/lxbva');
    tap(box);
    expect(setChecked).toHaveBeenCalledExactlyOnceWith(true);
  });

  test('only purchases that can be made in this package list are broadcast', () => {
    const item = (id: string, packageName: string) => ({
      id,
      nickname: `${packageName}的人`,
      packageName,
      paidAt: new Date(NOW - 120_000).toISOString(),
    });
    render(view({ broadcast: { status: 'ready', items: [item('1', '蜜罐年卡'), item('2', '年度会员')] } }));
    expect(shown()).toContain('年度会员的人 2 分钟前开通了年度会员');
    expect(shown()).not.toContain('蜜罐年卡');
  });

  test('pictures from elsewhere are not loaded', () => {
    const letter = (id: string, avatar: string) => ({
      id,
      nickname: '苏**',
      avatar,
      rating: 5,
      content: '好用',
      createdAt: new Date(NOW).toISOString(),
    });
    const items = [letter('1', 'https://pic.example/a.png'), letter('2', 'https://elsewhere.example/b.png')];
    render(view({ feedback: { status: 'ready', items } }));
    const sources = Array.from(document.querySelectorAll('img'), (image) => image.getAttribute('src'));
    expect(sources).toEqual(['https://pic.example/a.png']);
  });
});

describe('paying', () => {
  test('the button says the amount and pays', () => {
    const pay = vi.fn();
    render(view({ pay }));
    tap(byRole('button', '立即开通 ¥168.00'));
    expect(pay).toHaveBeenCalledTimes(1);
  });

  test('while it is at work, says so and hears no second tap', () => {
    const pay = vi.fn();
    const intent = {
      packageId: '102',
      packageName: '年度会员',
      level: '1',
      price: 16800,
      payType: 'wechat' as const,
      consents: [],
      user: 'u1',
    };
    render(view({ pay, isBusy: true, checkout: { name: 'creating', intent } }));
    tap(byRole('button', /^立即开通/));
    expect(pay).not.toHaveBeenCalled();
    expect(allByRole('status').map((status) => status.textContent)).toContain('正在下单');
  });

  test('the consent sheet says what is paid and what is agreed to, and goes on in one tap', async () => {
    const acceptAndPay = vi.fn();
    render(view({ consent: { ...page().consent, isAsking: true, acceptAndPay } }));
    const dialog = byRole('dialog', '开通前请确认');
    expect(dialog.textContent).toContain('一次付 ¥168.00，到期不自动续费');
    expect(dialog.textContent).toContain('《会员服务协议》和《隐私政策》');
    await opened();
    tap(byRole('button', '同意并支付'));
    expect(acceptAndPay).toHaveBeenCalledTimes(1);
  });

  test('the consent sheet of a renewing package says when and how much is charged again', () => {
    const packageList = ready(pack({ price: 1800, renewal: { price: 2500, periodDays: 30 } }));
    render(view({ packageList, consent: { ...page().consent, isAsking: true } }));
    const words = byRole('dialog').textContent;
    expect(words).toContain('首次付 ¥18.00，每 30 天自动续费 ¥25.00');
    expect(words).not.toContain('不自动续费');
  });

  test('back from the cashier there are the three ways on', async () => {
    const cashier = {
      isOpen: true,
      isChecking: false,
      confirm: vi.fn(),
      payAgain: vi.fn(),
      leave: vi.fn(),
    };
    const intent = {
      ...order.package,
      packageId: '1',
      packageName: '',
      price: 1,
      payType: order.payType,
      consents: [],
      user: '',
    };
    render(
      view({
        cashier,
        checkout: {
          name: 'confirming',
          intent,
          order,
          isAsking: true,
          isChecking: false,
          lastCheckedAt: null,
          notice: null,
        },
      }),
    );
    expect(byRole('dialog', '支付完成了吗？').textContent).toContain('¥168.00');
    await opened();
    tap(byRole('button', '已完成支付'));
    tap(byRole('button', '重新支付'));
    tap(byRole('button', '暂不支付'));
    expect([cashier.confirm, cashier.payAgain, cashier.leave].map((act) => act.mock.calls.length)).toEqual([
      1, 1, 1,
    ]);
  });

  test.each([
    [{ kind: 'cancelled' as const }, 'status', '支付已取消'],
    [{ kind: 'failed' as const }, 'status', '支付没有完成'],
    [{ kind: 'elsewhere' as const }, 'status', '正在另一页面支付'],
    [{ kind: 'expired' as const }, 'status', '订单已过期'],
    [
      { kind: 'error' as const, error: new ApiError('server', { requestId: 'r-1' }) },
      'alert',
      '请求编号 r-1',
    ],
  ])('the notice %o is told as %s', (notice, role, words) => {
    const dismissNotice = vi.fn();
    render(view({ notice, dismissNotice }));
    expect(allByRole(role).some((element) => element.textContent?.includes(words))).toBe(true);
    tap(byRole('button', '收起提示'));
    expect(dismissNotice).toHaveBeenCalledTimes(1);
  });

  test('what an earlier visit left is offered', () => {
    const resume = vi.fn();
    const dismissPending = vi.fn();
    const pending: PurchasePage['pending'] = {
      packageName: '年度会员',
      amount: 16800,
      number: '7715',
      isOwn: true,
      status: 'unpaid',
    };
    render(view({ pending, resume, dismissPending }));
    expect(shown()).toContain('年度会员 ¥168.00 待支付');
    tap(byRole('button', '继续支付'));
    tap(byRole('button', '不用了'));
    expect([resume.mock.calls.length, dismissPending.mock.calls.length]).toEqual([1, 1]);
  });

  test('where nothing can be paid there is the reason and the link, and no pay button', () => {
    const noPaymentMethod = {
      kind: 'copy_link' as const,
      reason: '小程序里不能付款',
      link: 'https://vip.example/?um=a',
    };
    render(view({ noPaymentMethod, choices: [] }));
    expect(shown()).toContain('小程序里不能付款');
    expect(shown()).toContain('https://vip.example/?um=a');
    expect(byRole('button', '复制链接').isConnected).toBe(true);
    expect(allByRole('button', /^立即开通/)).toEqual([]);
    expect(allByRole('checkbox')).toEqual([]);
  });

  test('a missing wallet is explained under the others', () => {
    render(view({ missingWallet: '想用支付宝，请复制链接到浏览器打开' }));
    expect(shown()).toContain('想用支付宝');
    expect(byRole('button', '复制链接').isConnected).toBe(true);
  });
});

describe('trouble', () => {
  test('an error keeps the header, says what to do, and tries again', () => {
    const retry = vi.fn();
    render(
      view({ packageList: { status: 'error', error: new ApiError('server', { requestId: '8f2c' }), retry } }),
    );
    expect(byRole('heading', '江晚舟').isConnected).toBe(true);
    expect(byRole('alert').textContent).toContain('服务开小差了，请稍后重试');
    expect(byRole('alert').textContent).toContain('8f2c');
    tap(byRole('button', '重试'));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  test('an empty package list is no error', () => {
    render(view({ packageList: { status: 'empty', retry: () => undefined } }));
    expect(shown()).toContain('现在没有在售的套餐');
    expect(allByRole('alert')).toEqual([]);
  });

  test('offline is said above everything', () => {
    render(view());
    goOffline();
    expect(allByRole('status')[0]?.textContent).toBe('网络连接失败，请检查网络');
  });

  test('lazy chunks that cannot be fetched are told of only when they are waited for', () => {
    const retry = vi.fn();
    const failed = { part: null, hasFailed: true, retry };
    render(view({}, failed));
    expect(allByRole('alert')).toEqual([]);
    expect(byRole('button', /^立即开通/).isConnected).toBe(true);
    render(view({ consent: { ...page().consent, isAsking: true } }, failed));
    tap(byRole('button', '重试'));
    expect(retry).toHaveBeenCalledTimes(1);
  });
});
