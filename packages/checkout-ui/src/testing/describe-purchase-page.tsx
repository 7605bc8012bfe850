import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { ApiError, type MembershipPackage } from '@vip/api';
import { yuan, type NoPaymentMethod, type PurchasePage, type ReadyPackageList } from '@vip/checkout-react';
import { ANONYMOUS, page as samplePage, session, unfinished } from '@vip/checkout-react/testing';
import type { LazyModule } from '@vip/ui';
import { allByRole, byRole, goOffline, nameOf, render, shown, tap } from '@vip/ui/testing';
import { describe, expect, test, vi } from 'vitest';
import { withoutWindow } from './frame.tsx';

export interface PurchasePageSuite<Parts extends object> {
  /** The page's view in `frame` of its brand's theme. */
  view(page: PurchasePage, lazy: LazyModule<Parts>): ReactNode;
  /** The page's lazy chunk. */
  parts: Parts;
  /** The start of the pay button's name; 立即开通 by default. */
  verb?: string;
  /** Replaces the shared samples. At least two packages of one type, both with a price. */
  page?(facts?: Partial<PurchasePage>): PurchasePage;
  /** The name of the button that opens the login, 用手机号登录 by default; null where the page has none. */
  loginButton?: string | null;
}

const error = new ApiError('server', { status: 500, requestId: '8f2c-41d7' });
const WAITING = session({ status: 'waiting', isAsking: true, token: null, account: null });

/** The behaviour of every purchase page, independent of its design. A brand tests its own composition beside it. */
export function describePurchasePage<Parts extends object>({
  view,
  parts,
  verb = '立即开通',
  page = samplePage,
  loginButton = '用手机号登录',
}: PurchasePageSuite<Parts>): void {
  const here: LazyModule<Parts> = { part: parts, hasFailed: false, retry: vi.fn() };
  const coming: LazyModule<Parts> = { ...here, part: null };
  const lost = (retry = vi.fn()): LazyModule<Parts> => ({ part: null, hasFailed: true, retry });
  const show = (facts: Partial<PurchasePage> = {}, lazy = here) => render(view(page(facts), lazy));
  const payButton = () => byRole('button', new RegExp(`^${verb}`));
  const payButtons = () => allByRole('button', new RegExp(`^${verb}`));
  const ready = (): ReadyPackageList => {
    const { packageList } = page();
    if (packageList.status !== 'ready') throw new Error('the samples of the suite have to be ready');
    return packageList;
  };
  /** Only the selected package, changed. */
  const selling = (change: Partial<MembershipPackage>): Partial<PurchasePage> => {
    const selected = { ...ready().selected, ...change };
    return { packageList: { ...ready(), packages: [selected], selected } };
  };
  const pay = vi.fn();

  describe('choosing', () => {
    test('packages are a radio group with the selected one checked, and a tap selects another', () => {
      const select = vi.fn();
      const { packages, selected } = ready();
      show({ packageList: { ...ready(), select } });
      const radios = byRole('radiogroup', '会员套餐').querySelectorAll<HTMLInputElement>('input');
      expect(Array.from(radios).filter(({ checked }) => checked)).toHaveLength(1);
      const other = packages.find(({ id, type }) => id !== selected.id && type === selected.type);
      if (!other) throw new Error('the samples of the suite need a second package');
      const radio = Array.from(radios).find((each) => !each.checked && nameOf(each).includes(other.name));
      if (!radio) throw new Error(`no radio is named ${other.name}`);
      tap(radio);
      expect(select).toHaveBeenCalledExactlyOnceWith(other.id);
    });

    test('payment methods are a radio group, and a tap chooses one', () => {
      const choose = vi.fn();
      show({ choose });
      expect(allByRole('radiogroup', '支付方式')).toHaveLength(1);
      tap(byRole('radio', /^支付宝/));
      expect(choose).toHaveBeenCalledExactlyOnceWith('alipay');
    });

    test('a package that is not cheaper than before shows no original price', () => {
      show(selling({ originalPrice: ready().selected.price, badge: null }));
      expect(shown()).not.toContain('原价');
    });

    test('a renewing package shows how much is charged again, and when', () => {
      show(selling({ renewal: { price: 2500, periodDays: 30 } }));
      expect(shown()).toContain('每 30 天自动续费 ¥25.00，可随时取消');
    });
  });

  describe('paying', () => {
    test('the pay button names the amount and pays', () => {
      show({ pay: pay.mockClear() });
      expect(nameOf(payButton())).toContain(`¥${yuan(ready().selected.price)}`);
      tap(payButton());
      expect(pay).toHaveBeenCalledTimes(1);
    });

    test('a busy pay button keeps its name and ignores taps', () => {
      show({ pay: pay.mockClear(), isBusy: true });
      expect(payButton().getAttribute('aria-busy')).toBe('true');
      tap(payButton());
      expect(pay).not.toHaveBeenCalled();
    });

    test('consent is an unticked box with links to the documents', () => {
      const setChecked = vi.fn();
      const { consent } = page();
      show({ consent: { ...consent, setChecked } });
      const box = byRole('checkbox', /已阅读并同意/);
      expect(box).toHaveProperty('checked', false);
      for (const { name, document } of consent.agreements)
        expect(byRole('link', name).getAttribute('href')).toBe(document);
      tap(box);
      expect(setChecked).toHaveBeenCalledExactlyOnceWith(true);
    });

    test('a failed order is an alert with the request id, and can be dismissed', () => {
      const dismissNotice = vi.fn();
      show({ dismissNotice, notice: { kind: 'error', error } });
      expect(byRole('alert').textContent).toMatch(/服务开小差了，请稍后重试.*8f2c-41d7/);
      tap(byRole('button', '收起提示'));
      expect(dismissNotice).toHaveBeenCalledTimes(1);
    });

    test('a cancelled payment is no alert', () => {
      show({ notice: { kind: 'cancelled' } });
      expect(allByRole('alert')).toHaveLength(0);
      expect(shown()).toContain('支付已取消');
    });

    test('an unfinished purchase is offered and can be declined', () => {
      const [resume, dismissPending] = [vi.fn(), vi.fn()];
      show({ pending: unfinished(), resume, dismissPending });
      expect(shown()).toContain('年度会员 ¥168.00 待支付');
      tap(byRole('button', '继续支付'));
      tap(byRole('button', '暂不处理'));
      expect([resume.mock.calls.length, dismissPending.mock.calls.length]).toEqual([1, 1]);
    });
  });

  if (loginButton !== null)
    test('an anonymous user can log in; no other button is called 登录', () => {
      const open = vi.fn();
      show({ session: ANONYMOUS, login: { ...page().login, open } });
      tap(byRole('button', loginButton));
      expect(open).toHaveBeenCalledTimes(1);
      expect(allByRole('button', /^登录/)).toHaveLength(0);
    });

  describe('without its lazy chunk', () => {
    test('a dialog that is loading makes the pay button busy, and opens when the chunk is here', () => {
      const consent = { ...page().consent, isAsking: true };
      const { show: again } = show({ consent }, coming);
      expect(payButton().getAttribute('aria-busy')).toBe('true');
      again(view(page({ consent }), here));
      expect(allByRole('dialog')).toHaveLength(1);
      expect(document.querySelector('[aria-busy="true"]')).toBeNull();
    });

    test('a dialog that could not be loaded is an alert with a retry, and the button stays free', () => {
      const retry = vi.fn();
      show({ consent: { ...page().consent, isAsking: true } }, lost(retry));
      expect(byRole('alert').textContent).toContain('页面加载失败，请检查网络');
      expect(payButton().getAttribute('aria-busy')).toBeNull();
      tap(byRole('button', '重试'));
      expect(retry).toHaveBeenCalledTimes(1);
    });

    test('a failure that affects nothing on the page is not shown', () => {
      show({}, lost());
      expect(allByRole('alert')).toHaveLength(0);
    });

    test('when packages and the chunk failed, the page stays loading and one retry loads both', () => {
      const [retry, retryPackageList] = [vi.fn(), vi.fn()];
      show({ packageList: { status: 'error', error, retry: retryPackageList } }, lost(retry));
      expect(shown()).toContain('正在载入');
      tap(byRole('button', '重试'));
      expect([retry.mock.calls.length, retryPackageList.mock.calls.length]).toEqual([1, 1]);
    });

    test('where nothing can be paid the page stays loading, without a pay button', () => {
      show({ choices: [], noPaymentMethod: { kind: 'scan', link: 'https://x.test/' } }, coming);
      expect(shown()).toContain('正在载入');
      expect(payButtons()).toHaveLength(0);
    });
  });

  describe('errors', () => {
    test('packages that could not be loaded are an alert with a retry, and nothing can be paid', () => {
      const retry = vi.fn();
      show({ packageList: { status: 'error', error, retry } });
      expect(byRole('alert').textContent).toMatch(/服务开小差了，请稍后重试.*8f2c-41d7/);
      tap(byRole('button', '重试'));
      expect(retry).toHaveBeenCalledTimes(1);
      expect(payButtons()).toHaveLength(0);
    });

    test('an empty package list can be loaded again', () => {
      const retry = vi.fn();
      show({ packageList: { status: 'empty', retry } });
      expect(allByRole('alert')).toHaveLength(0);
      expect(shown()).toContain('暂无可购买的套餐');
      expect(allByRole('link', '联系客服')[0]?.getAttribute('href')).toMatch(/^tel:\d{10}$/);
      tap(byRole('button', '刷新'));
      expect(retry).toHaveBeenCalledTimes(1);
    });

    test.each<[NoPaymentMethod, reason: string]>([
      [{ kind: 'copy_link', reason: '小程序里不能支付', link: 'https://x.test/y' }, '小程序里不能支付'],
      [{ kind: 'scan', link: 'https://x.test/y' }, '请用手机扫码支付'],
    ])(
      'where nothing can be paid the link is offered instead of the button: %j',
      (noPaymentMethod, reason) => {
        show({ choices: [], noPaymentMethod });
        expect(shown()).toContain(reason);
        expect(allByRole('button', '复制链接')).toHaveLength(1);
        expect(payButtons()).toHaveLength(0);
        expect(allByRole('checkbox')).toHaveLength(0);
        expect(allByRole('radiogroup', '支付方式')).toHaveLength(0);
      },
    );

    test('a missing wallet and a missing network are shown', () => {
      const choices = page().choices.filter(({ type }) => type === 'wechat');
      show({ missingWallet: '使用支付宝？请在浏览器打开', choices });
      goOffline();
      expect(shown()).toContain('使用支付宝？请在浏览器打开');
      expect(shown()).toContain('网络连接失败，请检查网络');
    });
  });

  test('the first render is the loading state, needs no window and offers nothing to tap', () => {
    const first = view(page({ session: WAITING, packageList: { status: 'loading' }, choices: [] }), coming);
    const markup = withoutWindow(() => renderToString(first));
    expect(markup).toContain('正在载入');
    document.body.innerHTML = markup;
    expect(payButtons()).toHaveLength(0);
    expect(allByRole('radio')).toHaveLength(0);
  });
}
