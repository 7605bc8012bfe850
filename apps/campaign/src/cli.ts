import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { generatePlan } from './plan/generate.ts';
import { LACKS, type Plan } from './plan/plan.ts';
import { buildProduct } from './product/build.ts';
import type { RuleName } from './rules/rule.ts';
import { runParallel } from './run/run-parallel.ts';
import { createCampaign, type Campaign, type Failure } from './run/run-seeds.ts';
import { tallyText } from './run/tally.ts';

const HELP = `pnpm campaign                       10,000 seeds, from 1
pnpm campaign --count 500 --from 7  so many, from that one on; --jobs 2 threads
pnpm campaign --seed 123            one seed step by step, and its simplest failing plan
pnpm campaign --plan '<json>'       one plan step by step
pnpm campaign --without keys,pay-again   backends without idempotency keys, or without paying an order again
pnpm campaign --browser             1,000 seeds in Chromium over the built product; --count, --from
node apps/campaign/src/cli.ts plan --seed 1 --count 30   plans as JSON, one a line`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string' },
    plan: { type: 'string' },
    without: { type: 'string' },
    from: { type: 'string', default: '1' },
    count: { type: 'string' },
    jobs: { type: 'string' },
    browser: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const lacks = LACKS.filter((lack) => values.without?.split(',').includes(lack));
if (lacks.join() !== [...(values.without?.split(',') ?? [])].sort().join())
  throw new Error(`--without takes ${LACKS.join(',')}`);

const print = (line: string) => console.log(line);

const replay = (plan: Plan) => `pnpm campaign --plan '${JSON.stringify(plan)}'`;

/** The first failure of each rule. */
function firstOfEach(failures: readonly Failure[]): Map<RuleName, Failure> {
  const first = new Map<RuleName, Failure>();
  for (const failure of failures)
    for (const { rule } of failure.violations) if (!first.has(rule)) first.set(rule, failure);
  return first;
}

async function explain(campaign: Campaign, seed: number, rule: RuleName): Promise<void> {
  const plan = await campaign.simplest(generatePlan(seed, lacks), rule);
  const { violations } = await campaign.play(plan);
  const found = violations.find((violation) => violation.rule === rule);
  print(
    `\n${rule}: ${found?.text ?? 'gone'}\n  seed ${seed}: pnpm campaign --seed ${seed}${lacks.length > 0 ? ` --without ${lacks.join()}` : ''}\n  simplest: ${replay(plan)}`,
  );
}

async function playOne(plan: Plan): Promise<boolean> {
  const campaign = createCampaign(await buildProduct());
  print(JSON.stringify({ ...plan, steps: plan.steps.length }));
  const { violations } = await campaign.play(plan, { onLine: print });
  for (const { rule, at, text } of violations) print(`VIOLATION ${rule} at ${at} ms: ${text}`);
  if (violations.length === 0) print('no violation');
  const [first] = violations;
  if (first && values.plan === undefined) await explain(campaign, plan.seed, first.rule);
  return violations.length === 0;
}

async function playMany(from: number, count: number): Promise<boolean> {
  const startedAt = performance.now();
  const code = await buildProduct();
  const jobs = Number(values.jobs ?? Math.min(availableParallelism(), Math.ceil(count / 200)));
  let done = 0;
  const { tally, failures } = await runParallel({ code, from, count, lacks }, jobs, () => {
    done += 1;
    if (done % 1000 === 0) print(`${done} of ${count}`);
  });
  const seconds = (performance.now() - startedAt) / 1000;
  print(
    `${count} seeds from ${from} in ${Math.round(seconds)} s, ${failures.length} with a violation\n${tallyText(tally)}`,
  );
  if (failures.length === 0) return true;
  const campaign = createCampaign(code);
  for (const [rule, { seed }] of firstOfEach(failures)) await explain(campaign, seed, rule);
  for (const rule of firstOfEach(failures).keys()) {
    const seeds = failures.filter(({ violations }) => violations.some((one) => one.rule === rule));
    print(
      `\n${rule}: ${seeds.length} seeds: ${seeds
        .slice(0, 20)
        .map(({ seed }) => seed)
        .join(' ')}`,
    );
  }
  return false;
}

/** The same plans in Chromium, over what is built now. */
function playInBrowser(): boolean {
  const env = { ...process.env, E2E_CAMPAIGN: values.count ?? '1000', E2E_CAMPAIGN_SEED: values.from };
  const cwd = fileURLToPath(new URL('../../..', import.meta.url));
  const run = (...command: string[]) =>
    spawnSync('pnpm', command, { cwd, env, stdio: 'inherit' }).status === 0;
  const built = ['--filter=./apps/*', '--filter=!@vip/bench', '--output-logs=errors-only'];
  return (
    run('exec', 'turbo', 'run', 'build', ...built) &&
    run('--filter', '@vip/e2e', 'run', 'e2e', '--project', 'campaign')
  );
}

async function main(): Promise<boolean> {
  if (values.help) {
    print(HELP);
    return true;
  }
  if (values.browser) return playInBrowser();
  const seed = Number(values.seed ?? values.from);
  if (positionals[0] === 'plan') {
    const count = Number(values.count ?? 1);
    for (let at = 0; at < count; at += 1) print(JSON.stringify(generatePlan(seed + at, lacks)));
    return true;
  }
  if (values.plan !== undefined) return playOne(JSON.parse(values.plan) as Plan);
  if (values.seed !== undefined) return playOne(generatePlan(seed, lacks));
  return playMany(seed, Number(values.count ?? 10_000));
}

process.exitCode = (await main()) ? 0 : 1;
