import { expect, it } from 'vitest';
import { ask, preflight, started, type Answered } from '../asking.test-support.ts';
import type { ForeignBackend } from '../control.ts';
import { startLitemall } from './litemall.ts';

const asUser = ({ account }: ForeignBackend) => ({ 'x-litemall-token': account.token });
const dataOf = ({ json }: Answered) => (json as { data: never }).data;

/** Buys goods as litemall-vue does. */
async function buy(backend: ForeignBackend, goodsId = 1181001) {
  const headers = asUser(backend);
  const cart = await ask(backend.url, 'POST /wx/cart/fastadd', {
    headers,
    body: { goodsId, productId: goodsId * 10, number: 1 },
  });
  const cartId: number = dataOf(cart);
  const checkout = await ask(
    backend.url,
    `GET /wx/cart/checkout?cartId=${cartId}&addressId=0&couponId=-1&userCouponId=-1&grouponRulesId=0`,
    { headers },
  );
  const { addressId }: { addressId: number } = dataOf(checkout);
  return ask(backend.url, 'POST /wx/order/submit', {
    headers,
    body: {
      cartId,
      addressId,
      couponId: -1,
      userCouponId: -1,
      grouponRulesId: 0,
      grouponLinkId: 0,
      message: '',
    },
  });
}

it('lists goods with decimals in yuan and numeric ids', async () => {
  const { url } = await started(startLitemall);
  const { status, json } = await ask(url, 'GET /wx/goods/list?page=1&limit=2&sort=add_time&order=asc');
  expect(status).toBe(200);
  expect(json).toMatchObject({
    errno: 0,
    errmsg: '成功',
    data: {
      total: 4,
      page: 1,
      limit: 2,
      pages: 2,
      list: [{ id: 1181000, retailPrice: 19.9 }, { id: 1181001 }],
    },
  });
});

it('logs in by name and password, with the token below data', async () => {
  const { url, account } = await started(startLitemall);
  const { json } = await ask(url, 'POST /wx/auth/login', {
    body: { username: account.phone, password: account.password },
  });
  expect(json).toMatchObject({
    errno: 0,
    data: { token: expect.any(String), userInfo: { nickName: account.phone } },
  });
  const wrong = await ask(url, 'POST /wx/auth/login', { body: { username: account.phone, password: 'x' } });
  expect(wrong).toMatchObject({ status: 200, json: { errno: 700, errmsg: '账号密码不对' } });
});

it('sells through cart, checkout and submit, and prepares both payments of WeChat', async () => {
  const backend = await started(startLitemall);
  const submitted = await buy(backend);
  expect(submitted.json).toMatchObject({ errno: 0, data: { orderId: 31, payed: false } });
  const headers = asUser(backend);
  const paying = (call: string) => ask(backend.url, call, { headers, body: { orderId: 31 } });
  expect(dataOf(await paying('POST /wx/order/prepay'))).toMatchObject({
    appId: expect.any(String),
    packageValue: expect.stringMatching(/^prepay_id=/),
  });
  expect(dataOf(await paying('POST /wx/order/h5pay'))).toEqual({
    mwebUrl: expect.stringMatching(/^https:\/\/wx\.tenpay\.com\//),
  });
  const [order] = backend.state().orders;
  backend.pay(order!.number);
  const { json } = await ask(backend.url, 'GET /wx/order/detail?orderId=31', { headers });
  expect(json).toMatchObject({
    data: {
      orderInfo: {
        id: 31,
        orderStatusText: '已付款',
        actualPrice: 168,
        addTime: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      },
      orderGoods: [{ goodsId: 1181001, goodsName: '会员年卡' }],
    },
  });
  expect(backend.state().ledger).toEqual([{ orderNumber: order!.number, kind: 'charge', amount: 16800 }]);
  expect((await paying('POST /wx/order/h5pay')).json).toMatchObject({ errno: 725 });
  expect(() => backend.pay(order!.number)).toThrow('is paid, not unpaid');
});

it('keeps the unpaid order beside another one, cancels it on request only, and takes its payment even then', async () => {
  const backend = await started(startLitemall);
  await buy(backend);
  await buy(backend, 1181000);
  const statuses = () => backend.state().orders.map(({ status }) => status);
  expect(statuses()).toEqual(['unpaid', 'unpaid']);
  const cancel = () =>
    ask(backend.url, 'POST /wx/order/cancel', { headers: asUser(backend), body: { orderId: 31 } });
  expect((await cancel()).json).toEqual({ errno: 0, errmsg: '成功' });
  expect(statuses()).toEqual(['closed', 'unpaid']);
  expect((await cancel()).json).toMatchObject({ errno: 725, errmsg: '订单不能取消' });
  backend.pay(backend.state().orders[0]!.number);
  expect(statuses()).toEqual(['paid', 'unpaid']);
});

it('adds freight below 88 yuan where the shop has one', async () => {
  const backend = await started((options) => startLitemall({ ...options, freight: 800 }));
  await buy(backend, 1181000);
  expect(backend.state().orders).toMatchObject([{ amount: 2790 }]);
});

it('charges what goods cost at the submission, whatever the list and the checkout said', async () => {
  const backend = await started(startLitemall);
  backend.changePrice('1181001', 17900);
  const { json } = await ask(backend.url, 'GET /wx/goods/detail?id=1181001');
  expect(json).toMatchObject({ data: { info: { retailPrice: 179 }, productList: [{ price: 179 }] } });
  const headers = asUser(backend);
  const cart = await ask(backend.url, 'POST /wx/cart/fastadd', {
    headers,
    body: { goodsId: 1181001, productId: 11810010, number: 1 },
  });
  const checkout = await ask(backend.url, `GET /wx/cart/checkout?cartId=${dataOf(cart) as string}`, {
    headers,
  });
  expect(dataOf(checkout)).toMatchObject({ actualPrice: 179 });
  backend.changePrice('1181001', 18900);
  const body = { cartId: dataOf(cart), addressId: 3, couponId: -1 };
  await ask(backend.url, 'POST /wx/order/submit', { headers, body });
  expect(backend.state().orders).toMatchObject([{ amount: 18900 }]);
  expect(() => backend.changePrice('9', 1)).toThrow('nothing is sold as 9');
  backend.reset();
  await buy(backend);
  expect(backend.state().orders).toMatchObject([{ amount: 16800 }]);
});

it('answers errors with status 200, and a session that ended with 501', async () => {
  const backend = await started(startLitemall);
  const refused = (call: string, headers = {}) => ask(backend.url, call, { headers });
  expect(await refused('GET /wx/order/detail?orderId=9')).toMatchObject({
    status: 200,
    json: { errno: 501 },
  });
  expect((await refused('GET /wx/order/detail?orderId=9', asUser(backend))).json).toMatchObject({
    errno: 720,
  });
  expect((await refused('GET /wx/goods/detail?id=1')).json).toMatchObject({ errno: 502 });
  expect((await refused('GET /wx/order/detail', asUser(backend))).json).toMatchObject({ errno: 402 });
  backend.revoke(backend.account.token);
  expect((await refused('GET /wx/order/list', asUser(backend))).json).toMatchObject({ errno: 501 });
});

it('lets every origin send every header and read no header of the answer', async () => {
  const { url } = await started(startLitemall);
  const access = await preflight(url, '/wx/order/list', 'GET', 'x-litemall-token');
  expect(access.headers.get('access-control-allow-headers')).toBe('x-litemall-token');
  const answer = await ask(url, 'GET /wx/goods/list', { headers: { origin: 'https://vip.example.com' } });
  expect(answer.headers.get('access-control-allow-origin')).toBe('https://vip.example.com');
  expect(answer.headers.get('access-control-expose-headers')).toBeNull();
});
