import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Plan, Step } from '../plan/plan.ts';
import { buildProduct } from '../product/build.ts';
import type { View } from '../product/view.ts';
import { type Campaign, createCampaign } from '../run/run-seeds.ts';
import { type Arrival, createServer } from '../server/server.ts';
import { beneficiaryRule } from './order-rules.ts';
import type { Facts, RuleName } from './rule.ts';

// Builds the product.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });

const pay: Step = {
  do: 'pay',
  taps: 1,
  gapMs: 0,
  afterMs: 2000,
  answers: {
    login: 'complete',
    user: '13800000001',
    sheet: 'accept',
    price: 'accept',
    dialog: 'ignore',
    cashier: { choice: 'pay', seconds: 3, leave: 'return', afterMs: 3000 },
  },
};

const plan: Plan = {
  seed: 1,
  address: '/honeywechatpay',
  environment: 'browser',
  stored: { user: '13800000001', clientType: 0 },
  app: null,
  latencyMs: 40,
  keepsPages: false,
  startsAtMs: 12 * 3600_000,
  steps: [{ do: 'select', index: 1, afterMs: 2000 }, pay],
};

let campaign: Campaign;
beforeAll(async () => {
  campaign = createCampaign(await buildProduct());
});

const withShop = (change: (shop: NonNullable<View['shop']>) => void) => (view: View) => {
  const copy = structuredClone(view);
  if (copy.shop) change(copy.shop);
  return copy;
};

/** Views that break a rule. */
const BROKEN: readonly (readonly [RuleName, string, (view: View) => View])[] = [
  [
    'amount',
    'another price in the pay bar',
    withShop((shop) => shop.selected && (shop.selected.price -= 100)),
  ],
  [
    'amount',
    'another package in the pay bar',
    withShop((shop) => shop.selected && (shop.selected.id = '99')),
  ],
  ['consent', 'a text that was not on the page', withShop((shop) => shop.documents.splice(0, 1))],
  [
    'person',
    'another account at the tap',
    (view) => ({ ...view, session: { ...view.session, account: 'u10002' } }),
  ],
  [
    'unpaid shown',
    '支付成功 before it is paid',
    (view) => (view.shop?.state === 'creating' ? { ...view, result: paid } : view),
  ],
];
const paid = {
  status: 'paid',
  order: { id: 'none', packageId: '', packageName: '', amount: 0 },
  isAsking: false,
};

const rulesOf = async (one: Plan, distort?: (view: View) => View) => {
  const { violations } = await campaign.play(one, distort && { distort });
  return [...new Set(violations.map(({ rule }) => rule))];
};

describe('a purchase', () => {
  it('without a fault breaks no rule and is paid', async () => {
    const outcome = await campaign.play(plan);
    expect(outcome).toMatchObject({ violations: [], orders: { paid: 1 }, cashiers: 1, results: 1 });
  });

  it.each(BROKEN)('breaks the rule %s by %s', async (rule, _how, distort) => {
    expect(await rulesOf(plan, distort)).toContain(rule);
  });
});

describe('an order', () => {
  it.each<[string, Record<string, string>, boolean]>([
    ["the number of the session's user", { phone: '13800000001' }, false],
    ['no number', {}, false],
    ['the number of another user', { phone: '13800000002' }, true],
    ['a number without an account', { phone: '13900000009' }, true],
    ['a user id', { user_id: 'u10001' }, true],
    ['both', { phone: '13800000001', user_id: 'u10001' }, true],
  ])('of a session with %s: %o', async (_what, body, isBroken) => {
    const server = createServer(Date.UTC(2026, 0, 1));
    const { token } = await server.openSession('13800000001');
    const report = vi.fn();
    const { onArrival } = beneficiaryRule({ server, report } as unknown as Facts);
    const headers = { authorization: `Bearer ${token}` };
    const request = { method: 'POST', path: '/', headers, body: JSON.stringify(body) };
    onArrival?.({ tab: 1 } as never, { request, made: {} } as unknown as Arrival, {
      tap: null,
      agreed: null,
    });
    expect(report.mock.calls.map(([rule]) => rule)).toEqual(isBroken ? ['beneficiary'] : []);
  });
});

it('simplifies a failing plan', async () => {
  const [, , distort] = BROKEN[0]!;
  const small = await campaign.simplest(
    {
      ...plan,
      environment: 'qq',
      latencyMs: 250,
      steps: [{ do: 'tick', isTicked: true, afterMs: 900 }, ...plan.steps],
    },
    'amount',
    { distort },
  );
  expect(small).toMatchObject({ environment: 'browser', latencyMs: 40, stored: null });
  expect(small.steps).toEqual([{ ...pay, afterMs: 1000 }]);
});
