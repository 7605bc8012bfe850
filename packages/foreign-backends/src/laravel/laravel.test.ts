import { expect, it } from 'vitest';
import { ask, preflight, started } from '../asking.test-support.ts';
import type { ForeignBackend } from '../control.ts';
import { startLaravel } from './laravel.ts';

const ORDER = {
  package_id: 2,
  total_amount: '198.00',
  payment_method: 'wechat',
  client: 'qq',
  source: 'a-1',
  return_url: 'https://vip.example.com/result/{token}/{id}/{um}/{level}',
  request_id: 'key',
};
const order = (backend: ForeignBackend, more: object = {}) =>
  ask(backend.url, 'POST /api/orders', {
    body: { ...ORDER, ...more },
    headers: { authorization: `Bearer ${backend.account.token}` },
  });
const paymentOf = ({ json }: { json: unknown }) =>
  (json as { data: { payment: { type: string; content: never } } }).data.payment;

it('lists packages in pages, with numeric ids and yuan as text', async () => {
  const { url } = await started(startLaravel);
  const { json } = await ask(url, 'GET /api/packages?per_page=2');
  expect(json).toMatchObject({
    data: [
      { id: 1, price: '28.00', is_default: 0 },
      { id: 2, price: '198.00', is_default: 1 },
    ],
    meta: { current_page: 1, per_page: 2, total: 5, last_page: 3 },
  });
});

it('logs in by SMS: an empty answer, then a token; a second code within a minute is 429', async () => {
  const backend = await started(startLaravel);
  const sms = () => ask(backend.url, 'POST /api/sms', { body: { phone: '13912345678' } });
  expect(await sms()).toMatchObject({ status: 204, json: undefined });
  const again = await sms();
  expect(again).toMatchObject({ status: 429, json: { message: 'Too Many Attempts.' } });
  expect(Number(again.headers.get('retry-after'))).toBeGreaterThan(50);
  const [{ code } = { code: '' }] = backend.state().sms;
  const login = (captcha: string) =>
    ask(backend.url, 'POST /api/login/sms', { body: { phone: '13912345678', captcha } });
  expect(await login('x')).toMatchObject({
    status: 422,
    json: { message: '验证码错误或已过期', errors: { captcha: ['验证码错误或已过期'] } },
  });
  expect((await login(code)).json).toMatchObject({
    data: { token: expect.stringMatching(/^\d+\|/), user: { id: 44, vip: null } },
  });
});

it('answers the same request_id with the same order, and fills the return address', async () => {
  const backend = await started(startLaravel);
  const first = await order(backend);
  expect(first).toMatchObject({
    status: 201,
    json: {
      data: {
        id: 1024,
        status: 'pending',
        total_amount: '198.00',
        created_at: expect.stringMatching(/^[\d-]{10} [\d:]{8}$/),
      },
    },
  });
  expect(await order(backend)).toMatchObject({ status: 200, json: { data: { id: 1024 } } });
  const { mweb_url } = paymentOf(first).content as { mweb_url: string };
  expect(new URL(mweb_url).searchParams.get('redirect_url')).toMatch(
    /^https:\/\/vip\.example\.com\/result\/q\d+\/1024\/a-1\/1$/,
  );
});

it('has the JSAPI parameters with a number, and a form of Alipay as text', async () => {
  const backend = await started(startLaravel);
  expect(paymentOf(await order(backend, { client: 'wechat' }))).toMatchObject({
    type: 'wechat_jsapi',
    content: { timeStamp: expect.any(Number) },
  });
  const { type, content } = paymentOf(await order(backend, { payment_method: 'alipay', request_id: 'b' }));
  expect(type).toBe('alipay_wap');
  expect(content).toMatch(/^<form id='alipaysubmit'.*<\/form><script>.*<\/script>$/);
});

it('is read by its user, by its own token, and by no other', async () => {
  const backend = await started(startLaravel);
  const { query_token } = ((await order(backend)).json as { data: { query_token: string } }).data;
  const read = (token: string) =>
    ask(backend.url, 'GET /api/orders/1024', { headers: { authorization: `Bearer ${token}` } });
  expect((await read(query_token)).status).toBe(200);
  expect((await read(backend.account.token)).status).toBe(200);
  expect(await read('x')).toMatchObject({ status: 401, json: { message: 'Unauthenticated.' } });
  backend.close(backend.state().orders[0]!.number);
  expect((await read(query_token)).json).toMatchObject({ data: { status: 'closed', payment: null } });
});

it('refuses as Laravel does', async () => {
  const backend = await started(startLaravel);
  expect(await order(backend, { total_amount: '1.00' })).toMatchObject({
    status: 422,
    json: { message: '价格已变化', code: 'price_changed' },
  });
  expect(await order(backend, { payment_method: 'cash' })).toMatchObject({
    status: 422,
    json: { errors: { payment_method: ['请选择支付方式'] } },
  });
  expect(await ask(backend.url, 'GET /api/nothing')).toMatchObject({
    status: 404,
    json: { message: 'The route api/nothing could not be found.' },
  });
  expect((await ask(backend.url, 'GET /api/prepared-orders/1')).json).toEqual({
    message: 'No query results for model [App\\Models\\PreparedOrder] 1',
  });
});

it('refuses the amount of before once a price has changed, and charges its own where none is given', async () => {
  const backend = await started(startLaravel);
  backend.changePrice('2', 21800);
  const { json } = await ask(backend.url, 'GET /api/packages');
  expect((json as { data: object[] }).data[1]).toMatchObject({ id: 2, price: '218.00' });
  expect(await order(backend)).toMatchObject({ status: 422, json: { code: 'price_changed' } });
  expect(backend.state().orders).toEqual([]);
  expect(await order(backend, { total_amount: '218.00' })).toMatchObject({ status: 201 });
  backend.changePrice('2', 22800);
  const own = await order(backend, { total_amount: undefined, request_id: 'other' });
  expect(own).toMatchObject({ status: 201, json: { data: { total_amount: '228.00' } } });
});

it('ships a prepared order to an address, which the validator requires', async () => {
  const backend = await started(startLaravel);
  const address = {
    name: '周晓',
    phone: '13912345678',
    province: '浙江省',
    city: '杭州市',
    district: '西湖区',
  };
  const buy = (to: object) =>
    ask(backend.url, 'POST /api/prepared-orders/10/orders', {
      body: { ...ORDER, pid: '22', total_amount: '129.90', address: to },
      headers: { authorization: `Bearer ${backend.account.token}` },
    });
  expect(await buy(address)).toMatchObject({
    status: 422,
    json: { errors: { 'address.street': ['请填写收货地址'] } },
  });
  const whole = { ...address, street: '文三路 88 号' };
  expect((await buy(whole)).status).toBe(201);
  expect(backend.state().orders).toMatchObject([{ packageName: '实体礼盒', address: whole }]);
});

it('lets every origin in and exposes no header, Retry-After neither', async () => {
  const { url } = await started(startLaravel);
  const access = await preflight(url, '/api/orders', 'POST', 'authorization,content-type');
  expect(access.status).toBe(204);
  expect(access.headers.get('access-control-allow-origin')).toBe('*');
  const answer = await ask(url, 'GET /api/packages', { headers: { origin: 'https://vip.example.com' } });
  expect(answer.headers.get('access-control-expose-headers')).toBeNull();
});

it('credits the rest of a lower level to users who have one, and to no other', async () => {
  const { url, account } = await started(startLaravel);
  const credits = async (headers: Record<string, string> = {}) => {
    const { json } = await ask(url, 'GET /api/packages', { headers });
    return (json as { data: { credit: string }[] }).data.map(({ credit }) => credit);
  };
  expect(await credits({ authorization: `Bearer ${account.token}` })).toContain('58.00');
  expect(new Set(await credits())).toEqual(new Set(['0.00']));
});
