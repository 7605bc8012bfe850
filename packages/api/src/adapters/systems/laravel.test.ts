import { describe, expect, it } from 'vitest';
import {
  buyPreparedOrder,
  createCenterOrder,
  createOfficialOrder,
  createOrder,
  generateScheme,
  getActivity,
  getBrandPackages,
  getBroadcast,
  getCenterOrder,
  getCenterPackages,
  getFeedbackList,
  getOrder,
  getPreparedOrder,
  getWechatPackages,
  getWelfare,
  loginByPassword,
  loginBySmsCode,
  payCenterOrder,
  requestSmsCode,
} from '../../index.ts';
import { answer, rejection } from '../../client/client.test-support.ts';
import { clientThrough, ORDER } from '../adapters.test-support.ts';
import { laravel } from './laravel.ts';

const data = (value: unknown) => ({ data: value });
/** As a paginated resource collection answers. */
const page = (list: unknown[]) => ({
  data: list,
  links: { first: 'https://mall.example.com/api/packages?page=1', last: null, prev: null, next: null },
  meta: {
    current_page: 1,
    from: 1,
    path: 'https://mall.example.com/api/packages',
    per_page: 100,
    to: list.length,
    total: list.length,
  },
});
const YEAR = {
  id: 3,
  name: '年卡',
  level: 2,
  group: null,
  price: '168.00',
  original_price: '1,298.00',
  days: 365,
  tag: '超值',
  benefits: [{ title: '全部配音', icon: null, free: '3 条', vip: '不限' }],
  is_default: 1,
  sale_ends_at: '2026-12-01 00:00:00',
  credit: '0.00',
  renewal: { price: '18.00', days: 30 },
};
const ORDER_DATA = {
  id: 1024,
  no: '20261121090000123456',
  status: 'pending',
  package: { id: 3, name: '年卡', level: 2 },
  total_amount: '168.00',
  payment_method: 'wechat',
  created_at: '2026-11-21T01:00:00.000000Z',
  expired_at: '2026-11-21T01:30:00.000000Z',
  paid_at: null,
  vip_expired_at: null,
  source: 'a-1',
  query_token: 'q',
  payment: { type: 'wechat_h5', content: 'https://wx.tenpay.com/x?prepay_id=1' },
};
const USER = {
  id: 42,
  name: '小白',
  avatar: null,
  phone: '138****0001',
  vip: null,
  invite: { code: 'A1', joined: 2, rewarded: '1' },
};

describe('a Laravel API', () => {
  it('sells no package without a duration, and one for life', async () => {
    const { days, ...none } = YEAR;
    const { client, logged } = clientThrough(laravel, {
      'GET /api/packages': page([none, { ...YEAR, days: null }, { ...YEAR, days }]),
    });
    const { packages } = await client.send(getWechatPackages(''));
    expect(packages.map((each) => each.days)).toEqual([null, 365]);
    expect(logged).toHaveLength(1);
  });

  it('sells packages', async () => {
    const { client, sent } = clientThrough(laravel, { 'GET /api/packages': page([YEAR]) });
    const list = await client.send(getWechatPackages('13800000001'));
    expect(list.packages).toEqual([
      {
        id: '3',
        name: '年卡',
        level: '2',
        type: null,
        price: 16800,
        originalPrice: 129800,
        days: 365,
        badge: '超值',
        benefits: [{ name: '全部配音', icon: null, free: '3 条', member: '不限' }],
        isDefault: true,
        saleEndsAt: '2026-12-01T00:00:00+08:00',
        credit: 0,
        renewal: { price: 1800, periodDays: 30 },
      },
    ]);
    expect(await client.send(getBrandPackages('tuiwen', '', 'type'))).toEqual(list);
    expect(await client.send(getCenterPackages({ app: 'lxb', userId: '7' }))).toEqual(list);
    expect(sent.map(({ query }) => query)).toEqual([
      { phone: '13800000001', per_page: '100' },
      { phone: '', loads: 'type', per_page: '100' },
      { app: 'lxb', user_id: '7', per_page: '100' },
    ]);
    expect(sent[0]?.headers).toEqual({ accept: 'application/json', authorization: 'Bearer session-token' });
  });

  it('makes orders, with the key in the body', async () => {
    const { client, sent } = clientThrough(laravel, {
      'POST /api/orders': () => answer(201, data(ORDER_DATA)),
    });
    const order = await client.send(createOrder('3', ORDER, 'key'));
    expect(order).toMatchObject({
      id: '1024',
      number: '20261121090000123456',
      status: 'created',
      amount: 16800,
      createdAt: '2026-11-21T01:00:00.000Z',
      package: { id: '3', level: '2' },
      um: 'a-1',
      resultToken: 'q',
      pay: { kind: 'h5', url: 'https://wx.tenpay.com/x?prepay_id=1' },
    });
    expect(sent[0]?.body).toEqual({
      package_id: 3,
      total_amount: '168.00',
      payment_method: 'wechat',
      client: 'qq',
      source: 'a-1',
      return_url: ORDER.returnUrl,
      consents: ORDER.consents,
      request_id: 'key',
    });
    expect(sent[0]?.headers).not.toHaveProperty('idempotency-key');
    expect(await client.send(createOfficialOrder('3', ORDER, 'key'))).toEqual(order);
    expect(await client.send(createCenterOrder('3', ORDER, 'key'))).toEqual(order);
  });

  it.each([
    [
      'wechat_jsapi',
      {
        appId: 'wx1',
        timeStamp: 1395712654,
        nonceStr: 'n',
        package: 'prepay_id=1',
        signType: 'RSA',
        paySign: 's',
      },
      'jsapi',
    ],
    ['alipay_trade', { trade_no: '2026112122001' }, 'alipay_trade'],
    [
      'alipay_wap',
      "<form action='https://openapi.alipay.com/gateway.do?charset=UTF-8' method='POST'><input type='hidden' name='sign' value='a'/></form>",
      'alipay_form',
    ],
    ['alipay_wap', 'https://openapi.alipay.com/gateway.do?sign=a%3D', 'h5'],
  ])('pays by %s', async (type, content, kind) => {
    const { client } = clientThrough(laravel, {
      'GET /api/orders/1024': data({ ...ORDER_DATA, payment: { type, content } }),
    });
    expect((await client.send(getOrder('1024'))).pay?.kind).toBe(kind);
  });

  it.each([
    ['pending', 'created'],
    ['processing', 'paying'],
    ['paid', 'paid'],
    ['closed', 'closed'],
    ['cancelled', 'closed'],
    ['refunded', 'refunded'],
  ])('reads the status %s', async (status, expected) => {
    const { client, sent } = clientThrough(laravel, {
      'GET /api/orders/1024': data({
        ...ORDER_DATA,
        status,
        payment: null,
        paid_at: '2026-11-21 09:10:00',
        query_token: null,
      }),
    });
    expect(await client.send(getCenterOrder('1024', 'q'))).toMatchObject({
      status: expected,
      pay: null,
      paidAt: '2026-11-21T09:10:00+08:00',
      resultToken: null,
    });
    expect(sent[0]?.headers['authorization']).toBe('Bearer q');
  });

  it('refuses a status or an amount that it cannot read', async () => {
    for (const some of [{ status: 'odd' }, { total_amount: '168.005' }, { payment_method: 'cash' }]) {
      const { client } = clientThrough(laravel, { 'GET /api/orders/1': data({ ...ORDER_DATA, ...some }) });
      expect((await rejection(client.send(getOrder('1')))).code).toBe('malformed');
    }
  });

  it('pays an order again', async () => {
    const { client, sent } = clientThrough(laravel, { 'POST /api/orders/1024/pay': data(ORDER_DATA) });
    const { payType, client: code, returnUrl } = ORDER;
    expect((await client.send(payCenterOrder('1024', { payType, client: code, returnUrl }, 'q'))).id).toBe(
      '1024',
    );
    expect(sent[0]?.body).toEqual({ payment_method: 'wechat', client: 'qq', return_url: returnUrl });
  });

  it('logs in', async () => {
    const login = data({ token: '1|abc', user: USER });
    const { client, sent } = clientThrough(laravel, {
      'POST /api/login': login,
      'POST /api/login/sms': login,
    });
    expect(await client.send(loginByPassword({ account: '13800000001', password: 'p' }))).toMatchObject({
      token: '1|abc',
      user: { id: '42', nickname: '小白', invite: { code: 'A1', joined: 2, rewarded: 1 } },
    });
    await client.send(loginBySmsCode({ phone: '13800000001', code: '1234', inviteCode: 'A1' }));
    await client.send(loginBySmsCode({ phone: '13800000001', code: '1234' }));
    expect(sent.map(({ body }) => body)).toEqual([
      { phone: '13800000001', password: 'p' },
      { phone: '13800000001', captcha: '1234', invite_code: 'A1' },
      { phone: '13800000001', captcha: '1234' },
    ]);
    // Sanctum's own example answers with the token only.
    const token = clientThrough(laravel, { 'POST /api/login': data({ token: '1|abc' }) });
    expect(await token.client.send(loginByPassword({ account: 'a', password: 'p' }))).toEqual({
      token: '1|abc',
      user: null,
    });
    expect(token.logged).toEqual([]);
    const { vip: _vip, invite: _invite, ...plain } = USER;
    const some = clientThrough(laravel, { 'POST /api/login': data({ token: 't', user: plain }) });
    const { user } = await some.client.send(loginByPassword({ account: 'a', password: 'p' }));
    expect([user?.membership, user?.invite]).toEqual([undefined, null]);
    const vip = { ...USER, vip: { level: 2, name: '年卡会员', expired_at: '2027-01-01 00:00:00' } };
    const member = clientThrough(laravel, { 'POST /api/login': data({ access_token: 't', user: vip }) });
    expect(await member.client.send(loginByPassword({ account: 'a', password: 'p' }))).toMatchObject({
      token: 't',
      user: { membership: { level: '2', expiresAt: '2027-01-01T00:00:00+08:00' } },
    });
  });

  it('sends an SMS code, and may answer nothing', async () => {
    const { client, sent } = clientThrough(laravel, { 'POST /api/sms': () => answer(204, '') });
    expect(await client.send(requestSmsCode('13800000001'))).toMatchObject({ resendAfterS: 60 });
    expect(sent[0]?.body).toEqual({ phone: '13800000001' });
  });

  it('has an activity, prepared orders, gifts, feedback, a broadcast and a scheme', async () => {
    const { client } = clientThrough(laravel, {
      'GET /api/activities/current': data({
        id: 5,
        title: '双旦特惠',
        banner: null,
        started_at: '2026-12-20',
        ended_at: '2027-01-03 23:59:59',
        rules: ['每人一次'],
        packages: [YEAR],
      }),
      'GET /api/prepared-orders/9': data({
        id: 9,
        title: '礼盒',
        pictures: [{ url: 'https://a.cn/1.png' }],
        description: null,
        needs_shipping: true,
        status: 'open',
        skus: [{ id: 1, name: '标准', price: '99.90', original_price: '199.00', stock: 3 }],
        expired_at: '2026-12-20 00:00:00',
      }),
      'POST /api/prepared-orders/9/orders': data(ORDER_DATA),
      'GET /api/gifts': page([
        { id: 1, name: '礼包', description: '', package: YEAR, claimed_at: null, expired_at: '2026-12-20' },
      ]),
      'GET /api/reviews': page([
        {
          id: 1,
          user_name: '小*',
          user_avatar: null,
          rating: 5,
          content: '好用',
          created_at: '2026-11-21 09:00:00',
        },
      ]),
      'GET /api/orders/latest': page([
        { id: 1, user_name: '小*', package_name: '年卡', paid_at: '2026-11-21 09:00:00' },
      ]),
      'GET /api/mini-program/scheme': data({
        openlink: 'weixin://dl/business/?t=T',
        url_link: 'https://wxaurl.cn/T',
        expired_at: '2026-11-21 09:00:00',
      }),
    });
    expect(await client.send(getActivity(3))).toMatchObject({
      id: '5',
      startsAt: '2026-12-20T00:00:00+08:00',
      rules: ['每人一次'],
      packages: [{ id: '3' }],
    });
    expect(await client.send(getPreparedOrder('9'))).toMatchObject({
      id: '9',
      pictures: ['https://a.cn/1.png'],
      description: '',
      ships: true,
      options: [{ pid: '1', price: 9990, stock: 3 }],
      expiresAt: '2026-12-20T00:00:00+08:00',
    });
    expect((await client.send(buyPreparedOrder('9', { ...ORDER, pid: '1' }, 'key'))).id).toBe('1024');
    expect((await client.send(getWelfare('tuiwen', ''))).items).toMatchObject([
      { id: '1', package: { id: '3' }, claimedAt: null },
    ]);
    expect((await client.send(getFeedbackList())).items).toMatchObject([{ id: '1', rating: 5, avatar: '' }]);
    expect((await client.send(getBroadcast())).items).toMatchObject([{ id: '1', packageName: '年卡' }]);
    expect(await client.send(generateScheme())).toMatchObject({ scheme: 'weixin://dl/business/?t=T' });
  });

  it.each([
    [
      422,
      {
        message: 'The given data was invalid.',
        errors: { total_amount: ['价格已变化'], captcha: ['验证码错误'] },
      },
      { code: 'invalid', details: { fields: { price: '价格已变化', code: '验证码错误' } } },
    ],
    [
      // The validator names what is nested by its path; the page of an address reads it so (`fieldOf`).
      422,
      {
        message: '收件人不能为空',
        errors: { 'address.street': ['请填写详细地址'], 'items.0.name': ['不能为空'] },
      },
      {
        code: 'invalid',
        details: { fields: { 'address.street': '请填写详细地址', 'items.0.name': '不能为空' } },
      },
    ],
    [
      422,
      { message: '价格已变化', code: 'price_changed' },
      { code: 'conflict', details: { serverCode: 'price_changed' } },
    ],
    [
      401,
      { message: 'Unauthenticated.' },
      { code: 'unauthorized', details: { serverCode: '401', serverMessage: 'Unauthenticated.' } },
    ],
    [404, { message: 'No query results for model [App\\Models\\Order] 9' }, { code: 'not_found' }],
    [429, { message: 'Too Many Attempts.' }, { code: 'rate_limited' }],
    [419, { message: 'CSRF token mismatch.' }, { code: 'server' }],
    [500, { message: 'Server Error' }, { code: 'server' }],
  ])('answers %d %j', async (status, body, expected) => {
    const { client } = clientThrough(laravel, { 'POST /api/orders': () => answer(status, body) });
    expect(await rejection(client.send(createOrder('3', ORDER, 'key')))).toMatchObject(expected);
  });
});
