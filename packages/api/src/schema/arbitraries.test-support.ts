import fc from 'fast-check';
import type { GenericSchema } from 'valibot';
import * as schema from './index.ts';

const id = fc.string({ minLength: 1, maxLength: 64 });
const text = fc.string({ maxLength: 60, unit: 'binary' });
const fen = fc.maxSafeNat();
const count = fc.nat();
const positive = fc.integer({ min: 1, max: 5000 });
const orNull = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const phone = fc.stringMatching(/^1\d{10}$/);
const names = fc.dictionary(fc.stringMatching(/^[A-Za-z]\w{0,12}$/), fc.string());

const time = fc
  .record({
    at: fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
    offset: fc.constantFrom('Z', '+08:00', '-05:30'),
  })
  .map(({ at, offset }) => at.toISOString().replace('Z', offset));

const payInstruction = fc.oneof(
  fc.record({ kind: fc.constant('jsapi'), params: names }),
  fc.record({ kind: fc.constant('h5'), url: fc.webUrl() }),
  fc.record({ kind: fc.constant('alipay_trade'), tradeNo: id }),
  fc.record({ kind: fc.constant('alipay_form'), action: fc.webUrl(), fields: names }),
  fc.record({ kind: fc.constant('bridge'), params: names }),
);

const benefit = fc.record({ name: text, icon: orNull(text), free: text, member: text });
const renewal = fc.record({ price: fen, periodDays: positive });
const membershipPackage = fc.record({
  id,
  name: text,
  level: id,
  type: orNull(text),
  price: fen,
  originalPrice: fen,
  days: orNull(positive),
  badge: orNull(text),
  benefits: fc.array(benefit, { maxLength: 3 }),
  isDefault: fc.boolean(),
  saleEndsAt: orNull(time),
  credit: fen,
  renewal: orNull(renewal),
});
const packages = fc.array(membershipPackage, { maxLength: 3 });

const payType = fc.constantFrom('wechat', 'alipay');
const orderStatus = fc.constantFrom('created', 'paying', 'paid', 'closed', 'refunded');
const order = fc.record({
  id,
  number: text,
  status: orderStatus,
  package: fc.record({ id, name: text, level: id }),
  amount: fen,
  payType,
  createdAt: time,
  expiresAt: time,
  paidAt: orNull(time),
  memberUntil: orNull(time),
  um: text,
  resultToken: orNull(text),
  pay: orNull(payInstruction),
});
const consent = fc.record({ document: fc.stringMatching(/^\/[\w/-]{1,20}$/), version: id });
const chinese = (minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...'江晚舟浙省杭州市西湖区文三路88号'), minLength, maxLength });
const address = fc.record({
  name: chinese(1, 20),
  phone,
  province: chinese(1, 30),
  city: chinese(1, 30),
  district: chinese(1, 30),
  street: chinese(4, 80),
});
const toPay = { payType, client: fc.constantFrom('wechat', 'browser'), returnUrl: id, code: id };
const orderPayload = fc.record(
  {
    price: fen,
    ...toPay,
    um: id,
    consents: fc.array(consent, { maxLength: 2 }),
    phone,
    userId: id,
    address,
    pid: id,
    fid: id,
  },
  { requiredKeys: ['price', 'payType', 'client', 'um', 'returnUrl', 'consents'] },
);

const membership = fc.record({ level: id, name: text, expiresAt: orNull(time) });
const user = fc.record({
  id,
  nickname: text,
  avatar: text,
  phone: text,
  membership: orNull(membership),
  invite: fc.record({ code: text, joined: count, rewarded: count }),
});

const broadcast = fc.record({ id, nickname: text, packageName: text, paidAt: time });
const feedback = fc.record({
  id,
  nickname: text,
  avatar: text,
  rating: fc.integer({ min: 1, max: 5 }),
  content: text,
  createdAt: time,
});
const preparedOption = fc.record({ pid: id, name: text, price: fen, originalPrice: fen, stock: count });
const welfare = fc.record({
  id,
  name: text,
  description: text,
  package: membershipPackage,
  claimedAt: orNull(time),
  expiresAt: orNull(time),
});

const eventName = fc.constantFrom(...schema.EventName.options);
const eventProps = fc.dictionary(
  fc.stringMatching(/^[a-z]\w{0,20}$/),
  fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null)),
);
const trackedEvent = fc.record({ name: eventName, at: count, route: id, props: eventProps });

/** Names of the contract's schemas. */
export type SchemaName = {
  [Name in keyof typeof schema]: (typeof schema)[Name] extends GenericSchema ? Name : never;
}[keyof typeof schema];

/** An arbitrary of valid values for each schema. The type requires every schema of the contract. */
export const fitting: Readonly<Record<SchemaName, fc.Arbitrary<unknown>>> = {
  Activity: fc.record({
    id,
    title: text,
    banner: orNull(text),
    startsAt: time,
    endsAt: time,
    rules: fc.array(text, { maxLength: 3 }),
    packages,
  }),
  Address: address,
  Benefit: benefit,
  Broadcast: broadcast,
  BroadcastList: fc.record({ items: fc.array(broadcast, { maxLength: 3 }) }),
  Consent: consent,
  ErrorBody: fc.record(
    { code: fc.string(), message: fc.string(), fields: names },
    { requiredKeys: ['code', 'message'] },
  ),
  EventBatch: fc.record({ events: fc.array(trackedEvent, { maxLength: 5 }) }),
  EventName: eventName,
  EventProps: eventProps,
  EventsAccepted: fc.record({ accepted: count }),
  Feedback: feedback,
  FeedbackList: fc.record({ items: fc.array(feedback, { maxLength: 3 }) }),
  AmountFen: fen,
  Id: id,
  Login: fc.record({ token: id, user }),
  Membership: membership,
  MembershipPackage: membershipPackage,
  MembershipPackageList: fc.record({ packages }),
  Order: order,
  OrderPayload: orderPayload,
  OrderStatus: orderStatus,
  PasswordPayload: fc.record({ account: id, password: id }),
  PayInstruction: payInstruction,
  PayType: payType,
  PreparedOption: preparedOption,
  PreparedOrder: fc.record({
    id,
    title: text,
    pictures: fc.array(text, { maxLength: 3 }),
    description: text,
    options: fc.array(preparedOption, { maxLength: 3 }),
    ships: fc.boolean(),
    expiresAt: time,
    status: fc.constantFrom('open', 'ordered', 'expired'),
  }),
  Renewal: renewal,
  Scheme: fc.record({ scheme: text, urlLink: text, expiresAt: time }),
  SmsCodePayload: fc.record(
    { phone, code: fc.stringMatching(/^\d{4,6}$/), inviteCode: fc.string({ maxLength: 16 }) },
    { requiredKeys: ['phone', 'code'] },
  ),
  SmsSent: fc.record({ resendAfterS: count, expiresInS: count }),
  DisplayText: text,
  IsoDateTime: time,
  ToPayPayload: fc.record(toPay, { requiredKeys: ['payType', 'client', 'returnUrl'] }),
  TrackedEvent: trackedEvent,
  User: user,
  Welfare: welfare,
  WelfareList: fc.record({ items: fc.array(welfare, { maxLength: 3 }) }),
};

/** The schema of a name, without the type of its value. */
export const schemaOf = (name: SchemaName): GenericSchema => schema[name];

export const schemaNames = Object.keys(fitting) as SchemaName[];
