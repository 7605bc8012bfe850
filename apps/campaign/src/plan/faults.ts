import type { Act, Fault, FaultKind } from './plan.ts';
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

const KINDS: Readonly<Record<Call, readonly (readonly [number, FaultKind])[]>> = {
  order: [
    [16, 'lost'],
    [16, 'status'],
    [10, 'delay'],
    [6, 'hang'],
    [6, 'offline'],
    [5, 'malformed'],
    [5, 'truncate'],
    [4, 'html'],
    [10, 'other_amount'],
    [10, 'other_package'],
    [8, 'ignore_key'],
    [4, 'ignore_price'],
  ],
  again: [
    [10, 'lost'],
    [10, 'status'],
    [5, 'delay'],
  ],
  read: [
    [20, 'status'],
    [14, 'delay'],
    [8, 'hang'],
    [10, 'offline'],
    [6, 'malformed'],
    [6, 'lost'],
  ],
  list: [
    [30, 'delay'],
    [14, 'status'],
    [8, 'hang'],
    [6, 'offline'],
    [4, 'malformed'],
    [4, 'html'],
  ],
  login: [
    [10, 'delay'],
    [8, 'status'],
    [8, 'lost'],
  ],
};

/** A fault of one of the calls of a purchase. */
export function drawFault(random: Random): Fault {
  const call = random.weighted<Call>([
    [40, 'order'],
    [4, 'again'],
    [22, 'read'],
    [26, 'list'],
    [8, 'login'],
  ]);
  const kind = random.weighted(KINDS[call]);
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
