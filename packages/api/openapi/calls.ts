import type { GenericSchema } from 'valibot';
import { filledPath } from '../src/client/call-path.ts';
import type { Call } from '../src/client/port.ts';
import * as calls from '../src/index.ts';
import * as schema from '../src/schema/index.ts';

/** One call of the contract. Method, path, query, key and authorization are read off `call`. */
export interface DocumentedCall {
  /** The endpoint function. */
  name: string;
  summary: string;
  description?: string;
  /** Made with `{name}` for each value, so that its path is a template. */
  call: Call<unknown>;
  body?: GenericSchema;
  /** The order's own token is taken as well as the session's. */
  hasResultToken?: boolean;
  query?: Readonly<Record<string, { type?: 'integer'; isOptional?: boolean; description?: string }>>;
}

/** Bodies as the document shows them; each fits its schema. */
const orderPayload: schema.OrderPayload = {
  price: 16800,
  payType: 'wechat',
  client: 'wechat',
  um: '-',
  returnUrl: 'https://vip.example.com/result/{token}/{id}/{um}/{level}',
  consents: [{ document: '/lxbva', version: '2026-11-01' }],
  phone: '13800000001',
};

const toPay: schema.ToPayPayload = {
  payType: 'alipay',
  client: 'browser',
  returnUrl: 'https://vip.example.com/upgrade/use?order={id}',
  um: '-',
};

const password: schema.PasswordPayload = { account: '13800000001', password: '********' };

const smsCode: schema.SmsCodePayload = { phone: '13800000001', code: '123456' };

const eventBatch: schema.EventBatch = {
  events: [{ name: 'page_view', at: 1_795_223_381_000, route: '/wechatpay', props: { um: '-' } }],
};

const key = '{key}';
const phone = { phone: { description: 'Empty for an anonymous user' } };
const order = {
  body: schema.OrderPayload,
  description: [
    "The order belongs to the session's user, not to `phone` or `user_id`; a client with a session sends neither.",
    'Without a session it belongs to `phone`, without a phone to `user_id`, and without both to an anonymous user.',
    '`price` is compared with the amount that this buyer would be charged; a known key answers with its own order at any `price`.',
  ].join('\n'),
};
const PHONE_PRICES =
  "Prices for the session's user; without a session for `phone`, which may be empty: list prices.";
const brandNames = ['honey', 'youquan', 'tuiwen'] as const;

const main: DocumentedCall[] = [
  {
    name: 'createOrder',
    summary: 'Makes an order of a package; the same key answers with the same order',
    call: calls.createOrder('{id}', orderPayload, key),
    ...order,
  },
  {
    name: 'getOrder',
    summary: 'Reads an order',
    call: calls.getOrder('{id}'),
    hasResultToken: true,
  },
  {
    name: 'loginByPassword',
    summary: 'Logs in by password; for the debug login helper',
    call: calls.loginByPassword(password),
    body: schema.PasswordPayload,
  },
  {
    name: 'getActivity',
    summary: 'The current activity with its packages',
    // A template in place of the page's number.
    call: calls.getActivity('{clientType}' as unknown as number),
    query: { is_speed: { type: 'integer', description: 'The client type; 0 when unknown' } },
  },
  { name: 'getBroadcast', summary: 'Who bought something lately', call: calls.getBroadcast() },
  { name: 'getFeedbackList', summary: 'Feedback of members', call: calls.getFeedbackList() },
  {
    name: 'getWechatPackages',
    summary: 'Packages for a phone',
    description: PHONE_PRICES,
    call: calls.getWechatPackages('{phone}'),
    query: phone,
  },
  {
    name: 'createOfficialOrder',
    summary: 'Makes an order of a package, from a page outside the app',
    call: calls.createOfficialOrder('{id}', orderPayload, key),
    ...order,
  },
  {
    name: 'requestSmsCode',
    summary: 'Sends an SMS code: never repeated by a client of itself',
    call: calls.requestSmsCode('{phone}'),
  },
  {
    name: 'loginBySmsCode',
    summary: 'Logs in by SMS code; the token is good at every backend',
    call: calls.loginBySmsCode(smsCode),
    body: schema.SmsCodePayload,
  },
  {
    name: 'getPreparedOrder',
    summary: 'What customer service prepared for a buyer',
    call: calls.getPreparedOrder('{id}'),
  },
  {
    name: 'buyPreparedOrder',
    summary: 'Makes the order of one option of it',
    call: calls.buyPreparedOrder('{id}', orderPayload, key),
    ...order,
  },
  { name: 'generateScheme', summary: 'The way into the mini-program', call: calls.generateScheme() },
];

const brands = brandNames.flatMap((brand): DocumentedCall[] => [
  {
    name: 'getBrandPackages',
    summary: "The brand's packages for a phone",
    description: PHONE_PRICES,
    call: calls.getBrandPackages(brand, '{phone}', ...(brand === 'tuiwen' ? (['type'] as const) : [])),
    query: { ...phone, ...(brand === 'tuiwen' && { loads: { isOptional: true } }) },
  },
  {
    name: 'createBrandOrder',
    summary: 'Makes an order of a package; read at the data center',
    call: calls.createBrandOrder(brand, '{id}', orderPayload, key),
    ...order,
  },
  {
    name: 'getWelfare',
    summary: 'Gift packages for a user',
    description: "Gifts of the session's user; without a session of `user_id`.",
    call: calls.getWelfare(brand, '{userId}'),
  },
]);

const center: DocumentedCall[] = [
  {
    name: 'getCenterPackages',
    summary: 'Packages for a user',
    description:
      "Prices for the session's user; without a session for `phone`, without a phone for `user_id`, else list prices.",
    call: calls.getCenterPackages({ app: '{app}', phone: '{phone}', userId: '{userId}' }),
    query: { app: { isOptional: true }, phone: { isOptional: true }, user_id: { isOptional: true } },
  },
  {
    name: 'getCenterOrder',
    summary: 'Reads an order of a brand or an upgrade',
    call: calls.getCenterOrder('{id}'),
    hasResultToken: true,
  },
  {
    name: 'createCenterOrder',
    summary: 'Makes an order of a package or an upgrade',
    call: calls.createCenterOrder('{id}', orderPayload, key),
    ...order,
  },
  {
    name: 'payCenterOrder',
    summary: 'A fresh pay instruction for an unpaid order',
    call: calls.payCenterOrder('{id}', toPay),
    body: schema.ToPayPayload,
    hasResultToken: true,
  },
];

const events: DocumentedCall[] = [
  {
    name: 'uploadEvents',
    summary: 'Uploads events; never with an authorization',
    call: calls.uploadEvents(eventBatch),
    body: schema.EventBatch,
  },
];

/** Every call of the contract, once. */
export const documentedCalls: readonly DocumentedCall[] = [...main, ...center, ...brands, ...events];

/** The path of a call with its query, as a template: `/web/orders/{id}`. */
export const templateOf = ({ call }: DocumentedCall): string => decodeURIComponent(filledPath(call));
