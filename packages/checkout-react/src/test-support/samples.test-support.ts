import type { Call, MembershipPackage, Order, OrderPayload } from '@vip/api';
import type { Agreement, PurchaseSetup } from '../contract.ts';

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

const call = (method: 'GET' | 'POST', path: string, body?: unknown) =>
  ({ backend: 'main', method, path, body }) as Call<never>;

/** The order that a server makes of this request: the package and the amount that were asked for. */
export const orderFor = ({ path, body }: Call<unknown>, some: Partial<Order> = {}): Order =>
  order({
    package: { id: path.split('/').pop() ?? '', name: '年度会员', level: '1' },
    amount: (body as Partial<OrderPayload> | undefined)?.price ?? 16800,
    ...some,
  });

export const TEXTS: Agreement[] = [{ document: '/lxbva', name: '《会员服务协议》', version: '1.0.0' }];
export const RENEWAL_TEXT: Agreement = {
  document: '/lxbsa',
  name: '《自动续费服务协议》',
  version: '1.0.0',
  isSubscription: true,
};

export const setup: PurchaseSetup = {
  scope: 'test',
  family: 'test.shop',
  reads: 'main',
  packages: (session, phone) => call('GET', `/packages?phone=${phone}&who=${session.account?.id ?? ''}`),
  orders: async () => ({ createOrder: (id, body) => call('POST', `/orders/${id}`, body) }),
  resultTemplate: '/result/{token}/{id}/{um}/{level}',
  agreements: (_page, selected) => (selected.renewal ? [...TEXTS, RENEWAL_TEXT] : TEXTS),
  loginAgreements: () => [{ document: '/lxbua', name: '《用户协议》', version: '1.0.0' }],
};
