import type {
  EventBatch,
  OrderPayload,
  PasswordPayload,
  SmsCodePayload,
  ToPayPayload,
} from '../src/schema/index.ts';

/** Bodies as the document shows them; each fits its schema. */
export const orderPayload: OrderPayload = {
  price: 16800,
  payType: 'wechat',
  client: 'wechat',
  um: '-',
  returnUrl: 'https://vip.example.com/result/{token}/{id}/{um}/{level}',
  consents: [{ document: '/lxbva', version: '2026-11-01' }],
  phone: '13800000001',
};

export const toPay: ToPayPayload = {
  payType: 'alipay',
  client: 'browser',
  returnUrl: 'https://vip.example.com/upgrade/use?order={id}',
};

export const password: PasswordPayload = { account: '13800000001', password: '********' };

export const smsCode: SmsCodePayload = { phone: '13800000001', code: '123456' };

export const eventBatch: EventBatch = {
  events: [{ name: 'page_view', at: 1_795_223_381_000, route: '/wechatpay', props: { um: '-' } }],
};
