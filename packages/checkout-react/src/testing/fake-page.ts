import type { MembershipPackage, Order } from '@vip/api';
import type { Account, Session } from '@vip/host';
import type { LoginControl, PurchasePage, ResultPage, ResultView } from '../contract.ts';

/** The server's time in these samples, ms. */
export const NOW = Date.parse('2026-03-18T10:24:00+08:00');

const nothing = () => undefined;

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

/** A page with two packages on it, nothing ticked, nothing going on. */
export const page = (facts: Partial<PurchasePage> = {}): PurchasePage => ({
  session: session(),
  packageList: { status: 'ready', packages: [month, year], selected: year, select: nothing },
  choices: [
    { type: 'wechat', name: '微信支付' },
    { type: 'alipay', name: '支付宝' },
  ],
  choice: 'wechat',
  choose: nothing,
  noPaymentMethod: null,
  missingWallet: null,
  consent: {
    agreements: [
      { document: '/lxbva', name: '《会员服务协议》', version: '1.0.0' },
      { document: '/lxbpa', name: '《隐私政策》', version: '1.0.0' },
    ],
    isChecked: false,
    setChecked: nothing,
    isAsking: false,
    acceptAndPay: nothing,
    dismiss: nothing,
  },
  login: {
    agreements: [{ document: '/lxbua', name: '《用户协议》', version: '1.0.0' }],
    isOpen: false,
    open: nothing,
    shown: nothing,
    close: nothing,
    onLogin: nothing,
  },
  pay: nothing,
  isBusy: false,
  checkout: { name: 'choosing', notice: null, pending: null },
  notice: null,
  dismissNotice: nothing,
  pending: null,
  resume: nothing,
  dismissPending: nothing,
  repriced: null,
  beneficiary: null,
  cashier: { isOpen: false, isChecking: false, confirm: nothing, payAgain: nothing, leave: nothing },
  broadcast: { status: 'ready', items: [] },
  feedback: { status: 'ready', items: [] },
  now: () => NOW,
  ...facts,
});

/** A login form with nothing in it. */
export const loginForm = (facts: Partial<LoginControl> = {}): LoginControl => ({
  agreements: [{ document: '/lxbua', name: '《用户协议》', version: '1.0.0' }],
  phone: '',
  setPhone: nothing,
  code: '',
  setCode: nothing,
  isAgreed: false,
  setAgreed: nothing,
  errors: { phone: null, code: null, agreed: null, form: null },
  resendInS: 0,
  isSending: false,
  sendCode: nothing,
  isSubmitting: false,
  submit: nothing,
  ...facts,
});

export const resultPage = (view: ResultView, facts: Partial<ResultPage> = {}): ResultPage => ({
  session: session(),
  view,
  notice: null,
  now: () => NOW,
  ...facts,
});

export type WaitingView = Extract<ResultView, { status: 'confirming' | 'unknown' }>;

export const waiting = (facts: Partial<WaitingView> = {}): WaitingView => ({
  status: 'unknown',
  order,
  isAsking: false,
  isChecking: false,
  lastCheckedAt: NOW,
  confirm: nothing,
  payAgain: nothing,
  leave: nothing,
  ...facts,
});
