import { GLOBAL_NAMES } from '../device/page-window.ts';
import { generatePlan } from '../plan/generate.ts';
import type { Lack, Plan } from '../plan/plan.ts';
import { compileProduct } from '../product/product.ts';
import type { RuleName, Violation } from '../rules/rule.ts';
import { createServer } from '../server/server.ts';
import { MIDNIGHT, type Outcome, type RunOptions, runPlan } from './run-plan.ts';
import { shrink } from '../plan/shrink.ts';
import { addRun, type Tally } from './tally.ts';

/** A seed that broke a rule. */
export interface Failure {
  seed: number;
  violations: Violation[];
}

export interface Report {
  tally: Tally;
  failures: Failure[];
}

export interface Campaign {
  play(plan: Plan, options?: RunOptions): Promise<Outcome>;
  /** Seeds from `from` on, with backends that lack something. `onSeed` is called after each. */
  run(from: number, count: number, lacks?: Lack[], onSeed?: () => void): Promise<Report>;
  /** The simplest plan that still breaks this rule. */
  simplest(plan: Plan, rule: RuleName, options?: RunOptions): Promise<Plan>;
}

/** A campaign in this thread. `code` is the product's bundle. */
export function createCampaign(code: string): Campaign {
  const load = compileProduct(code, GLOBAL_NAMES);
  const server = createServer(MIDNIGHT);
  const play: Campaign['play'] = (plan, options) => runPlan(plan, load, server, options);
  return {
    play,
    async run(from, count, lacks, onSeed) {
      const report: Report = { tally: {}, failures: [] };
      for (let seed = from; seed < from + count; seed += 1) {
        const plan = generatePlan(seed, lacks);
        const outcome = await play(plan);
        addRun(report.tally, plan, outcome);
        if (outcome.violations.length > 0) report.failures.push({ seed, violations: outcome.violations });
        onSeed?.();
      }
      return report;
    },
    async simplest(plan, rule, options) {
      const breaks = async (one: Plan) =>
        (await play(one, options)).violations.some((violation) => violation.rule === rule);
      return (await shrink(plan, breaks)).plan;
    },
  };
}
