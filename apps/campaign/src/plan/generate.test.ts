import { environments } from '@vip/native-hosts';
import { describe, expect, it } from 'vitest';
import { createSandbox } from '@vip/sandbox';
import { generatePlan } from './generate.ts';
import { LIST_PRICES } from './list-prices.ts';
import { PLACES } from './places.ts';

const plans = Array.from({ length: 3000 }, (_, seed) => generatePlan(seed + 1));
const steps = plans.flatMap((plan) => plan.steps);
const all = (values: readonly string[]) => [...new Set(values)].sort();

describe('a plan', () => {
  it('is determined by its seed', () => {
    expect(generatePlan(7)).toEqual(generatePlan(7));
    expect(new Set(plans.map((plan) => JSON.stringify({ ...plan, seed: 0 }))).size).toBeGreaterThan(2990);
  });

  it('is plain data', () => {
    for (const plan of plans.slice(0, 100)) expect(JSON.parse(JSON.stringify(plan))).toEqual(plan);
  });

  it('has an app only in environments of apps', () => {
    for (const { environment, app } of plans)
      expect(PLACES.find(({ id }) => id === environment)?.kind.startsWith('app'), environment).toBe(
        app !== null,
      );
  });
});

it('has environments of the sandbox', () => {
  const known = environments.map(({ id }) => id);
  expect(PLACES.filter(({ id }) => !known.includes(id))).toEqual([]);
});

it('draws every step and fault', () => {
  expect(all(steps.map((step) => step.do))).toEqual(
    all([
      ...[
        'pay',
        'select',
        'choose',
        'tick',
        'login',
        'openLogin',
        'closeLogin',
        'logout',
        'confirm',
        'leave',
      ],
      ...[
        'dismissPending',
        'dismissNotice',
        'payAgain',
        'resume',
        'back',
        'reload',
        'reopen',
        'open',
        'look',
      ],
      ...['sleep', 'clock', 'offline', 'app', 'appSilence', 'fault', 'heal', 'prices', 'elsewhere'],
    ]),
  );
  expect(all(steps.flatMap((step) => (step.do === 'fault' ? [step.fault.kind] : [])))).toEqual(
    all([
      ...['delay', 'hang', 'status', 'truncate', 'malformed', 'html', 'offline'],
      ...['lost', 'other_package', 'other_amount', 'ignore_key', 'ignore_price'],
    ]),
  );
});

it('has the list prices of the sandbox', async () => {
  const sandbox = createSandbox();
  const paths = [
    ...[
      'main/v1/vip/packages/wechat?phone=',
      'main/v1/activity?is_speed=1',
      'datacenter/web/vip/packages/wechat',
    ],
    ...['honey', 'youquan', 'tuiwen'].map((brand) => `${brand}/web/vip/packages/wechat?phone=`),
    ...['800001', '800002'].map((id) => `main/web/adminOrder/detail/${id}`),
  ];
  const found: Record<string, number> = {};
  for (const path of paths) {
    const answer = await sandbox.fetch(new Request(`http://localhost:4173/api/${path}`));
    const { packages = [], options = [] } = (await answer.json()) as {
      packages?: { id: string; price: number }[];
      options?: { pid: string; price: number }[];
    };
    for (const { id, price } of packages) found[id] = price;
    for (const { pid, price } of options) found[pid] = price;
  }
  sandbox.close();
  // A gift, and an option that is sold out.
  const { 62: _gift, ...listed } = LIST_PRICES;
  expect(listed).toEqual(Object.fromEntries(Object.entries(found).filter(([id]) => id !== '900013')));
});
