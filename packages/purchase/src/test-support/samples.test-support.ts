import type { Call, MembershipPackage, Order } from '@vip/api';
import type { PurchaseSetup } from '../contract.ts';

export const pack = (some: Partial<MembershipPackage> = {}): MembershipPackage => ({
  id: '1',
  name: '年度会员',
  level: '1',
  type: null,
  price: 16800,
  originalPrice: 29800,
  days: 365,
  badge: null,
  benefits: [],
  isDefault: false,
  saleEndsAt: null,
  credit: 0,
  renewal: null,
  ...some,
});

export const order = (some: Partial<Order> = {}): Order => ({
  id: 'o1',
  number: '26',
  status: 'created',
  package: { id: '1', name: '年度会员', level: '1' },
  amount: 16800,
  payType: 'wechat',
  createdAt: '2026-11-21T10:00:00.000+08:00',
  expiresAt: '2026-11-21T10:15:00.000+08:00',
  paidAt: null,
  memberUntil: null,
  um: '-',
  resultToken: 'rt',
  pay: { kind: 'h5', url: 'https://wx.tenpay.com/x' },
  ...some,
});

const call = (path: string, body?: unknown) =>
  ({ backend: 'main', method: 'GET', path, body }) as Call<never>;

export const setup: PurchaseSetup = {
  scope: 'test',
  packages: (session, phone) => call(`/packages?phone=${phone}&who=${session.account?.id ?? ''}`),
  orders: async () => ({
    createOrder: (id, body) => call(`/orders/${id}`, body),
    getOrder: (id) => call(`/order/${id}`),
  }),
  resultTemplate: '/result/{token}/{id}/{um}/{level}',
  agreements: () => [{ document: '/lxbva', name: '《会员服务协议》', version: '1.0.0' }],
  loginAgreements: () => [{ document: '/lxbua', name: '《用户协议》', version: '1.0.0' }],
};
