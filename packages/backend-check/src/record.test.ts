import { describe, expect, it } from 'vitest';
import { Anonymiser } from './anonymise.ts';

const anonymise = (value: unknown, secrets: string[] = [], hosts = {}) =>
  new Anonymiser(secrets, hosts).json(value);

describe('a recorded answer', () => {
  it('has other phones, names, addresses, tokens, ids and words of people', () => {
    const answer = {
      token: 'abc123',
      userInfo: { id: 42, nickName: '李小明', avatarUrl: 'https://x.cn/1.png', mobile: '13912345678' },
      user: { name: '李小明', phone: '139****5678', birthday: '1990-02-03', email: 'li@x.cn' },
      consignee: '王二',
      address: { name: '王二', tel: 13912345678, province: '浙江省', addressDetail: '文三路 9 号' },
      comments: [{ star: 5, content: '发票寄到 13912345678', nick_name: '王二' }],
      orderSn: '20261121090000123456',
      lastIp: '10.2.3.4',
    };
    const text = JSON.stringify(anonymise(answer));
    for (const personal of ['abc123', '42', '李小明', '王二', '13912345678', '139****5678', '浙江', '文三路'])
      expect(text).not.toContain(personal);
    for (const personal of ['x.cn', '1990', '发票', '20261121090000123456', '10.2.3.4'])
      expect(text).not.toContain(personal);
  });

  it('keeps what adapters read: money, times, statuses, names of goods, error codes', () => {
    const answer = {
      errno: 0,
      code: 'price_changed',
      data: {
        name: '年卡 365 天',
        retailPrice: 168,
        price: '168.00',
        status: 'pending',
        level: 2,
        addTime: '2026-11-21 09:00:00',
        is_paid: false,
        days: 365,
        number: 2,
      },
    };
    expect(anonymise(answer)).toEqual(answer);
  });

  it('has the same replacement for the same value, a number for a number', () => {
    const anonymiser = new Anonymiser([], {});
    const first = anonymiser.json({ id: 7, no: '2026112100000007' }) as { id: number; no: string };
    expect(first.id).toBeTypeOf('number');
    expect(anonymiser.json({ order_id: '7' })).toEqual({ order_id: String(first.id) });
    expect(anonymiser.path('/api/orders/7?id=7&page=7')).toBe(
      `/api/orders/${first.id}?id=${first.id}&page=7`,
    );
    expect(anonymiser.text('order 2026112100000007 is paid')).toBe(`order ${first.no} is paid`);
    expect(anonymiser.json({ id: first.id })).not.toEqual({ id: first.id });
    expect(anonymiser.json({ errno: 0, data: 7 })).toEqual({ errno: 0, data: first.id });
    expect(anonymiser.json({ addressId: 0, couponId: -1 })).toEqual({ addressId: 0, couponId: -1 });
  });

  it("has other values in wallets' addresses and forms, and these can still be read", () => {
    const anonymiser = new Anonymiser(['session-secret'], { 'staging.shop.cn': 'backend.example.com' });
    const [url, form] = [
      'https://wx.tenpay.com/h5?prepay_id=wx20161110163838f231619da20804912345&package=1037687096&redirect_url=https%3A%2F%2Fstaging.shop.cn%2Fp',
      '<form action="https://openapi.alipay.com/gateway.do?sign=aB3dEfGhIjKlMnOpQrStUvWx" method="post"><input type="hidden" name="biz_content" value="{&quot;a&quot;:&quot;session-secret&quot;}"></form>',
    ].map((text) => anonymiser.text(text));
    expect(url).toMatch(/^https:\/\/wx\.tenpay\.com\/h5\?prepay_id=opaque_\d+&package=\w+&redirect_url=/);
    expect(form).toMatch(
      /^<form action="https:\/\/openapi\.alipay\.com\/gateway\.do\?sign=opaque_\d+" method="post"><input/,
    );
    for (const secret of ['wx2016', 'staging', 'aB3d', 'session-secret'])
      expect(`${url}${form}`).not.toContain(secret);
  });
});
