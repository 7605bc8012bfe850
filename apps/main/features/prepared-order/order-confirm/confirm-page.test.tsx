import { ApiError, type Call, type Order, type OrderPayload } from '@vip/api';
import { order } from '@vip/checkout-react/testing';
import { allByRole, byRole, opened, shown, tap } from '@vip/ui/testing';
import { expect, test } from 'vitest';
import { addressBook } from '../../../shared/orders/address-book.ts';
import { openPage, chunksLoaded } from '../testing/open-page.tsx';
import { address, memory, option, prepared } from '../../../shared/orders/testing/samples.ts';
import OrderConfirmPage from './index.tsx';

const visit = { path: '/orderConfirm/8/p1/f1', params: { id: '8', pid: 'p1', fid: 'f1' } };
const paid: Order = { ...order, status: 'paid' };

function withAddress() {
  const session = memory();
  addressBook(session).save(address);
  return session;
}

/** The page in a tab with an address. */
const open = (facts: Partial<Parameters<typeof openPage>[1]> = {}) =>
  openPage(OrderConfirmPage, { ...visit, session: withAddress(), ...facts });
const pay = async () => {
  tap(byRole('button', /^立即支付 ¥218\.00$/));
  await chunksLoaded();
};
const agree = async () => {
  await opened();
  tap(byRole('button', '同意并支付'));
  await chunksLoaded();
};
const orders = (calls: Call<unknown>[]) => calls.filter(({ method }) => method === 'POST');

test('shows option, address, amount and payment methods', async () => {
  await open();
  for (const text of [
    '墨色礼盒，1 件',
    '138****0001',
    '浙江省杭州市西湖区文三路 88 号',
    '−¥140.00',
    '包邮',
    '¥218.00',
  ])
    expect(shown()).toContain(text);
  expect(shown()).not.toContain('13800000001');
  expect(byRole('radiogroup', '支付方式').isConnected).toBe(true);
});

test('the price is said with the amount only', async () => {
  await open();
  expect(byRole('main').textContent.match(/¥218/g)).toHaveLength(1);
});

test('a membership alone has no pieces and no returns, and its name only once', async () => {
  const { leave } = await open();
  expect(byRole('link', '退换说明').getAttribute('href')).toBe('/useragree#s5');
  leave();
  const options = [option({ name: '年度会员' })];
  await open({ detail: () => prepared({ title: '年度会员（专享价）', options, ships: false }) });
  const goods = byRole('region', '商品').textContent;
  expect(goods).toContain('年度会员专享价，支付后立即生效');
  expect(goods?.match(/年度会员/g)).toHaveLength(1);
  expect(goods).not.toContain('件');
  expect(allByRole('link', '退换说明')).toEqual([]);
});

test('paying without an address opens the address form', async () => {
  const { went, calls } = await openPage(OrderConfirmPage, visit);
  // The label of a pay button for tests and screen readers, and then what is seen.
  tap(byRole('button', /^立即支付 ¥218\.00，\s?填写地址$/));
  expect(went).toEqual(['/address/8/p1?fid=f1']);
  expect(orders(calls)).toEqual([]);
});

test('consent is asked for where it can be paid, not before the address', async () => {
  const { leave } = await openPage(OrderConfirmPage, visit);
  expect(allByRole('checkbox')).toEqual([]);
  leave();
  await open();
  expect(allByRole('checkbox')).toHaveLength(1);
});

test('a missing address is asked for on its card, which has the focus on the way back', async () => {
  const { went, session, leave } = await openPage(OrderConfirmPage, visit);
  tap(byRole('button', /^收货地址.*待填写/));
  expect(went).toEqual(['/address/8/p1?fid=f1']);
  leave();
  addressBook(session).save(address);
  await openPage(OrderConfirmPage, { ...visit, session });
  expect(allByRole('button', /待填写/)).toEqual([]);
  expect(document.activeElement).toBe(byRole('region', '收货地址'));
});

test('one tap and a consent create one order of this option for this address', async () => {
  const { went, calls } = await open({
    buy: () => paid,
  });
  await pay();
  expect(shown()).toContain('¥218.00扣款方式 一次性支付，无后续扣费支付方式 微信支付');
  await agree();
  expect(orders(calls)).toHaveLength(1);
  expect(orders(calls)[0]).toMatchObject({ path: '/web/adminOrder/buy/8' });
  expect(orders(calls)[0]?.body as OrderPayload).toMatchObject({ pid: 'p1', fid: 'f1', address });
  expect(went).toEqual(['replace /result/-/9/-/1']);
});

test('without shipping no address is requested', async () => {
  const detail = () => prepared({ ships: false });
  const { calls } = await open({
    detail,
    buy: () => paid,
  });
  expect(shown()).not.toContain('收货地址');
  await pay();
  await agree();
  expect('address' in (orders(calls)[0]?.body as OrderPayload)).toBe(false);
});

test('an option that sold out meanwhile is reported and can be changed', async () => {
  let stock = 1;
  const { went } = await open({
    detail: () => prepared({ options: [option({ stock })] }),
    buy() {
      stock = 0;
      return new ApiError('conflict');
    },
  });
  await pay();
  await agree();
  expect(byRole('alert').textContent).toContain('该款式刚刚售罄，请选择其他款式');
  tap(byRole('button', '返回商品详情'));
  expect(went).toEqual(['replace /detail/8/f1']);
});

test('a sold-out option names the options that are left, each with its own confirmation', async () => {
  const options = [
    option({ stock: 0 }),
    option({ pid: 'p2', name: '金色礼盒（一年会员 + 烫金卡）' }),
    option({ pid: 'p3', name: '双人礼盒', stock: 0 }),
  ];
  await open({ detail: () => prepared({ options }) });
  expect(allByRole('link', /礼盒/).map((link) => link.getAttribute('href'))).toEqual([
    '/orderConfirm/8/p2/f1',
  ]);
  expect(byRole('link', /金色礼盒/).textContent).toBe('金色礼盒一年会员、烫金卡¥218原价¥358选择');
  expect(byRole('main').textContent.match(/已售罄/g)).toHaveLength(1);
  expect(allByRole('link', '咨询补货')).toHaveLength(1);
  expect(allByRole('button')).toEqual([]);
});

test('an order that ended meanwhile is shown as such', async () => {
  let status: 'open' | 'expired' = 'open';
  await open({
    detail: () => prepared({ status }),
    buy() {
      status = 'expired';
      return new ApiError('conflict');
    },
  });
  await pay();
  await agree();
  expect(shown()).toContain('优惠已过期');
});

test('a changed price is shown beside the old one and is paid only after another tap', async () => {
  let price = 21800;
  const { calls, went } = await open({
    detail: () => prepared({ options: [option({ price })] }),
    buy() {
      if (price === 22800) return { ...paid, package: { ...paid.package, id: 'p1' }, amount: price };
      price = 22800;
      return new ApiError('conflict', { serverCode: 'price_changed' });
    },
  });
  await pay();
  await agree();
  const dialog = byRole('dialog', '价格已更新');
  expect(dialog.textContent).toContain('更新前 ¥218.00');
  expect([orders(calls).length, went]).toEqual([1, []]);
  await opened();
  tap(byRole('button', '支付 ¥228.00'));
  await chunksLoaded();
  expect(orders(calls).map(({ body }) => (body as OrderPayload).price)).toEqual([21800, 22800]);
  expect(went).toEqual(['replace /result/-/9/-/1']);
});

test('a refused address leads to its form, which shows the server’s text', async () => {
  const session = withAddress();
  const fields = { 'address.province': '该地址暂不支持配送，请修改' };
  const { went } = await open({
    session,
    buy: () => new ApiError('invalid', { fields }),
  });
  await pay();
  await agree();
  expect(byRole('alert').textContent).toContain('该地址暂不支持配送，请修改');
  // Nothing can be paid before.
  expect(allByRole('checkbox')).toEqual([]);
  expect(addressBook(session).refused()).toEqual({ region: '该地址暂不支持配送，请修改' });
  tap(byRole('button', '修改地址'));
  expect(went).toEqual(['/address/8/p1?fid=f1']);
});

test.each([
  ['sold out before', prepared({ options: [option({ stock: 0 })] }), '已售罄'],
  ['not among the options', prepared({ options: [] }), '该款式已下架'],
])('an option that is %s cannot be paid', async (_, detail, text) => {
  const status = detail.options.length > 0 ? detail.status : 'open';
  await open({
    detail: () => ({ ...detail, status }),
  });
  expect(shown()).toContain(text);
  expect(allByRole('button', /^立即支付/)).toEqual([]);
  expect(byRole('button', /^(返回商品详情|选择其他款式)$/).isConnected).toBe(true);
  expect(allByRole('button', /更换款式|收货地址/)).toEqual([]);
  expect(shown()).not.toContain('前支付');
});
