import { expect, it } from 'vitest';
import { generatePlan } from './generate.ts';
import type { Plan } from './plan.ts';
import { shrink } from './shrink.ts';

const has = (plan: Plan, name: string) => plan.steps.some((step) => step.do === name);
const seedWith = (wanted: (plan: Plan) => boolean) => {
  for (let seed = 1; ; seed += 1) if (wanted(generatePlan(seed))) return generatePlan(seed);
};

it('keeps what the failure needs, in the simplest form', async () => {
  const plan = seedWith((one) => has(one, 'tick') && has(one, 'pay') && one.steps.length > 7);
  const fails = async (one: Plan) => has(one, 'tick') && has(one, 'pay');
  const { plan: small } = await shrink(plan, fails);
  expect(small.steps.map((step) => step.do).sort()).toEqual(['pay', 'tick']);
  expect(small).toMatchObject({ stored: null, latencyMs: 40, keepsPages: false });
  const pay = small.steps.find((step) => step.do === 'pay');
  expect(pay).toMatchObject({
    taps: 1,
    answers: { login: 'complete', cashier: { choice: 'pay', leave: 'return' } },
  });
});

it('keeps a plan that cannot be simplified', async () => {
  const plan = generatePlan(3);
  const { plan: small, tries } = await shrink(plan, async (one) => one === plan);
  expect(small).toBe(plan);
  expect(tries).toBeGreaterThan(plan.steps.length);
});

it('stops after the given number of tries', async () => {
  const { tries } = await shrink(generatePlan(3), async () => true, 5);
  expect(tries).toBeLessThanOrEqual(5);
});
