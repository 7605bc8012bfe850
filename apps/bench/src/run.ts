import { parseArgs } from 'node:util';
import { createSandbox } from '@vip/sandbox';
import { remoteSizes } from './built-sizes.ts';
import { apps, subject } from './paths.ts';
import { measure, openChromium, storedSession } from './measure/measure.ts';
import { CONDITIONS } from './measure/one-load.ts';
import { figures, type Figures } from './report/figures.ts';
import { checkLimits } from './report/limits.ts';
import { figuresTable, limitLines } from './report/table.ts';
import { makeCertificate, serveVariant } from './server/serve-variant.ts';
import { bundleVariant } from './variants/bundle.ts';
import { composedVariant } from './variants/composed.ts';
import { staticBaselineVariant } from './variants/static-baseline.ts';
import type { VariantName } from './variants/variant.ts';

const HELP = `node src/run.ts [--loads N] [--check] [--json]

  --loads N   cold loads of each variant, taken in turns (9)
  --check     exit code 1 if a limit is exceeded
  --json      everything as JSON on the standard output`;

const { values } = parseArgs({
  options: {
    loads: { type: 'string', default: '9' },
    check: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

async function run(rounds: number): Promise<void> {
  const remotes = remoteSizes(apps, [subject.brand]);
  const composed = composedVariant();
  const variants = [staticBaselineVariant(), bundleVariant(composed), composed];
  const sandbox = createSandbox();
  const certificate = makeCertificate();
  const browser = await openChromium();
  const served = await Promise.all(
    variants.map(async (variant) => ({
      name: variant.name,
      ...(await serveVariant(variant, certificate, (request) => sandbox.fetch(request))),
    })),
  );
  try {
    const storage = await storedSession((request) => sandbox.fetch(request));
    const print = (text: string) => values.json || console.log(text);
    print(
      `${subject.brand} ${subject.path}, ${rounds} cold loads each, in turns: HTTP/2 with brotli, CPU ${CONDITIONS.cpuSlowdown}x,`,
    );
    print(
      `${CONDITIONS.down / 1e6} Mbps down, ${CONDITIONS.latency} ms a round trip, ${browser.browserType().name()} ${browser.version()}\n`,
    );
    const loads = await measure({ browser, served, rounds, storage });
    const rows = new Map([...loads].map(([name, each]) => [name, figures(each)]));
    const results = checkLimits((name) => figuresOf(rows, name), remotes);
    if (values.json) {
      const result = {
        subject,
        conditions: CONDITIONS,
        loads: Object.fromEntries(loads),
        figures: Object.fromEntries(rows),
        limits: results,
      };
      console.log(JSON.stringify(result, null, 2));
    }
    print(`${figuresTable(rows).join('\n')}\n\n${limitLines(results).join('\n')}`);
    for (const [name, each] of loads) {
      const errors = new Set(each.flatMap((load) => load.errors));
      if (errors.size > 0) print(`\n${name} had errors:\n  ${[...errors].join('\n  ')}`);
    }
    if (values.check && results.some(({ isOk }) => !isOk)) process.exitCode = 1;
  } finally {
    await browser.close();
    await Promise.all(served.map(({ close }) => close()));
    sandbox.close();
  }
}

function figuresOf(rows: ReadonlyMap<VariantName, Figures>, name: VariantName): Figures {
  const found = rows.get(name);
  if (!found) throw new Error(`${name} was not measured`);
  return found;
}

const rounds = Number(values.loads);
if (values.help) console.log(HELP);
else if (!Number.isInteger(rounds) || rounds < 1) {
  console.error('--loads is a whole number of 1 or more');
  process.exitCode = 1;
} else {
  await run(rounds).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
