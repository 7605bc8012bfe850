import type { LoginGate, PurchasePage } from '@vip/checkout-react';
import { membershipTerms, privacyPolicy, userTerms } from '../agreements.ts';
import { packages, year } from './sample-packages.ts';

export const NOW = Date.parse('2026-11-21T09:30:00+08:00');

const nothing = () => undefined;

/** A purchase page that is ready to pay, for showing; `changes` makes it any other. */
export const samplePage = (changes: Partial<PurchasePage> = {}): PurchasePage => ({
  session: {
    status: 'known',
    isAsking: false,
    token: 'Bearer sample',
    account: { id: 'u1', nickname: '小满', avatar: '', phone: '138****0001' },
    version: '',
    clientType: 0,
  },
  packageList: { status: 'ready', packages, selected: year, select: nothing },
  choices: [
    { type: 'wechat', name: '微信支付' },
    { type: 'alipay', name: '支付宝' },
  ],
  choice: 'wechat',
  choose: nothing,
  noPaymentMethod: null,
  missingWallet: null,
  consent: {
    agreements: [membershipTerms, privacyPolicy],
    isChecked: false,
    setChecked: nothing,
    isAsking: false,
    acceptAndPay: nothing,
    dismiss: nothing,
  },
  login: sampleGate(),
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
  broadcast: { status: 'loading', items: [] },
  feedback: { status: 'loading', items: [] },
  now: () => NOW,
  ...changes,
});

/** A closed login sheet. */
export const sampleGate = (changes: Partial<LoginGate> = {}): LoginGate => ({
  agreements: [userTerms, privacyPolicy],
  isOpen: false,
  open: nothing,
  shown: nothing,
  close: nothing,
  onLogin: nothing,
  ...changes,
});

/** What the page is before anything is known: its first render. */
export const loadingPage = (): PurchasePage =>
  samplePage({
    session: { status: 'waiting', isAsking: true, token: null, account: null, version: '', clientType: 0 },
    packageList: { status: 'loading' },
    choices: [],
    consent: { ...samplePage().consent, agreements: [] },
  });
