import { describe, expect, it } from 'vitest';
import { ask, preflight, started } from '../asking.test-support.ts';
import type { ForeignBackend } from '../control.ts';
import { startStrict } from './strict.ts';

const ORDER = {
  price: 12800,
  pay_type: 'wechat',
  client: 'browser',
  um: '-',
  return_url: 'https://vip.example.com/result/{token}/{id}/{um}/{level}',
  consents: [{ document: '/lxbva', version: '3' }],
};
const order = ({ url, account }: ForeignBackend, body: object = {}, id = 'main-year') =>
  ask(url, `POST /main/web/vip/packages/${id}/orders`, {
    body: { ...ORDER, ...body },
    headers: { authorization: `Bearer ${account.token}` },
  });

it('logs in with the token only, after an SMS with an empty answer', async () => {
  const backend = await started(startStrict);
  const { url } = backend;
  const sms = await ask(url, 'GET /main/v1/sms/code/login?phone=13912345678');
  expect(sms).toMatchObject({ status: 200, json: undefined });
  const [{ code } = { code: '' }] = backend.state().sms;
  const { json } = await ask(url, 'POST /main/v1/auth/smsCode', { body: { phone: '13912345678', code } });
  expect(json).toEqual({ token: expect.any(String) });
});

it('makes an order, leaves the return address as it came, and knows no key: the same order again is another', async () => {
  const backend = await started(startStrict);
  const { json } = await order(backend);
  expect(json).toMatchObject({ status: 'created', amount: 12800, pay: { kind: 'h5' } });
  const { pay } = json as { pay: { url: string } };
  expect(new URL(pay.url).searchParams.get('redirect_url')).toBe(ORDER.return_url);
  expect(json).not.toHaveProperty('result_token');
  await order(backend);
  expect(backend.state().orders.map(({ status }) => status)).toEqual(['unpaid', 'unpaid']);
  await order(backend, { price: 1800 }, 'main-month');
  expect(backend.state().orders.map(({ status }) => status)).toEqual(['closed', 'closed', 'unpaid']);
});

it('sells at the price of now, and refuses the one before', async () => {
  const backend = await started(startStrict);
  backend.changePrice('main-year', 13800);
  for (const path of ['/main/v1/vip/packages/wechat?phone=', '/main/v1/activity?is_speed=0&loads=packages'])
    expect(
      ((await ask(backend.url, `GET ${path}`)).json as { packages: object[] }).packages[1],
    ).toMatchObject({
      id: 'main-year',
      price: 13800,
    });
  expect(await order(backend)).toMatchObject({ status: 409, json: { code: 'price_changed' } });
  expect(await order(backend, { price: 13800 })).toMatchObject({ status: 200, json: { amount: 13800 } });
});

it('ships a prepared order to an address, and refuses it without one', async () => {
  const backend = await started(startStrict);
  const buy = (more: object) =>
    ask(backend.url, 'POST /main/web/adminOrder/buy/pre-10', {
      body: { ...ORDER, price: 10800, pid: 'opt-2', ...more },
      headers: { authorization: `Bearer ${backend.account.token}` },
    });
  expect(await buy({})).toMatchObject({ status: 422, json: { fields: { address: expect.any(String) } } });
  const address = { name: '周晓', street: '文三路 88 号' };
  expect((await buy({ address })).status).toBe(200);
  expect(backend.state().orders).toMatchObject([{ packageName: '实体礼盒', address }]);
});

describe('refuses', () => {
  it.each([
    ['a path', 'GET /main/v1/nothing', 'unknown_path'],
    ['a path of another backend', 'GET /main/web/order/1', 'unknown_path'],
    ['a parameter', 'GET /main/v1/order/broadcast?page=1', 'unknown_parameter'],
    ['a missing parameter', 'GET /main/v1/activity?is_speed=0', 'missing_parameter'],
  ])('%s that it does not know', async (_, call, code) => {
    const { url } = await started(startStrict);
    expect(await ask(url, call)).toMatchObject({ status: 400, json: { code } });
  });

  it('a field, a key in the header, another price, another session', async () => {
    const backend = await started(startStrict);
    expect(await order(backend, { request_id: 'x' })).toMatchObject({
      status: 400,
      json: { code: 'unknown_field' },
    });
    expect(await order(backend, { um: 7 })).toMatchObject({
      status: 422,
      json: { fields: { um: expect.any(String) } },
    });
    expect(await order(backend, { price: 1 })).toMatchObject({
      status: 409,
      json: { code: 'price_changed' },
    });
    const keyed = await ask(backend.url, 'GET /main/v1/feedback-list', {
      headers: { 'idempotency-key': 'k' },
    });
    expect(keyed).toMatchObject({ status: 400, json: { code: 'unknown_header' } });
    backend.revoke(backend.account.token);
    expect((await order(backend)).status).toBe(401);
    expect(backend.state().orders).toEqual([]);
  });

  it('the preflight of a header or a method that it does not know', async () => {
    const { url } = await started(startStrict);
    const path = '/main/web/vip/packages/1/orders';
    const allowed = await preflight(url, path, 'POST', 'authorization,content-type');
    expect(allowed.headers.get('access-control-allow-headers')).toBe('authorization, content-type');
    for (const [method, headers] of [
      ['POST', 'authorization,content-type,idempotency-key'],
      ['PUT', 'authorization'],
    ] as const) {
      const refused = await preflight(url, path, method, headers);
      expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([403, null]);
    }
  });
});

it('reads orders of brands at the data center, and pays them again there', async () => {
  const backend = await started(startStrict);
  const headers = { authorization: `Bearer ${backend.account.token}` };
  const made = await ask(backend.url, 'POST /honey/web/vip/packages/honey-year/orders/official', {
    body: { ...ORDER, price: 15800 },
    headers,
  });
  const { id, number } = made.json as { id: string; number: string };
  const { price: _price, consents: _consents, um: _um, ...paying } = ORDER;
  const again = await ask(backend.url, `POST /datacenter/web/order/${id}/to_pay`, {
    body: { ...paying, pay_type: 'alipay' },
    headers,
  });
  expect(again.json).toMatchObject({ id, pay: { kind: 'alipay_form' } });
  backend.pay(number);
  expect((await ask(backend.url, `GET /datacenter/web/order/${id}`, { headers })).json).toMatchObject({
    status: 'paid',
  });
  expect((await ask(backend.url, `GET /main/web/orders/${id}`, { headers })).status).toBe(404);
});
