import type { MembershipPackage } from '@vip/api';
import type {
  LoginControl,
  PurchasePage,
  ReadyPackageList,
  ResultPage,
  ResultView,
  UnfinishedPurchase,
} from '../contract.ts';
import { month, NOW, order, session, year } from './samples.ts';

const nothing = () => undefined;

/** A package list with these packages; the first one is selected. */
export const packageListOf = (
  selected: MembershipPackage,
  ...others: MembershipPackage[]
): ReadyPackageList => ({ status: 'ready', packages: [selected, ...others], selected, select: nothing });

/** An own unfinished purchase, unpaid. */
export const unfinished = (facts: Partial<UnfinishedPurchase> = {}): UnfinishedPurchase => ({
  packageName: '年度会员',
  amount: 16800,
  number: '7715',
  isOwn: true,
  status: 'unpaid',
  ...facts,
});

/** A purchase page with two packages; no consent, no notice, nothing in progress. */
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

/** An empty login form. */
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
