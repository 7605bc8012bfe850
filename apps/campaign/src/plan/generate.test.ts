import { environments } from '@vip/native-hosts';
import { describe, expect, it } from 'vitest';
import { generatePlan } from './generate.ts';
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
  const drawn =
    'pay select choose tick login openLogin closeLogin logout confirm leave dismissPending dismissNotice';
  const others = 'payAgain resume back reload reopen open look sleep clock offline app appSilence';
  const ofServer = 'fault heal prices elsewhere';
  expect(all(steps.map((step) => step.do))).toEqual(all(`${drawn} ${others} ${ofServer}`.split(' ')));
  const faults = 'delay hang status truncate malformed html offline lost';
  const misbehaviours = 'other_package other_amount ignore_key ignore_price';
  expect(all(steps.flatMap((step) => (step.do === 'fault' ? [step.fault.kind] : [])))).toEqual(
    all(`${faults} ${misbehaviours}`.split(' ')),
  );
});
