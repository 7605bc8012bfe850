import type { Call, MembershipPackage, Order, OrderPayload } from '@vip/api';
import type { Agreement, PurchaseSetup } from '../contract.ts';
import { order as sampleOrder, pack as samplePack } from '../testing/index.ts';
import { typedPhone } from '../typed-phone.ts';

/** A package with the id 1, which is not the default. */
export const pack = (some: Partial<MembershipPackage> = {}): MembershipPackage =>
  samplePack({ id: '1', badge: null, benefits: [], isDefault: false, ...some });

/** An order that can be paid. */
export const order = (some: Partial<Order> = {}): Order => ({
  ...sampleOrder,
  id: 'o1',
  number: '26',
  status: 'created',
  package: { id: '1', name: '年度会员', level: '1' },
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
  phoneOf: typedPhone,
  orders: async () => ({ createOrder: (id, body) => call('POST', `/orders/${id}`, body) }),
  resultTemplate: '/result/{token}/{id}/{um}/{level}',
  agreements: (_page, selected) => (selected.renewal ? [...TEXTS, RENEWAL_TEXT] : TEXTS),
  loginAgreements: () => [{ document: '/lxbua', name: '《用户协议》', version: '1.0.0' }],
};
