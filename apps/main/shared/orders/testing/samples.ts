import type { Address, OrderPayload, PreparedOption, PreparedOrder } from '@vip/api';
import type { PendingPurchase } from '@vip/checkout';
import type { KeyValue } from '@vip/host';
import { fakeHost, order } from '@vip/checkout-react/testing';

/** For tests: what customer service prepared, for two days. */
export const NOW = Date.parse('2026-11-21T10:24:00+08:00');

export const option = (facts: Partial<PreparedOption> = {}): PreparedOption => ({
  pid: 'p1',
  name: '墨色礼盒',
  price: 21800,
  originalPrice: 35800,
  stock: 36,
  ...facts,
});

export const prepared = (facts: Partial<PreparedOrder> = {}): PreparedOrder => ({
  id: '8',
  title: '年度会员礼盒',
  pictures: ['/a.svg', 'https://elsewhere.example/b.svg'],
  description: '付款后立即开通一年会员。',
  options: [option(), option({ pid: 'p2', name: '金色礼盒', price: 25800, stock: 0 })],
  ships: true,
  expiresAt: '2026-11-23T10:25:00+08:00',
  status: 'open',
  ...facts,
});

export const address: Address = {
  name: '江晚舟',
  phone: '13800000001',
  province: '浙江省',
  city: '杭州市',
  district: '西湖区',
  street: '文三路 88 号',
};

export const memory = (): KeyValue => fakeHost(() => undefined).storage.session;

/** What is sent for an order of an option. */
export const payload: OrderPayload = {
  price: 21800,
  payType: 'wechat',
  client: 'browser',
  um: '-',
  returnUrl: '/result/{token}/{id}/{um}/{level}',
  consents: [],
};

/** An order of an option on this device, unpaid. */
export const pendingPurchase = (family: string, facts: Partial<PendingPurchase> = {}): PendingPurchase => ({
  family,
  reads: 'main',
  resultTemplate: payload.returnUrl,
  key: 'k',
  intent: {
    packageId: 'p1',
    packageName: '墨色礼盒',
    level: '',
    price: 21800,
    payType: 'wechat',
    consents: [],
    user: '',
    detail: { id: '8', fid: 'f1', address: 'm' },
  },
  order,
  resultToken: null,
  launchedAt: null,
  startedAt: Date.now(),
  tab: 't',
  ...facts,
});
