import { expect, it, vi } from 'vitest';
import { generatePlan } from './plan/generate.ts';
import type { Lack } from './plan/plan.ts';
import { buildProduct } from './product/build.ts';
import { createCampaign } from './run/run-seeds.ts';
import { tallyText } from './run/tally.ts';

// Builds the product and buys 500 times.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });

const SEEDS = 500;
/** With backends that lack something. */
const FEWER = 100;

const built = buildProduct();

it.each<[string, number, Lack[]]>([
  ['the sandbox', SEEDS, []],
  ['backends without keys', FEWER, ['keys']],
  ['backends where nothing is paid again', FEWER, ['pay-again']],
  ['backends without both', FEWER, ['keys', 'pay-again']],
])('breaks no rule in purchases at %s', async (_, seeds, lacks) => {
  const campaign = createCampaign(await built);
  const { tally, failures } = await campaign.run(1, seeds, lacks);
  const [first] = failures;
  const found = first?.violations[0];
  const simplest = first && found && (await campaign.simplest(generatePlan(first.seed, lacks), found.rule));
  const lines = failures.map(
    ({ seed, violations }) =>
      `pnpm campaign --seed ${seed}: ${violations.map(({ rule, text }) => `${rule}: ${text}`).join('; ')}`,
  );
  if (simplest) lines.push(`pnpm campaign --plan '${JSON.stringify(simplest)}'`);
  expect(lines.join('\n')).toBe('');
  // Enough purchases took place for the result to be meaningful.
  expect(tally['order']?.['paid'], tallyText(tally)).toBeGreaterThan(seeds / 4);
});
