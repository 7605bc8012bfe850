import { ApiError } from '@vip/api';
import type { NoPaymentMethod, PurchasePage } from '@vip/checkout-react';
import {
  account,
  month,
  pack,
  packageListOf,
  page,
  session,
  unfinished,
  year,
} from '@vip/checkout-react/testing';
import { describePurchasePage, frame } from '@vip/checkout-ui/testing';
import type { LazyModule } from '@vip/ui';
import { allByRole, byRole, nameOf, render, shown, tap } from '@vip/ui/testing';
import { expect, test, vi } from 'vitest';
import { renewalTerms } from '../../agreements.ts';
import * as lazyParts from './lazy-parts.tsx';
import { PayView } from './index.tsx';

const framed = frame('theme-honey');
const view = (shown: PurchasePage, lazy: LazyModule<typeof lazyParts>) =>
  framed(<PayView page={shown} lazy={lazy} />);
const show = (facts: Partial<PurchasePage> = {}) =>
  render(view(page(facts), { part: lazyParts, hasFailed: false, retry: vi.fn() }));

describePurchasePage({ parts: lazyParts, view });

test('packages keep the order of the backend, and a radio names its package first', () => {
  const life = pack({ id: '104', name: '永久会员', days: null });
  show({ packageList: packageListOf(year, month, life) });
  const radios = byRole('radiogroup', '会员套餐').querySelectorAll<HTMLInputElement>('input');
  expect(Array.from(radios, (radio) => nameOf(radio).slice(0, 2))).toEqual(['年度', '月度', '永久']);
  expect(nameOf(byRole('radio', /^永久会员/))).toContain('长期有效');
});

test('the default package has the exact saving where the backend has no badge, as after another price', () => {
  const others = { ...month, isDefault: false, originalPrice: 3500, badge: null };
  show({ packageList: packageListOf({ ...year, price: 18800, badge: null }, others) });
  expect(nameOf(byRole('radio', /^年度会员/))).toContain('省 110 元');
  expect(nameOf(byRole('radio', /^月度会员/))).not.toContain('省');
});

test('the pay button names the saving as a sum', () => {
  show();
  expect(nameOf(byRole('button', /^立即开通/))).toContain('已优惠 130 元');
});

test('a failed order can be retried in the notice', () => {
  const pay = vi.fn();
  show({ pay, notice: { kind: 'error', error: new ApiError('server') } });
  tap(byRole('button', '重试'));
  expect(pay).toHaveBeenCalledTimes(1);
});

test.each<[NoPaymentMethod, bars: number]>([
  [{ kind: 'copy_link', reason: '小程序内暂不支持支付', link: 'https://x.test/y' }, 1],
  [{ kind: 'scan', link: 'https://x.test/y' }, 0],
])(
  'where nothing can be paid the bar, or instead the code to scan, has the price: %j',
  (noPaymentMethod, bars) => {
    show({ choices: [], noPaymentMethod });
    expect(allByRole('region', '支付')).toHaveLength(bars);
    expect(shown().split('年度会员 ¥168.00')).toHaveLength(2);
  },
);

test('beside an unfinished purchase of the selected package the pay button is an outline', () => {
  show({ packageList: packageListOf(year) });
  const pending = unfinished({ packageName: year.name, amount: year.price });
  show({ packageList: packageListOf(year), pending });
  const [solid, outlined] = allByRole('button', /^立即开通/).map(({ className }) => className);
  expect(outlined).not.toBe(solid);
});

test.each([
  [3600_000, 16800, true],
  [-1, 16800, false],
  [3600_000, 2800, false],
])(
  'above a muted pay button is from when on the package can be ordered: in %i ms, %i fen, %j',
  (later, amount, isShown) => {
    const pending = unfinished({
      packageName: year.name,
      amount,
      status: 'unanswered',
      until: Date.now() + later,
    });
    show({ pending, packageList: packageListOf(year) });
    expect(/为避免重复支付，.*之后可重新下单/.test(byRole('region', '支付').textContent)).toBe(isShown);
  },
);

test('every cell has a value; what others do not have is for members only', () => {
  const values = [
    ['不支持', '支持'],
    ['试听', '全部可听'],
    ['10 句', '3600 句'],
  ] as const;
  const benefits = values.map(([free, member]) => ({ name: '语音', icon: null, free, member }));
  show({ packageList: packageListOf(pack({ benefits })) });
  const cells = allByRole('listitem').map((cell) => cell.textContent);
  expect(cells).toEqual(['语音会员专享非会员 不支持', '语音全部可听非会员 试听', '语音3600 句非会员 10 句']);
});

test('whose the values are is seen once, above the cells, and read in each', () => {
  show();
  const legend = byRole('heading', '罐子里有什么').nextElementSibling;
  expect(legend?.textContent).toBe('会员 非会员');
  expect(legend?.getAttribute('aria-hidden')).toBe('true');
});

test('a member, or a former one, is asked to renew', () => {
  const membership = { level: '1', name: '年卡', expiresAt: '2027-03-18T10:24:00+08:00' };
  show({ session: session({ account: { ...account, membership } }) });
  expect(allByRole('heading', '续一罐喜欢的')).toHaveLength(1);
  expect(allByRole('listitem')[0]?.textContent).toContain('到期后');
});

test('every benefit of the selected package has its cell', () => {
  show();
  const names = allByRole('listitem').map((cell) => cell.textContent);
  expect(names).toEqual(year.benefits.map(({ name, member, free }) => `${name}${member}非会员 ${free}`));
});

test('a package that does not renew says so below the packages', () => {
  show();
  expect(shown()).toContain('一次性支付，到期不自动续费');
});

test('a renewing package has its price, its period and a link to the text on renewal', () => {
  const renewing = pack({ renewal: { price: 2500, periodDays: 30 } });
  const { consent } = page();
  const agreements = [...consent.agreements, renewalTerms];
  show({ packageList: packageListOf(renewing), consent: { ...consent, agreements } });
  const row = byRole('main').querySelector('a')?.parentElement;
  expect(row?.textContent).toBe('每 30 天自动续费 ¥25.00，可随时取消《自动续费服务协议》');
  expect(row?.querySelector('a')?.getAttribute('href')).toBe('/mxy/and/subscribe');
  expect(nameOf(byRole('radio', new RegExp(renewing.name)))).toContain('自动续费');
});

test('common questions are last, and answer by the packages on sale', () => {
  show({ packageList: packageListOf(year, month) });
  const headings = allByRole('heading').filter(({ tagName }) => tagName === 'H2');
  expect(headings.map(({ textContent }) => textContent).pop()).toBe('常见问题');
  tap(byRole('button', '划线价是什么'));
  expect(shown()).toContain('实际支付金额以售价为准');
});
