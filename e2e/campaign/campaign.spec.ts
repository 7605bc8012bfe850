import { expect, baseTest } from '../fixtures/test.ts';
import { openLedger } from '../fixtures/ledger.ts';
import type { Plan } from './plan.ts';
import { readPlans } from './read-plans.ts';
import { runPlan } from './run-plan.ts';

/** The failure message: broken rules, the plan step by step, and the command to repeat it. */
function report(plan: Plan, violations: string[], played: boolean[]): string {
  const steps = plan.steps.map(
    (step, at) => `  ${at + 1}. ${played[at] === false ? '(not on the screen) ' : ''}${JSON.stringify(step)}`,
  );
  return [
    `seed ${plan.seed} breaks:`,
    ...violations.map((one) => `  ${one}`),
    `${plan.address} in ${plan.environment}, stored ${JSON.stringify(plan.stored)}, app ${JSON.stringify(plan.app)}`,
    ...steps,
    `repeat: E2E_CAMPAIGN_SEED=${plan.seed} node run.ts campaign/ --project one-origin`,
  ].join('\n');
}

/** The rules of the campaign compare the ledger, so no test announces its charges. */
const test = baseTest.extend({ ledger: async ({}, use) => use(openLedger()) });

for (const plan of readPlans())
  test(`seed ${plan.seed}: ${plan.address} in ${plan.environment}`, async ({
    browser,
    control,
    environments,
    sandbox,
  }) => {
    const environment = environments.find(({ id }) => id === plan.environment);
    if (!environment) throw new Error(`the sandbox has no environment ${plan.environment}`);
    const { violations, played } = await runPlan(plan, {
      browser,
      environment,
      control,
      site: sandbox.places.site,
    });
    expect(violations, report(plan, violations, played)).toEqual([]);
  });
