import { describe, expect, it } from 'vitest';
import {
  getActivity,
  getBroadcast,
  getOrder,
  getWechatPackages,
  loginBySmsCode,
  requestSmsCode,
  uploadEvents,
} from '../index.ts';
import { answer, clientOver, rejection } from './client.test-support.ts';

const month = { id: '1', name: '月卡', level: '1', price: 2800, days: 30 };
const year = { id: '2', name: '年卡', level: '1', price: 16800, days: 365 };
const packageList = getWechatPackages('');
const login = loginBySmsCode({ phone: '13800000001', code: '1234' });
const order = {
  id: '9',
  status: 'paid',
  package: { id: '2', name: '年卡', level: '1' },
  amount: 16800,
  pay_type: 'wechat',
};

/** What a call is answered with, and what the log gets, for a body of the backend. */
async function read<T>(call: Parameters<ReturnType<typeof clientOver>['client']['send']>[0], body: unknown) {
  const { client, logged } = clientOver(() => answer(200, body));
  const value = (await client.send(call)) as T;
  return { value, reports: logged.map(({ error, where }) => `${where} ${String(error.details.cause)}`) };
}

describe('a package', () => {
  it('has everything that a page can do without', async () => {
    const { value, reports } = await read(packageList, { packages: [month], total: 1 });
    expect(value).toEqual({
      packages: [
        {
          ...month,
          type: null,
          originalPrice: 0,
          badge: null,
          benefits: [],
          isDefault: false,
          saleEndsAt: null,
          credit: 0,
          renewal: null,
        },
      ],
    });
    expect(reports).toEqual([]);
  });

  it('has ids as text, also those that came as numbers', async () => {
    const { value } = await read(packageList, { packages: [{ ...month, id: 12, level: 1 }] });
    expect(value).toMatchObject({ packages: [{ id: '12', level: '1' }] });
  });

  it.each(['id', 'name', 'level', 'price', 'days'])('without %s is not on sale', async (name) => {
    const { value, reports } = await read(packageList, { packages: [{ ...month, [name]: undefined }, year] });
    expect(value).toMatchObject({ packages: [{ id: '2' }] });
    expect(reports).toHaveLength(1);
  });

  it.each([
    // JSON.parse has rounded it: two packages could have the same id.
    ['id', 12345678901234567890],
    ['price', '28.00'],
    ['renewal', { price: 1800 }],
    ['credit', -1],
    ['sale_ends_at', '2026-01-01 00:00:00'],
  ])('with a malformed %s is not on sale', async (name, value) => {
    const found = await read(packageList, { packages: [year, { ...month, [name]: value }] });
    expect(found.value).toMatchObject({ packages: [{ id: '2' }] });
    expect(found.value).not.toHaveProperty('packages.1');
  });
});

describe('a malformed item of a list', () => {
  it('is reported with the field, and never with its value', async () => {
    const bad = { ...month, name: '13800000001'.repeat(200) };
    const { value, reports } = await read(packageList, { packages: [bad, year, { ...bad, price: '1' }] });
    expect(value).toMatchObject({ packages: [{ id: '2' }] });
    expect(reports).toEqual([
      'GET main /v1/vip/packages/wechat Error: packages.0.name: expected <=2000',
      'GET main /v1/vip/packages/wechat Error: packages.1.name: expected <=2000',
    ]);
    expect(reports.join()).not.toContain('1380');
  });

  it('does not hide the answer when the log fails', async () => {
    const { client } = clientOver(() => answer(200, { packages: [null, year] }), {
      log: () => {
        throw new Error('log is down');
      },
    });
    expect((await client.send(packageList)).packages).toHaveLength(1);
  });

  it('is an error if there is no other item', async () => {
    const { client, logged } = clientOver(() => answer(200, { packages: [{}, { ...month, price: '1' }] }));
    const error = await rejection(client.send(packageList));
    expect(error.code).toBe('malformed');
    expect(String(error.details.cause)).toContain('packages.0.price: expected number');
    expect(logged).toHaveLength(1);
  });

  it('is dropped from other lists as well', async () => {
    const line = { id: 1, nickname: '小*', package_name: '年卡', paid_at: '2026-11-21T09:00:00+08:00' };
    const { value } = await read(getBroadcast(), { items: [{ ...line, paid_at: 'today' }, line] });
    expect(value).toMatchObject({ items: [{ id: '1' }] });
  });

  it('leaves an empty list an empty list', async () => {
    expect(await read(packageList, { packages: [] })).toEqual({ value: { packages: [] }, reports: [] });
  });
});

describe('a part that the page can do without', () => {
  const activity = {
    starts_at: '2026-11-01T00:00:00+08:00',
    ends_at: '2026-11-06T00:00:00+08:00',
    title: '双十一',
    packages: [month],
  };

  it('may be missing', async () => {
    const { value } = await read(getActivity(0), activity);
    expect(value).toMatchObject({ title: '双十一', banner: null, rules: [] });
  });

  it('is dropped and reported if it is malformed', async () => {
    const { value, reports } = await read(getActivity(0), { ...activity, banner: 5, rules: [7] });
    expect(value).toMatchObject({ banner: null, rules: [], packages: [{ id: '1' }] });
    expect(reports).toEqual([
      'GET main /v1/activity Error: banner: expected string',
      'GET main /v1/activity Error: rules.0: expected string',
    ]);
  });
});

describe('an order', () => {
  it('needs its id, status, package, amount and payment method', async () => {
    const { value, reports } = await read(getOrder('9'), { ...order, id: 9 });
    expect(value).toMatchObject({
      id: '9',
      number: '9',
      um: '-',
      paidAt: null,
      resultToken: null,
      pay: null,
    });
    expect(reports).toEqual([]);
  });

  it('that does not say until when it lasts is not for life', async () => {
    const { value } = await read<{ memberUntil?: string | null }>(getOrder('9'), order);
    expect(value.memberUntil).toBeUndefined();
    const forLife = await read<{ memberUntil?: string | null }>(getOrder('9'), {
      ...order,
      member_until: null,
    });
    expect(forLife.value.memberUntil).toBeNull();
  });

  it.each([
    ['status', 'unknown'],
    ['amount', '168.00'],
    ['package', null],
    ['id', 2 ** 53],
  ])('with a malformed %s is refused', async (name, value) => {
    const { client } = clientOver(() => answer(200, { ...order, [name]: value }));
    expect((await rejection(client.send(getOrder('9')))).code).toBe('malformed');
  });

  it('can be read, though not paid, if its pay instruction is malformed', async () => {
    const pay = { kind: 'h5', mweb_url: 'https://wx.tenpay.com/x' };
    const { value, reports } = await read(getOrder('9'), { ...order, pay });
    expect(value).toMatchObject({ status: 'paid', pay: null });
    expect(reports).toEqual(['GET main /web/orders/{id} Error: pay.url: expected "url"']);
  });
});

describe('a login', () => {
  it('needs only its token', async () => {
    expect(await read(login, { token: 'abc' })).toEqual({ value: { token: 'abc' }, reports: [] });
  });

  it('has what is known of the user', async () => {
    const { value } = await read(login, { token: 'abc', user: { id: 7, nickname: null } });
    expect(value).toEqual({ token: 'abc', user: { id: '7', nickname: '', avatar: '' } });
  });

  it('is done without a user that cannot be read, which is reported', async () => {
    const { value, reports } = await read(login, { token: 'abc', user: { name: '小满' } });
    expect(value).toEqual({ token: 'abc' });
    expect(reports).toEqual(['POST main /v1/auth/smsCode Error: user.id: expected "id"']);
  });

  it.each([{}, { token: '' }, { token: null }])('of %j is refused', async (body) => {
    const { client } = clientOver(() => answer(200, body));
    expect((await rejection(client.send(login))).code).toBe('malformed');
  });
});

describe('an SMS code', () => {
  // PHP encodes an empty object as [].
  it.each(['', '{}', '[]', 'null', '{"code":0,"message":"ok"}', '{"resend_after_s":null}'])(
    'is sent, and the next one may be asked for after 60 s, if the answer is %j',
    async (body) => {
      const { value } = await read(requestSmsCode('13800000001'), body);
      expect(value).toEqual({ resendAfterS: 60 });
    },
  );
});

it('events are accepted by an answer without a number', async () => {
  expect((await read(uploadEvents({ events: [] }), '')).value).toEqual({});
});

describe('an error of the backend', () => {
  const refused = async (body: unknown) => {
    const { client } = clientOver(() => answer(422, body));
    return (await rejection(client.send(packageList))).details;
  };

  it.each([
    [
      { code: 422, message: '验证码错误' },
      { serverCode: '422', serverMessage: '验证码错误' },
    ],
    [{ message: '验证码错误' }, { serverMessage: '验证码错误' }],
    [{ code: 'bad', message: null }, { serverCode: 'bad' }],
    [
      { code: null, message: '验证码错误', fields: { code: '请重新填写' } },
      { serverMessage: '验证码错误', fields: { code: '请重新填写' } },
    ],
    [{ message: '验证码错误', fields: { phone: ['不对'] } }, { serverMessage: '验证码错误' }],
    [{ message: '验证码错误', fields: [] }, { serverMessage: '验证码错误' }],
    [{ message: '验证码错误', fields: '验证码' }, { serverMessage: '验证码错误' }],
    [null, {}],
    ['"no"', {}],
    [[], {}],
  ])('of %j has what can be read', async (body, details) => {
    expect(await refused(body)).toEqual({ status: 422, ...details });
  });
});
