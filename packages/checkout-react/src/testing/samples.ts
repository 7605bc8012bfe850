import type { MembershipPackage, Order } from '@vip/api';
import type { Account, Session } from '@vip/host';

/** The server's time in these samples, ms. */
export const NOW = Date.parse('2026-03-18T10:24:00+08:00');

export const pack = (facts: Partial<MembershipPackage> = {}): MembershipPackage => ({
  id: '102',
  name: '年度会员',
  level: '1',
  type: null,
  price: 16800,
  originalPrice: 29800,
  days: 365,
  badge: '省 130 元',
  benefits: [{ name: '回复建议', icon: 'chat', free: '每天 5 次', member: '不限次数' }],
  isDefault: true,
  saleEndsAt: null,
  credit: 0,
  renewal: null,
  ...facts,
});

export const year = pack();
export const month = pack({
  id: '103',
  name: '月度会员',
  price: 2800,
  originalPrice: 3800,
  days: 30,
  badge: null,
});

export const account: Account = {
  id: 'u1',
  nickname: '江晚舟',
  avatar: '',
  phone: '138****0001',
  membership: null,
};

export const session = (facts: Partial<Session> = {}): Session => ({
  status: 'known',
  isAsking: false,
  token: 'Bearer t',
  account,
  version: '3.2.0',
  clientType: 1,
  ...facts,
});

export const order: Order = {
  id: '9',
  number: '26031810247715',
  status: 'paying',
  package: { id: '102', name: '年度会员', level: '1' },
  amount: 16800,
  payType: 'wechat',
  createdAt: '2026-03-18T10:20:00+08:00',
  expiresAt: '2026-03-18T11:20:00+08:00',
  paidAt: null,
  memberUntil: null,
  um: '-',
  resultToken: null,
  pay: null,
};

export const ANONYMOUS: Session = session({
  status: 'anonymous',
  token: null,
  account: null,
  version: '',
  clientType: 0,
});

/** The session of one user. */
export const sessionOf = (id: string, facts: Partial<Session> = {}): Session => ({
  ...ANONYMOUS,
  status: 'known',
  token: `Bearer t${id}`,
  account: { id, nickname: '小满', avatar: '' },
  ...facts,
});

export const KNOWN = sessionOf('7');
