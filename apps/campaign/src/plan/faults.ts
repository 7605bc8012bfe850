import type { Act, Fault } from './plan.ts';
import type { Random } from './random.ts';

/** Calls of a purchase, as patterns of faults. */
const CALLS = {
  order: [
    'POST /api/*/web/vip/packages/*/orders',
    'POST /api/*/web/vip/packages/*/orders/official',
    'POST /api/main/web/adminOrder/buy/*',
  ],
  again: ['POST /api/datacenter/web/order/*/to_pay'],
  read: ['GET /api/main/web/orders/*', 'GET /api/datacenter/web/order/*'],
  list: [
    'GET /api/*/v1/vip/packages/wechat',
    'GET /api/*/web/vip/packages/wechat',
    'GET /api/main/v1/activity',
    'GET /api/*/web/vip/packages/welfare',
  ],
  login: ['POST /api/main/v1/auth/smsCode'],
} as const;

type Call = keyof typeof CALLS;

const KINDS: Readonly<Record<Call, Partial<Record<Fault['kind'], number>>>> = {
  order: {
    lost: 16,
    status: 16,
    delay: 10,
    hang: 6,
    offline: 6,
    malformed: 5,
    truncate: 5,
    html: 4,
    other_amount: 10,
    other_package: 10,
    ignore_key: 8,
    ignore_price: 4,
  },
  again: { lost: 10, status: 10, delay: 5 },
  read: { status: 20, delay: 14, hang: 8, offline: 10, malformed: 6, lost: 6 },
  list: { delay: 30, status: 14, hang: 8, offline: 6, malformed: 4, html: 4 },
  login: { delay: 10, status: 8, lost: 8 },
};

/** A fault of one of the calls of a purchase. */
export function drawFault(random: Random): Fault {
  const call = random.named<Call>({ order: 40, again: 4, read: 22, list: 26, login: 8 });
  const kind = random.named(KINDS[call]);
  return {
    match: random.pick(CALLS[call]),
    kind,
    times: random.weighted([
      [70, 1],
      [20, 2],
      [10, 6],
    ]),
    ...(kind === 'status' && { status: random.pick([401, 401, 409, 429, 500, 502, 503]) }),
    ...(kind === 'delay' && { delay_ms: random.pick([800, 2500, 8000, 25_000]) }),
  };
}

/** Delays the next package list. */
export const drawSlowList = (random: Random): Act => ({
  do: 'fault',
  fault: {
    match: 'GET /api/**/packages/wechat',
    kind: 'delay',
    times: 1,
    delay_ms: random.pick([2500, 8000]),
  },
});
