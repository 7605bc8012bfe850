import {
  buyPreparedOrder,
  createBrandOrder,
  createCenterOrder,
  createOfficialOrder,
  createOrder,
  generateScheme,
  getActivity,
  getBrandPackages,
  getBroadcast,
  getCenterOrder,
  getCenterPackages,
  getFeedbackList,
  getOrder,
  getPreparedOrder,
  getWechatPackages,
  getWelfare,
  loginByPassword,
  loginBySmsCode,
  payCenterOrder,
  requestSmsCode,
  type BrandBackend,
  type Call,
} from '@vip/api';
import type { MembershipPackage, Order, OrderPayload, PayType, PreparedOrder } from '@vip/api/schema';
import { NO_PAGE } from './pages.ts';

export const BACKENDS = ['main', 'datacenter', 'honey', 'youquan', 'tuiwen'] as const;
export type CheckedBackend = (typeof BACKENDS)[number];

/** What the command line gives, by the names of its options. */
export interface Inputs {
  backend: CheckedBackend;
  phone?: string;
  code?: string;
  account?: string;
  password?: string;
  clientType: number;
  userId?: string;
  app?: string;
  orderId?: string;
  resultToken?: string;
  packageId?: string;
  preparedId?: string;
  pid?: string;
  payType: PayType;
  client: string;
  /** Where pages are: return addresses begin with it. */
  origin: string;
  /** Another backend reads the brand's orders. */
  datacenter?: string;
  /** Orders may be made, an SMS and links to the mini-program asked for. */
  orders: boolean;
  sms: boolean;
  scheme: boolean;
}

/** What earlier calls have brought. */
export interface Found {
  packages: readonly MembershipPackage[];
  order?: Order;
  prepared?: PreparedOrder;
}

/** What is missing for a call, as options: `--phone`. */
export class Needs {
  readonly options: readonly string[];
  constructor(...options: (string | false)[]) {
    this.options = options.filter((option) => option !== false);
  }
}

/** A call to check. */
export interface CheckedCall {
  /** Backend, method and template, as in the table of pages. */
  name: string;
  /** Tells two of the same call apart. */
  label?: string;
  /** Makes an order: its answer is compared with what was ordered, and it is repeated with the same key. */
  makesOrder?: true;
  /** The error that the call must end with. */
  expects?: 'not found' | 'unauthorized';
  make(inputs: Inputs, found: Found): Call<unknown> | Needs;
}

const ADDRESS = {
  name: '测试收货人',
  phone: '13800000000',
  province: '浙江省',
  city: '杭州市',
  district: '西湖区',
  street: '测试路 1 号',
};

/** The cheapest that costs something and does not renew, or what `--package-id` names. */
export function packageToOrder(
  { packageId }: Pick<Inputs, 'packageId'>,
  { packages }: Found,
): MembershipPackage | undefined {
  if (packageId !== undefined) return packages.find(({ id }) => id === packageId);
  const [cheapest] = packages
    .filter(({ price, renewal }) => price > 0 && renewal === null)
    .sort((a, b) => a.price - b.price);
  return cheapest;
}

const payloadOf = (inputs: Inputs, price: number): OrderPayload => ({
  price,
  payType: inputs.payType,
  client: inputs.client,
  um: '-',
  returnUrl: `${inputs.origin}/result/{token}/{id}/{um}/{level}`,
  consents: [{ document: '/useragree', version: 'backend-check' }],
});

/** A key is new for each run and each call. */
const newKey = (): string => `backend-check-${crypto.randomUUID()}`;

const ordering = (
  name: string,
  make: (packageId: string, body: OrderPayload, key: string) => Call<Order>,
): CheckedCall => ({
  name,
  makesOrder: true,
  make(inputs, found) {
    if (!inputs.orders) return new Needs('--orders');
    const chosen = packageToOrder(inputs, found);
    if (chosen) return make(chosen.id, payloadOf(inputs, chosen.price), newKey());
    return new Needs(
      inputs.packageId === undefined ? 'a package on sale' : '--package-id of a package on sale',
    );
  },
});

/** The id of an order that does not exist: of digits, since many backends read nothing else. */
const UNKNOWN_ORDER = '9007199254740991';

/** Reading an order, and the errors of it that need no right to anything. */
function reading(name: string, read: (id: string, resultToken?: string) => Call<Order>): CheckedCall[] {
  /** Orders of a brand are read at the data center. */
  const center = ({ backend, datacenter }: Inputs) =>
    name.startsWith(`${backend} `) || datacenter ? null : new Needs('--datacenter');
  const idOf = ({ orderId }: Inputs, { order }: Found) => orderId ?? order?.id;
  const byId: CheckedCall['make'] = (inputs, found) => {
    const id = idOf(inputs, found);
    return center(inputs) ?? (id === undefined ? new Needs('--order-id') : read(id));
  };
  return [
    { name, make: byId },
    {
      name,
      label: 'by its result token',
      make(inputs, found) {
        const id = idOf(inputs, found);
        const token = inputs.orderId === undefined ? found.order?.resultToken : inputs.resultToken;
        if (id !== undefined && token) return center(inputs) ?? read(id, token);
        return center(inputs) ?? new Needs(id === undefined && '--order-id', '--result-token');
      },
    },
    { name, label: 'with a token that is not valid', expects: 'unauthorized', make: byId },
    {
      name,
      label: 'of an order that does not exist',
      expects: 'not found',
      make: (inputs) => center(inputs) ?? read(UNKNOWN_ORDER),
    },
  ];
}

function packagesFor(name: string, get: (phone: string) => Call<unknown>): CheckedCall[] {
  return [
    { name, label: 'without a phone', make: () => get('') },
    { name, label: 'for a phone', make: ({ phone }) => (phone ? get(phone) : new Needs('--phone')) },
  ];
}

const welfare: CheckedCall = {
  name: 'tuiwen GET /web/vip/packages/welfare',
  make: ({ userId }) => getWelfare('tuiwen', userId ?? ''),
};

const main: CheckedCall[] = [
  {
    name: 'main GET /v1/sms/code/login',
    make: ({ sms, phone }) =>
      sms && phone ? requestSmsCode(phone) : new Needs(!sms && '--sms', !phone && '--phone'),
  },
  {
    name: 'main POST /v1/auth/smsCode',
    make: ({ phone, code }) =>
      phone && code ? loginBySmsCode({ phone, code }) : new Needs(!phone && '--phone', !code && '--code'),
  },
  {
    name: NO_PAGE,
    make: ({ account, password }) =>
      account && password
        ? loginByPassword({ account, password })
        : new Needs(!account && '--account', !password && '--password'),
  },
  { name: 'main GET /v1/activity', make: ({ clientType }) => getActivity(clientType) },
  { name: 'main GET /v1/order/broadcast', make: () => getBroadcast() },
  { name: 'main GET /v1/feedback-list', make: () => getFeedbackList() },
  ...packagesFor('main GET /v1/vip/packages/wechat', getWechatPackages),
  {
    name: 'main GET /v1/generate_scheme',
    make: ({ scheme }) => (scheme ? generateScheme() : new Needs('--scheme')),
  },
  {
    name: 'main GET /web/adminOrder/detail/{id}',
    make: ({ preparedId }) => (preparedId ? getPreparedOrder(preparedId) : new Needs('--prepared-id')),
  },
  ordering('main POST /web/vip/packages/{id}/orders', createOrder),
  ordering('main POST /web/vip/packages/{id}/orders/official', createOfficialOrder),
  {
    name: 'main POST /web/adminOrder/buy/{id}',
    makesOrder: true,
    make(inputs, { prepared }) {
      const { preparedId, orders } = inputs;
      if (!orders || !preparedId) return new Needs(!orders && '--orders', !preparedId && '--prepared-id');
      const option = prepared?.options.find(({ pid, stock }) =>
        inputs.pid === undefined ? stock > 0 : pid === inputs.pid,
      );
      if (!prepared || !option) return new Needs('--pid of an option in stock');
      const body: OrderPayload = {
        ...payloadOf(inputs, option.price),
        pid: option.pid,
        fid: '0',
        ...(prepared.ships && { address: ADDRESS }),
      };
      return buyPreparedOrder(preparedId, body, newKey());
    },
  },
  ...reading('main GET /web/orders/{id}', getOrder),
];

const center: CheckedCall[] = [
  {
    name: 'datacenter GET /web/vip/packages/wechat',
    make: ({ app, phone, userId }) =>
      getCenterPackages({ ...(app && { app }), ...(phone && { phone }), ...(userId && { userId }) }),
  },
  ordering('datacenter POST /web/vip/packages/{id}/orders/official', createCenterOrder),
];

/** What is read and paid at the data center, also of brands. */
const centerOrders: CheckedCall[] = [
  ...reading('datacenter GET /web/order/{id}', getCenterOrder),
  {
    name: 'datacenter POST /web/order/{id}/to_pay',
    make({ backend, orders, datacenter, payType, client, origin }, { order }) {
      if (!orders) return new Needs('--orders');
      if (backend !== 'datacenter' && !datacenter) return new Needs('--datacenter');
      if (!order) return new Needs('an order that was made');
      return payCenterOrder(order.id, { payType, client, returnUrl: `${origin}/upgrade/use?order={id}` });
    },
  },
];

function brand(name: BrandBackend): CheckedCall[] {
  const loads = name === 'tuiwen' ? 'type' : undefined;
  return [
    ...packagesFor(`${name} GET /web/vip/packages/wechat`, (phone) => getBrandPackages(name, phone, loads)),
    ...(name === 'tuiwen' ? [welfare] : []),
    ordering(`${name} POST /web/vip/packages/{id}/orders/official`, (packageId, body, key) =>
      createBrandOrder(name, packageId, body, key),
    ),
    ...centerOrders,
  ];
}

/** The calls of a backend in the order in which they are made: some need what others bring. */
export function callsOf(backend: CheckedBackend): readonly CheckedCall[] {
  if (backend === 'main') return main;
  return backend === 'datacenter' ? [...center, ...centerOrders] : brand(backend);
}
