import { ApiError, type Call, type Order, type OrderPayload } from '@vip/api';
import { renderPage } from '@vip/host/prerender';
import { order } from '@vip/checkout-react/testing';
import { allByRole, byRole, opened, shown, tap } from '@vip/ui/testing';
import { expect, test, vi } from 'vitest';
import { addressBook } from '../../../shared/orders/address-book.ts';
import { openPage, settled } from '../testing/open-page.tsx';
import { address, memory, option, prepared } from '../../../shared/orders/testing/samples.ts';
import OrderConfirmPage from './index.tsx';

const visit = { path: '/orderConfirm/8/p1/f1', params: { id: '8', pid: 'p1', fid: 'f1' } };
const paid: Order = { ...order, status: 'paid' };

function withAddress() {
  const session = memory();
  addressBook(session).save(address);
  return session;
}
const pay = async () => {
  tap(byRole('button', /^立即支付 ¥218\.00$/));
  await settled();
};
const agree = async () => {
  await opened();
  tap(byRole('button', '同意并支付'));
  await settled();
};
const orders = (calls: Call<unknown>[]) => calls.filter(({ method }) => method === 'POST');

test('the first render is the loading state, without a window', () => {
  vi.stubGlobal('window', undefined);
  vi.stubGlobal('document', undefined);
  const html = renderPage(OrderConfirmPage, '/orderConfirm/:id/:pid/:fid');
  vi.unstubAllGlobals();
  expect(html).toContain('正在载入');
});

test('it names option, address, amount and payment methods', async () => {
  await openPage(OrderConfirmPage, { ...visit, session: withAddress() });
  for (const words of [
    '墨色礼盒，1 件',
    '138****0001',
    '浙江省杭州市西湖区文三路 88 号',
    '−¥140.00',
    '包邮',
    '¥218.00',
  ])
    expect(shown()).toContain(words);
  expect(shown()).not.toContain('13800000001');
  expect(byRole('radiogroup', '支付方式').isConnected).toBe(true);
});

test('without an address paying leads to its form', async () => {
  const { went, calls } = await openPage(OrderConfirmPage, visit);
  await pay();
  expect(went).toEqual(['/address/8/p1?fid=f1']);
  expect(orders(calls)).toEqual([]);
});

test('one tap and a consent are one order of this option to this address', async () => {
  const { went, calls } = await openPage(OrderConfirmPage, {
    ...visit,
    session: withAddress(),
    buy: () => paid,
  });
  await pay();
  expect(shown()).toContain('一次付 ¥218.00，以后不再扣款');
  await agree();
  expect(orders(calls)).toHaveLength(1);
  expect(orders(calls)[0]).toMatchObject({ path: '/web/adminOrder/buy/8' });
  expect(orders(calls)[0]?.body as OrderPayload).toMatchObject({ pid: 'p1', fid: 'f1', address });
  expect(went).toEqual(['replace /result/-/9/-/1']);
});

test('what is not shipped asks for no address', async () => {
  const detail = () => prepared({ ships: false });
  const { calls } = await openPage(OrderConfirmPage, {
    ...visit,
    session: withAddress(),
    detail,
    buy: () => paid,
  });
  expect(shown()).not.toContain('收货地址');
  await pay();
  await agree();
  expect('address' in (orders(calls)[0]?.body as OrderPayload)).toBe(false);
});

test('an option that was sold meanwhile says so and leads back to choosing', async () => {
  let stock = 1;
  const { went } = await openPage(OrderConfirmPage, {
    ...visit,
    session: withAddress(),
    detail: () => prepared({ options: [option({ stock })] }),
    buy() {
      stock = 0;
      return new ApiError('conflict');
    },
  });
  await pay();
  await agree();
  expect(byRole('alert').textContent).toContain('这一款刚刚卖完了，选别的吧');
  tap(allByRole('button', '重新选择')[0] ?? document.body);
  expect(went).toEqual(['replace /detail/8/f1']);
});

test('an order that ended meanwhile says so', async () => {
  let status: 'open' | 'expired' = 'open';
  await openPage(OrderConfirmPage, {
    ...visit,
    session: withAddress(),
    detail: () => prepared({ status }),
    buy() {
      status = 'expired';
      return new ApiError('conflict');
    },
  });
  await pay();
  await agree();
  expect(shown()).toContain('这份订单已经过期');
});

test('another price is shown beside the old one, and only another tap pays it', async () => {
  let price = 21800;
  const { calls, went } = await openPage(OrderConfirmPage, {
    ...visit,
    session: withAddress(),
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
  expect(dialog.textContent).toContain('原显示价格 ¥218.00');
  expect([orders(calls).length, went]).toEqual([1, []]);
  await opened();
  tap(byRole('button', '支付 ¥228.00'));
  await settled();
  expect(orders(calls).map(({ body }) => (body as OrderPayload).price)).toEqual([21800, 22800]);
  expect(went).toEqual(['replace /result/-/9/-/1']);
});

test('an address that is refused leads to its form, with what was said of it', async () => {
  const session = withAddress();
  const fields = { 'address.province': '这里暂时送不到，请换一个地址' };
  const { went } = await openPage(OrderConfirmPage, {
    ...visit,
    session,
    buy: () => new ApiError('invalid', { fields }),
  });
  await pay();
  await agree();
  expect(byRole('alert').textContent).toContain('这里暂时送不到，请换一个地址');
  expect(addressBook(session).refused()).toEqual({ region: '这里暂时送不到，请换一个地址' });
  tap(byRole('button', '修改地址'));
  expect(went).toEqual(['/address/8/p1?fid=f1']);
});

test.each([
  ['sold out before', prepared({ options: [option({ stock: 0 })] }), '这一款卖完了'],
  ['not among the options', prepared({ options: [] }), '这一款没有了'],
])('an option that is %s cannot be paid', async (_, detail, words) => {
  const status = detail.options.length > 0 ? detail.status : 'open';
  await openPage(OrderConfirmPage, {
    ...visit,
    session: withAddress(),
    detail: () => ({ ...detail, status }),
  });
  expect(shown()).toContain(words);
  expect(allByRole('button', /^立即支付/)).toEqual([]);
  expect(byRole('button', '重新选择').isConnected).toBe(true);
});
