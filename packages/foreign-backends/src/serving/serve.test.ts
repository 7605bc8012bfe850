import { describe, expect, it } from 'vitest';
import { ask, preflight, started } from '../asking.test-support.ts';
import { startLaravel, startLitemall, startStrict } from '../index.ts';
import { valuesAt } from './fields.ts';

const LIST = {
  litemall: { start: startLitemall, call: 'GET /wx/goods/list', query: '', price: 'data.list[].retailPrice' },
  laravel: { start: startLaravel, call: 'GET /api/packages', query: '', price: 'data[].price' },
  strict: {
    start: startStrict,
    call: 'GET /main/v1/vip/packages/wechat',
    query: '?phone=',
    price: 'packages[].price',
  },
};
type Name = keyof typeof LIST;

describe.each(Object.keys(LIST) as Name[])('a fault of %s', (name) => {
  const { start, call, query, price } = LIST[name];
  const origin = 'https://vip.example.com';
  async function planted(
    kind: Parameters<Awaited<ReturnType<typeof start>>['fault']>[1]['kind'],
    field?: string,
  ) {
    const backend = await started(start);
    const asked = () => ask(backend.url, call + query, { headers: { origin } });
    const before = await asked();
    backend.fault(call, { kind, ...(field !== undefined && { field }) });
    return { backend, before, asked };
  }

  it('leaves out a field of every item', async () => {
    const { asked, before } = await planted('missing_field', price);
    expect(valuesAt(before.json, price).length).toBeGreaterThan(2);
    expect(valuesAt((await asked()).json, price)).toEqual([]);
  });

  it('gives a field a value that nothing reads', async () => {
    const { asked } = await planted('wrong_type', price);
    for (const value of valuesAt((await asked()).json, price)) expect(value).toEqual({ wrong: true });
  });

  it('gives money in the other unit', async () => {
    const { asked, before } = await planted('wrong_unit');
    const [was] = valuesAt(before.json, price);
    const [is] = valuesAt((await asked()).json, price);
    expect(typeof is).toBe(typeof was);
    expect(Number(is)).toBeCloseTo(Number(was) * (name === 'strict' ? 0.01 : 100), 5);
  });

  it('keeps pages of other origins out', async () => {
    const { asked, backend } = await planted('no_cors');
    expect((await asked()).headers.get('access-control-allow-origin')).toBeNull();
    const access = await preflight(backend.url, call.split(' ')[1]!, 'GET', 'authorization');
    expect(access.headers.get('access-control-allow-origin')).toBeNull();
  });

  it.each(['html', 'empty', 'truncated'] as const)('is no JSON: %s', async (kind) => {
    const { asked } = await planted(kind);
    expect(await asked()).toMatchObject({ status: 200, json: undefined });
  });

  it('refuses in the form of the system', async () => {
    const { backend, asked } = await planted('rate_limited');
    expect((await asked()).status).toBe(429);
    backend.fault(call, { kind: 'unauthorized' });
    expect((await asked()).status).toBe(name === 'litemall' ? 200 : 401);
    backend.fault(call, { kind: 'wrong_status' });
    expect((await asked()).status).toBe(name === 'litemall' ? 200 : 500);
    backend.fault(call, { kind: 'redirect' });
    expect((await asked()).status).toBe(302);
  });

  it('lasts as many answers as it says, or until it is cleared', async () => {
    const { backend, asked, before } = await planted('empty');
    backend.clear();
    expect((await asked()).json).toEqual(before.json);
    backend.fault(call, { kind: 'empty', times: 1 });
    expect((await asked()).json).toBeUndefined();
    expect((await asked()).json).toEqual(before.json);
  });

  it('must name a call and a field that exist', async () => {
    const { backend } = await planted('empty');
    expect(() => backend.fault('GET /x', { kind: 'empty' })).toThrow('no such call');
    expect(() => backend.fault(call, { kind: 'missing_field', field: 'x' })).toThrow('has no field x');
  });
});

it('the answer is lost after the order was made', async () => {
  const backend = await started(startLaravel);
  backend.fault('POST /api/orders', { kind: 'lost_answer', times: 1 });
  const body = {
    package_id: 1,
    total_amount: '28.00',
    payment_method: 'alipay',
    client: 'qq',
    return_url: '/',
    request_id: 'k',
  };
  const headers = { authorization: `Bearer ${backend.account.token}` };
  await expect(ask(backend.url, 'POST /api/orders', { body, headers })).rejects.toThrow();
  expect(backend.state().orders).toHaveLength(1);
});

it('a refusal that was planted makes no order', async () => {
  const backend = await started(startLaravel);
  backend.fault('POST /api/orders', { kind: 'invalid' });
  const body = {
    package_id: 1,
    total_amount: '28.00',
    payment_method: 'alipay',
    client: 'qq',
    return_url: '/',
  };
  const headers = { authorization: `Bearer ${backend.account.token}` };
  expect((await ask(backend.url, 'POST /api/orders', { body, headers })).status).toBe(422);
  expect(backend.state().orders).toEqual([]);
});

/** One answer of every call, as a user who has bought something gets it. */
it.each(Object.keys(LIST) as Name[])('every call of %s has the fields that it names', async (name) => {
  const backend = await started(LIST[name].start);
  const answers = new Map<string, unknown>();
  const send = async (call: string, path: string, body?: unknown) => {
    const headers = {
      [name === 'litemall' ? 'x-litemall-token' : 'authorization']:
        `${name === 'litemall' ? '' : 'Bearer '}${backend.account.token}`,
    };
    const { json } = await ask(backend.url, `${call.split(' ')[0]} ${path}`, {
      headers,
      ...(body !== undefined && { body }),
    });
    answers.set(call, json);
    return json as never;
  };
  await WALKS[name](send, backend);
  for (const { name: call, fields, money } of backend.calls) {
    expect(answers.has(call), `${call} was asked`).toBe(true);
    for (const field of [...fields, ...money])
      expect(valuesAt(answers.get(call), field).length, `${call} has ${field}`).toBeGreaterThan(0);
  }
});

type Send = (call: string, path: string, body?: unknown) => Promise<never>;
type Backend = Awaited<ReturnType<typeof startLitemall>>;

const WALKS: Record<Name, (send: Send, backend: Backend) => Promise<void>> = {
  async litemall(send, { account }) {
    const plain = (call: string, query = '') => send(call, `${call.split(' ')[1]}${query}`);
    await plain('GET /wx/goods/list');
    await plain('GET /wx/goods/detail', '?id=1181001');
    await plain('GET /wx/topic/list');
    await plain('GET /wx/topic/detail', '?id=264');
    await plain('GET /wx/comment/list', '?type=0&valueId=1181001&showType=0');
    await send('POST /wx/auth/login', '/wx/auth/login', {
      username: account.phone,
      password: account.password,
    });
    const { data: cartId } = await send('POST /wx/cart/fastadd', '/wx/cart/fastadd', {
      goodsId: 1181001,
      productId: 11810010,
      number: 1,
    });
    await plain('GET /wx/cart/checkout', `?cartId=${cartId as string}`);
    await send('POST /wx/order/submit', '/wx/order/submit', { cartId, addressId: 3, couponId: -1 });
    for (const call of ['POST /wx/order/prepay', 'POST /wx/order/h5pay'])
      await send(call, call.split(' ')[1]!, { orderId: 31 });
    await plain('GET /wx/order/list');
    await plain('GET /wx/order/detail', '?orderId=31');
    await send('POST /wx/order/cancel', '/wx/order/cancel', { orderId: 31 });
  },
  async laravel(send, backend) {
    const { account } = backend;
    const simple = [
      'packages',
      'activities/current',
      'orders/latest',
      'reviews',
      'mini-program/scheme',
      'gifts',
    ];
    for (const path of simple) await send(`GET /api/${path}`, `/api/${path}`);
    await send('POST /api/login', '/api/login', { phone: account.phone, password: account.password });
    await send('POST /api/sms', '/api/sms', { phone: account.phone });
    await send('POST /api/login/sms', '/api/login/sms', {
      phone: account.phone,
      captcha: backend.state().sms[0]?.code,
    });
    const body = {
      payment_method: 'wechat',
      client: 'qq',
      return_url: '/',
      total_amount: '198.00',
      package_id: 2,
    };
    await send('POST /api/orders', '/api/orders', body);
    await send('GET /api/orders/{id}', '/api/orders/1024');
    await send('POST /api/orders/{id}/pay', '/api/orders/1024/pay', body);
    await send('GET /api/prepared-orders/{id}', '/api/prepared-orders/9');
    await send('POST /api/prepared-orders/{id}/orders', '/api/prepared-orders/9/orders', {
      ...body,
      pid: '21',
      total_amount: '99.90',
    });
  },
  async strict(send, backend) {
    const order = { price: 12800, pay_type: 'wechat', client: 'qq', um: '-', return_url: '/', consents: [] };
    const { price: _price, consents: _consents, um: _um, ...paying } = order;
    const simple = [
      ['main/v1/activity', '?is_speed=0&loads=packages'],
      ['main/v1/order/broadcast', ''],
      ['main/v1/feedback-list', ''],
      ['main/v1/generate_scheme', ''],
      ['main/v1/vip/packages/wechat', '?phone='],
      ['main/v1/sms/code/login', '?phone=13800138000'],
      ['datacenter/web/vip/packages/wechat', '?app=lxb'],
    ];
    for (const [path, query] of simple) await send(`GET /${path}`, `/${path}${query}`);
    await send('POST /main/v1/auth/password', '/main/v1/auth/password', {
      account: backend.account.phone,
      password: backend.account.password,
    });
    await send('POST /main/v1/auth/smsCode', '/main/v1/auth/smsCode', {
      phone: '13800138000',
      code: backend.state().sms[0]?.code,
    });
    const path = '/main/web/vip/packages/main-year/orders';
    const { id } = await send('POST /main/web/vip/packages/{id}/orders', path, order);
    await send('POST /main/web/vip/packages/{id}/orders/official', `${path}/official`, order);
    await send('GET /main/web/orders/{id}', `/main/web/orders/${id as string}`);
    await send('GET /main/web/adminOrder/detail/{id}', '/main/web/adminOrder/detail/pre-9');
    await send('POST /main/web/adminOrder/buy/{id}', '/main/web/adminOrder/buy/pre-9', {
      ...order,
      pid: 'opt-1',
      price: 8800,
    });
    const prices = { honey: 15800, youquan: 16800, tuiwen: 19800 };
    for (const [brand, price] of Object.entries(prices)) {
      await send(`GET /${brand}/web/vip/packages/wechat`, `/${brand}/web/vip/packages/wechat?phone=`);
      await send(`GET /${brand}/web/vip/packages/welfare`, `/${brand}/web/vip/packages/welfare?user_id=1`);
      await send(
        `POST /${brand}/web/vip/packages/{id}/orders/official`,
        `/${brand}/web/vip/packages/${brand}-year/orders/official`,
        { ...order, price },
      );
    }
    const upgrade = await send(
      'POST /datacenter/web/vip/packages/{id}/orders/official',
      '/datacenter/web/vip/packages/up-1-year/orders/official',
      { ...order, price: 9800 },
    );
    await send('GET /datacenter/web/order/{id}', `/datacenter/web/order/${upgrade['id'] as string}`);
    await send(
      'POST /datacenter/web/order/{id}/to_pay',
      `/datacenter/web/order/${upgrade['id'] as string}/to_pay`,
      paying,
    );
  },
};
