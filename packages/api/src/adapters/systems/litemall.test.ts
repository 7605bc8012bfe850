import { describe, expect, it } from 'vitest';
import {
  createOrder,
  generateScheme,
  getActivity,
  getBrandPackages,
  getCenterOrder,
  getFeedbackList,
  getOrder,
  getWechatPackages,
  loginByPassword,
  payCenterOrder,
} from '../../index.ts';
import { answer, rejection } from '../../client/client.test-support.ts';
import { clientThrough, ORDER } from '../adapters.test-support.ts';
import { litemall } from './litemall.ts';

/** As `doc/api.md` of litemall has them, with packages for goods. */
const ok = (data: unknown) => ({ errno: 0, data, errmsg: '成功' });
const paged = (list: unknown[]) => ok({ total: list.length, pages: 1, limit: 100, page: 1, list });
const YEAR = {
  id: 1181000,
  name: '年卡',
  brief: '有效期 365 天',
  picUrl: 'http://yanxuan.nosdn.127.net/1.png',
  isNew: true,
  isHot: true,
  counterPrice: 298.0,
  retailPrice: 168.0,
};
const MONTH = {
  ...YEAR,
  id: 1116011,
  name: '连续包月月卡',
  brief: '',
  isNew: false,
  isHot: false,
  counterPrice: 30,
  retailPrice: 19.9,
};
const detail = (some: object = {}) =>
  ok({
    orderInfo: {
      consignee: 'd',
      address: '北京市市辖区东城区 ddd',
      addTime: '2026-05-09 15:30:29',
      orderSn: '20260509607545',
      actualPrice: 168.0,
      mobile: '13811111111',
      orderStatusText: '未付款',
      goodsPrice: 168.0,
      couponPrice: 0.0,
      id: 3,
      freightPrice: 0.0,
      aftersaleStatus: 0,
      message: '',
      handleOption: {
        cancel: true,
        delete: false,
        pay: true,
        comment: false,
        confirm: false,
        refund: false,
        rebuy: false,
      },
      ...some,
    },
    orderGoods: [
      {
        id: 3,
        orderId: 3,
        goodsId: 1181000,
        goodsName: '年卡',
        goodsSn: '1181000',
        productId: 140,
        number: 1,
        price: 168.0,
        specifications: ['标准'],
        picUrl: '',
        comment: 0,
        addTime: '2026-05-09 15:30:29',
      },
    ],
    expressInfo: [],
  });
const MWEB =
  'https://wx.tenpay.com/cgi-bin/mmpayweb-bin/checkmweb?prepay_id=wx20161110163838f231619da20804912345&package=1037687096';
const PREPAY = {
  appId: 'wx2421b1c4370ec43b',
  timeStamp: '1395712654',
  nonceStr: 'e61463f8efa94090',
  packageValue: 'prepay_id=u802345jgfjsdfgsdg888',
  signType: 'MD5',
  paySign: '70EA570631E4BB79',
};

const BUYING = {
  'GET /wx/goods/detail': ok({
    info: { ...YEAR, unit: '件' },
    productList: [{ id: 140, goodsId: 1181000, price: 168.0, number: 100 }],
  }),
  'GET /wx/order/list': paged([]),
  'POST /wx/cart/fastadd': ok(8),
  'GET /wx/cart/checkout': ok({
    addressId: 2,
    cartId: 8,
    goodsTotalPrice: 168.0,
    freightPrice: 0,
    actualPrice: 168.0,
  }),
  'POST /wx/order/submit': ok({ orderId: 3, payed: false, grouponLinkId: 0 }),
  'POST /wx/order/h5pay': ok({ mwebUrl: MWEB }),
  'POST /wx/order/prepay': ok(PREPAY),
  'GET /wx/order/detail': detail(),
};

describe('litemall', () => {
  it('sells goods as packages', async () => {
    const { client, sent } = clientThrough(litemall, { 'GET /wx/goods/list': paged([YEAR, MONTH]) });
    const { packages } = await client.send(getWechatPackages(''));
    expect(packages[0]).toMatchObject({
      id: '1181000',
      name: '年卡',
      price: 16800,
      originalPrice: 29800,
      days: 365,
      badge: '新品',
      isDefault: true,
    });
    expect(packages[1]).toMatchObject({
      id: '1116011',
      price: 1990,
      days: 31,
      badge: null,
      isDefault: false,
    });
    expect(await client.send(getBrandPackages('honey', '', 'type'))).toEqual({ packages });
    expect(sent[0]?.headers).toEqual({ accept: 'application/json', 'x-litemall-token': 'session-token' });
  });

  it('sells no goods that are no package', async () => {
    const { client, logged } = clientThrough(litemall, {
      'GET /wx/goods/list': paged([{ ...YEAR, name: '沙发', brief: '' }, YEAR]),
    });
    const { packages } = await client.send(getWechatPackages(''));
    expect(packages.map(({ name }) => name)).toEqual(['年卡']);
    expect(logged).toEqual([]);
  });

  it('has its newest topic for an activity', async () => {
    const topic = {
      id: 314,
      title: '关爱他成长的每一个足迹',
      subtitle: '专业运动品牌同厂',
      price: 0.0,
      picUrl: 'https://yanxuan.nosdn.127.net/t.jpg',
      addTime: '2026-02-01 00:00:00',
    };
    const { client, sent } = clientThrough(litemall, {
      'GET /wx/topic/list': paged([topic]),
      'GET /wx/topic/detail': ok({ topic, goods: [YEAR], userHasCollect: 0 }),
    });
    const activity = await client.send(getActivity(0));
    expect(activity).toMatchObject({
      id: '314',
      title: topic.title,
      banner: topic.picUrl,
      startsAt: '2026-02-01T00:00:00+08:00',
      rules: [topic.subtitle],
    });
    expect(activity.packages).toHaveLength(1);
    expect(sent[1]?.query).toEqual({ id: '314' });
    const none = clientThrough(litemall, { 'GET /wx/topic/list': paged([]) });
    expect((await rejection(none.client.send(getActivity(0)))).code).toBe('not_found');
  });

  it('makes an order of a package: cart, checkout, submit, payment, detail', async () => {
    const { client, sent, names } = clientThrough(litemall, BUYING);
    const order = await client.send(createOrder('1181000', ORDER, 'key'));
    expect(order).toMatchObject({
      id: '3',
      number: '20260509607545',
      status: 'created',
      amount: 16800,
      um: 'a-1',
      package: { id: '1181000', name: '年卡' },
      createdAt: '2026-05-09T15:30:29+08:00',
      pay: { kind: 'h5' },
    });
    expect(Date.parse(order.expiresAt ?? '') - Date.parse(order.createdAt ?? '')).toBe(30 * 60_000);
    const { url } = order.pay as { url: string };
    expect(url.startsWith(MWEB)).toBe(true);
    expect(new URL(url).searchParams.get('redirect_url')).toBe(
      'https://vip.example.com/result/{token}/3/a-1/1',
    );
    expect(names()).toEqual(Object.keys(BUYING).filter((name) => name !== 'POST /wx/order/prepay'));
    const bodies = Object.fromEntries(sent.map(({ name, body }) => [name, body]));
    expect(bodies['POST /wx/cart/fastadd']).toEqual({ goodsId: 1181000, productId: 140, number: 1 });
    expect(bodies['POST /wx/order/submit']).toMatchObject({ cartId: 8, addressId: 2, couponId: -1 });
    expect(bodies['POST /wx/order/h5pay']).toEqual({ orderId: 3 });
    // Not sent: litemall does not know it.
    expect(sent.some(({ headers }) => 'idempotency-key' in headers)).toBe(false);
  });

  it('pays inside WeChat with the JSAPI parameters', async () => {
    const { client } = clientThrough(litemall, BUYING);
    const { packageValue, ...rest } = PREPAY;
    expect((await client.send(createOrder('1181000', { ...ORDER, client: 'wechat' }, 'key'))).pay).toEqual({
      kind: 'jsapi',
      params: { ...rest, package: packageValue },
    });
  });

  const UNPAID = {
    id: 3,
    orderSn: '1',
    actualPrice: 168.0,
    orderStatusText: '未付款',
    goodsList: [{ id: 1, goodsName: '年卡', price: 168.0 }],
  };
  /** Another package, by its description alone. */
  const PLAIN = { ...YEAR, id: 1181002, name: '畅学包', brief: '有效期 90 天' };
  const unpaidOf = (number: number, ...goods: string[]) => ({
    ...UNPAID,
    id: number,
    actualPrice: 99,
    goodsList: goods.map((goodsName) => ({ id: number, goodsName, price: 99 })),
  });
  const WITH_UNPAID = {
    ...BUYING,
    'GET /wx/goods/list': paged([YEAR, PLAIN]),
    'POST /wx/order/cancel': ok(undefined),
  };

  it('pays an unpaid order of the same package in place of a second one', async () => {
    for (const [found, isNew] of [
      [UNPAID, false],
      [{ ...UNPAID, actualPrice: 99 }, true],
      [{ ...UNPAID, goodsList: [] }, true],
    ] as const) {
      const { client, names } = clientThrough(litemall, {
        ...WITH_UNPAID,
        'GET /wx/order/list': paged([found]),
      });
      expect(await client.send(createOrder('1181000', ORDER, 'key'))).toMatchObject({
        id: '3',
        pay: { kind: 'h5' },
      });
      expect(names().includes('POST /wx/order/submit')).toBe(isNew);
    }
  });

  it.each([
    ['before a new order', [], 'POST /wx/order/submit'],
    ['before one is paid that was found', [UNPAID], 'POST /wx/order/h5pay'],
  ])('cancels every other unpaid order of packages %s', async (_, same, next) => {
    const { client, sent, names } = clientThrough(litemall, {
      ...WITH_UNPAID,
      'GET /wx/order/list': paged([
        unpaidOf(14, '年卡'),
        ...same,
        unpaidOf(13, '月卡'),
        unpaidOf(12, '畅学包', '年卡'),
        // Of the mall, not of a page that sells packages.
        unpaidOf(11, '沙发'),
        unpaidOf(10, '年卡', '沙发'),
        unpaidOf(9),
      ]),
    });
    await client.send(createOrder('1181000', ORDER, 'key'));
    const cancelled = sent.filter(({ name }) => name === 'POST /wx/order/cancel');
    expect(cancelled.map(({ body }) => body)).toEqual([{ orderId: 14 }, { orderId: 13 }, { orderId: 12 }]);
    expect(names()[names().lastIndexOf('POST /wx/order/cancel') + 1]).toBe(next);
  });

  it.each([
    [
      'that was paid meanwhile',
      { errno: 725, errmsg: '订单不能取消' },
      { code: 'conflict', details: { serverCode: '725' } },
    ],
    ['that the mall could not cancel', { errno: 502, errmsg: '系统内部错误' }, { code: 'server' }],
    ['whose cancelling was not answered', () => Promise.reject(new TypeError('lost')), { code: 'network' }],
  ])('orders nothing beside an unpaid order %s', async (_, given, expected) => {
    const { client, names } = clientThrough(litemall, {
      ...WITH_UNPAID,
      'GET /wx/order/list': paged([unpaidOf(14, '月卡'), unpaidOf(13, '月卡')]),
      'POST /wx/order/cancel': given,
    });
    expect(await rejection(client.send(createOrder('1181000', ORDER, 'key')))).toMatchObject(expected);
    expect(names().filter((name) => name === 'POST /wx/order/cancel')).toHaveLength(1);
    expect(names()).not.toContain('POST /wx/order/submit');
  });

  it('cancels nothing for an order that it refuses, or beside goods that it cannot read', async () => {
    const unpaid = { 'GET /wx/order/list': paged([unpaidOf(14, '月卡')]) };
    for (const refused of [
      { 'GET /wx/cart/checkout': ok({ actualPrice: 176.0, addressId: 2 }) },
      { 'GET /wx/cart/checkout': ok({ actualPrice: 168.0, addressId: 0 }) },
      { 'GET /wx/goods/list': ok({ list: null }) },
    ]) {
      const { client, names } = clientThrough(litemall, { ...WITH_UNPAID, ...unpaid, ...refused });
      await rejection(client.send(createOrder('1181000', ORDER, 'key')));
      expect(names()).not.toContain('POST /wx/order/cancel');
      expect(names()).not.toContain('POST /wx/order/submit');
    }
  });

  it.each([
    ['a list that is none', { list: 'x' }],
    ['no list', {}],
    ['an order without an id', paged([{ goodsList: [], actualPrice: 1 }]).data],
    ['an order without goods', paged([{ id: 3, actualPrice: 1 }]).data],
    ['an order without a readable amount', paged([{ id: 3, goodsList: [], actualPrice: 'x' }]).data],
    ['more than were asked for', { ...(paged([]).data as object), total: 21 }],
    [
      'a full page without their number',
      { list: Array<unknown>(20).fill({ id: 3, goodsList: [], actualPrice: 1 }) },
    ],
  ])('makes no order beside unpaid orders that cannot be compared: %s', async (_, data) => {
    const unpaid = { errno: 0, data };
    const { client, names } = clientThrough(litemall, { ...BUYING, 'GET /wx/order/list': unpaid });
    const error = await rejection(client.send(createOrder('1181000', ORDER, 'key')));
    expect([error.code, error.details.serverCode]).toEqual(['server', 'unpaid_orders']);
    expect(names()).not.toContain('POST /wx/cart/fastadd');
  });

  it('makes no second order for a key whose order was paid meanwhile', async () => {
    const { client, names } = clientThrough(litemall, {
      ...BUYING,
      'GET /wx/order/detail': () =>
        answer(200, detail({ orderStatusText: names().length > 8 ? '已付款' : '未付款' })),
    });
    await client.send(createOrder('1181000', ORDER, 'key'));
    expect(await client.send(createOrder('1181000', ORDER, 'key'))).toMatchObject({
      id: '3',
      status: 'paid',
      pay: null,
    });
    expect(names().filter((name) => name === 'POST /wx/order/submit')).toHaveLength(1);
  });

  it.each([
    [
      'another price, freight included',
      { actualPrice: 176.0, addressId: 2 },
      { code: 'conflict', details: { serverCode: 'price_changed' } },
    ],
    [
      'an account without an address',
      { actualPrice: 168.0, addressId: 0 },
      { code: 'invalid', details: { serverMessage: '请先在商城里填写收货地址' } },
    ],
  ])('refuses %s before an order is made', async (_, checkout, expected) => {
    const { client, names } = clientThrough(litemall, { ...BUYING, 'GET /wx/cart/checkout': ok(checkout) });
    expect(await rejection(client.send(createOrder('1181000', ORDER, 'key')))).toMatchObject(expected);
    expect(names()).not.toContain('POST /wx/order/submit');
  });

  it('refuses Alipay before an order is made', async () => {
    const { client, names } = clientThrough(litemall, BUYING);
    expect(
      (await rejection(client.send(createOrder('1181000', { ...ORDER, payType: 'alipay' }, 'key')))).code,
    ).toBe('invalid');
    expect(names()).toEqual([]);
  });

  it('returns an order that cannot be paid now', async () => {
    const refused = { errno: 724, errmsg: '订单不能支付' };
    for (const pay of [refused, ok(null), { errno: 0, errmsg: '成功' }]) {
      const { client } = clientThrough(litemall, { ...BUYING, 'POST /wx/order/h5pay': pay });
      expect(await client.send(createOrder('1181000', ORDER, 'key'))).toMatchObject({ id: '3', pay: null });
    }
  });

  it.each([
    ['未付款', 'created'],
    ['已取消', 'closed'],
    ['已取消(系统)', 'closed'],
    ['已付款', 'paid'],
    ['已发货', 'paid'],
    ['已收货', 'paid'],
    ['已收货(系统)', 'paid'],
    ['订单取消，退款中', 'refunded'],
    ['已退款', 'refunded'],
  ])('reads %s', async (orderStatusText, status) => {
    const { client, sent } = clientThrough(litemall, { 'GET /wx/order/detail': detail({ orderStatusText }) });
    expect((await client.send(getOrder('3', 'result'))).status).toBe(status);
    expect((await client.send(getCenterOrder('3'))).status).toBe(status);
    expect(sent[0]).toMatchObject({ query: { orderId: '3' }, headers: { 'x-litemall-token': 'result' } });
  });

  it('refuses a status that it does not know', async () => {
    const { client } = clientThrough(litemall, {
      'GET /wx/order/detail': detail({ orderStatusText: '已超时团购' }),
    });
    expect((await rejection(client.send(getOrder('3')))).code).toBe('malformed');
  });

  it('pays an order again', async () => {
    const { client } = clientThrough(litemall, BUYING);
    const { payType, client: code, returnUrl } = ORDER;
    const order = await client.send(payCenterOrder('3', { payType, client: code, returnUrl }));
    expect(order).toMatchObject({ id: '3', pay: { kind: 'h5' } });
  });

  it('logs in by password', async () => {
    const { client, sent } = clientThrough(litemall, {
      'POST /wx/auth/login': ok({
        userInfo: { nickName: 'user123', avatarUrl: 'https://wpimg.wallstcn.com/a.gif' },
        token: 'eyJhbGciOiJIUzI1NiJ9.e30.x',
      }),
    });
    expect(await client.send(loginByPassword({ account: 'user123', password: 'p' }))).toMatchObject({
      token: 'eyJhbGciOiJIUzI1NiJ9.e30.x',
      user: { nickname: 'user123' },
    });
    expect(sent[0]?.body).toEqual({ username: 'user123', password: 'p' });
  });

  it('shows comments as feedback', async () => {
    const { client } = clientThrough(litemall, {
      'GET /wx/goods/list': paged([YEAR]),
      'GET /wx/comment/list': paged([
        {
          userInfo: { nickName: 'user123', avatarUrl: '' },
          addTime: '2026-02-01 00:00:00',
          picList: [],
          content: '很好',
          star: 5,
          adminContent: '',
        },
      ]),
    });
    expect((await client.send(getFeedbackList())).items).toMatchObject([
      { id: '1', nickname: 'user123', rating: 5, content: '很好', createdAt: '2026-02-01T00:00:00+08:00' },
    ]);
    const none = clientThrough(litemall, { 'GET /wx/goods/list': paged([]) });
    expect((await none.client.send(getFeedbackList())).items).toEqual([]);
  });

  it.each([
    [{ errno: 501, errmsg: '请登录' }, 'unauthorized'],
    [{ errno: 402, errmsg: '参数值不对' }, 'invalid'],
    [{ errno: 720, errmsg: '订单不存在' }, 'not_found'],
    [{ errno: 502, errmsg: '系统内部错误' }, 'server'],
    [{ errno: -1, errmsg: '错误' }, 'server'],
  ])('answers %j', async (body, code) => {
    const { client } = clientThrough(litemall, { 'GET /wx/order/detail': body });
    expect(await rejection(client.send(getOrder('3')))).toMatchObject({
      code,
      details: { serverCode: String(body.errno), serverMessage: body.errmsg },
    });
  });

  it('says which calls it cannot answer', async () => {
    const { client } = clientThrough(litemall, {});
    expect((await rejection(client.send(generateScheme()))).details.serverMessage).toBe(
      'litemall: GET /v1/generate_scheme: makes no links to mini-programs',
    );
  });
});
