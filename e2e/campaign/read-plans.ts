import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Plan } from './plan.ts';

const CLI = join(import.meta.dirname, '../../apps/campaign/src/cli.ts');

/** Number of plans in a complete run: `apps/campaign` plays 10,000 without a browser. */
const DEFAULT_COUNT = 12;

/**
 * The plans of this run. E2E_CAMPAIGN is how many, E2E_CAMPAIGN_SEED the first seed; E2E_CAMPAIGN_PLAN is one plan as JSON.
 */
export function readPlans(): Plan[] {
  const { E2E_CAMPAIGN: count, E2E_CAMPAIGN_SEED: seed, E2E_CAMPAIGN_PLAN: plan } = process.env;
  if (plan) return [JSON.parse(plan) as Plan];
  const amount = count ?? (seed ? 1 : DEFAULT_COUNT);
  const args = ['plan', '--seed', seed ?? '1', '--count', String(amount)];
  const text = execFileSync(process.execPath, ['--disable-warning=ExperimentalWarning', CLI, ...args], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Plan);
}
