import type { Order } from '@vip/api';
import type { Intent, PendingPurchase, PurchaseOrigin } from '../contract.ts';

export const anIntent = (some: Partial<Intent> = {}): Intent => ({
  packageId: 'p365',
  packageName: '年度会员',
  level: '2',
  price: 16800,
  payType: 'wechat',
  consents: [{ document: '/lxbva', version: '1.0.0' }],
  user: 'u1',
  ...some,
});

export const anOrder = (some: Partial<Order> = {}): Order => ({
  id: 'o1',
  number: '26112110240001',
  status: 'created',
  package: { id: 'p365', name: '年度会员', level: '2' },
  amount: 16800,
  payType: 'wechat',
  createdAt: '2026-11-21T10:00:00+08:00',
  expiresAt: '2026-11-21T10:15:00+08:00',
  paidAt: null,
  memberUntil: null,
  um: '-',
  resultToken: 'rt_o1',
  pay: { kind: 'jsapi', params: { package: 'prepay_id=wx1' } },
  ...some,
});

export const anOrigin = (some: Partial<PurchaseOrigin> = {}): PurchaseOrigin => ({
  family: 'main.official',
  reads: 'main',
  resultTemplate: '/result/{token}/{id}/{um}/{level}',
  ...some,
});

/** A purchase of another tab, whose wallet was opened. */
export const aPending = (some: Partial<PendingPurchase> = {}): PendingPurchase => ({
  ...anOrigin(),
  key: 'pi_1',
  intent: anIntent(),
  order: anOrder(),
  resultToken: 'rt_o1',
  launchedAt: Date.parse('2026-11-21T09:59:00+08:00'),
  startedAt: Date.parse('2026-11-21T09:58:00+08:00'),
  tab: 'tab0',
  ...some,
});
