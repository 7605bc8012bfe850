import { parseArgs } from 'node:util';
import { createSandbox } from '@vip/sandbox';
import { remoteBuild, remoteSizes } from './built-sizes.ts';
import { CONDITIONS, openChromium } from './measure/browser.ts';
import { storedSession } from './measure/stored-session.ts';
import { apps } from './paths.ts';
import { buildPeers } from './peers/index.ts';
import { checkSizes } from './report/limits.ts';
import { limitLines } from './report/table.ts';
import { afterReleaseSection } from './sections/after-release.ts';
import { coldSection } from './sections/cold.ts';
import { enginesSection } from './sections/engines.ts';
import { inAppSection } from './sections/in-app.ts';
import { movementsSection } from './sections/movements.ts';
import { peersSection } from './sections/peers.ts';
import { routesSection } from './sections/routes.ts';
import type { Bench, Section } from './sections/section.ts';
import { warmSection } from './sections/warm.ts';
import { makeCertificate } from './server/certificate.ts';
import { home, purchasePages, requireEveryRoute, subjects, upgrade } from './subjects.ts';
import { bundleVariant } from './variants/bundle.ts';
import { composedVariant } from './variants/composed.ts';
import { staticBaselineVariant } from './variants/static-baseline.ts';

const HELP = `node src/run.ts [--loads N] [--all] [--peers] [--engines] [--check] [--json]

  --loads N   loads of each row, taken in turns (9)
  --all       also every route with a first call, beside its floor
  --peers     also the same page in other frameworks, which are installed for it
  --engines   also Chromium 67 and WebKitGTK, for the order of magnitude
  --check     exit code 1 if a limit is exceeded
  --json      everything as JSON on the standard output`;

const { values } = parseArgs({
  options: {
    loads: { type: 'string', default: '9' },
    all: { type: 'boolean', default: false },
    peers: { type: 'boolean', default: false },
    engines: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

const print = (text: string) => values.json || console.log(text);

function printSection({ title, table, limits, errors }: Section): void {
  print(`\n${[title, '', ...table].join('\n')}`);
  if (limits.length > 0) print(`\n${limitLines(limits).join('\n')}`);
  for (const [row, error] of errors) print(`${row} had an error: ${error}`);
}

const brands = [home, ...purchasePages].map(({ brand }) => brand);

/** The sections of a run, one after the other. */
async function* sectionsOf(bench: Bench): AsyncGenerator<Section> {
  const composed = composedVariant(
    brands,
    subjects.map(({ path }) => path),
  );
  yield coldSection(bench, home, {
    byHand: staticBaselineVariant(),
    bundle: bundleVariant(composed, home),
    composed,
  });
  for (const subject of purchasePages)
    yield coldSection(bench, subject, { byHand: null, bundle: bundleVariant(composed, subject), composed });
  yield warmSection(bench, home, composed);
  yield afterReleaseSection(bench, home);
  yield inAppSection(bench, { from: home, to: upgrade, composed });
  yield movementsSection(bench, { from: home, to: upgrade, composed });
  if (values.all) yield routesSection(bench, subjects, composed);
  if (values.peers)
    yield peersSection(bench, home, { byHand: staticBaselineVariant(), composed, peers: await buildPeers() });
  if (values.engines) yield enginesSection(bench, home, composed);
}

async function run(rounds: number): Promise<void> {
  requireEveryRoute(
    brands.map((brand) => remoteBuild(apps, brand)),
    subjects,
  );
  const sizes = checkSizes(remoteSizes(apps, brands));
  const sandbox = createSandbox();
  const certificate = makeCertificate();
  const browser = await openChromium(certificate);
  try {
    const backend = async (request: Request) => sandbox.fetch(request);
    const storage = await storedSession(backend);
    print(
      `${rounds} loads of each row: HTTP/2 with brotli, CPU ${CONDITIONS.cpuSlowdown}x, ${CONDITIONS.down / 1e6} Mbps down,`,
    );
    print(`${CONDITIONS.latency} ms a round trip, ${browser.browserType().name()} ${browser.version()}`);
    const sections: Section[] = [];
    for await (const section of sectionsOf({ browser, certificate, sandbox: backend, storage, rounds })) {
      sections.push(section);
      printSection(section);
    }
    print(`\n${limitLines(sizes).join('\n')}`);
    if (values.json)
      console.log(JSON.stringify({ conditions: CONDITIONS, sections, limits: sizes }, null, 2));
    const limits = [...sections.flatMap((section) => section.limits), ...sizes];
    if (values.check && limits.some(({ isOk }) => !isOk)) process.exitCode = 1;
  } finally {
    await browser.close();
    sandbox.close();
  }
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
