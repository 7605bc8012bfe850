import { parseArgs } from 'node:util';
import { createSandbox } from '@vip/sandbox';
import { measure, openChromium, storedSession } from '../measure/measure.ts';
import { subject } from '../paths.ts';
import { makeCertificate, serveVariant } from '../server/serve-variant.ts';
import { composedVariant } from '../variants/composed.ts';
import { staticBaselineVariant } from '../variants/static-baseline.ts';
import type { Variant } from '../variants/variant.ts';
import { checkPage } from './check-peer.ts';
import { buildPeers } from './index.ts';
import { peerFigures } from './peer-figures.ts';
import { peersTable } from './peers-table.ts';

const { values } = parseArgs({ options: { loads: { type: 'string', default: '9' } } });

async function run(rounds: number): Promise<void> {
  // The bench's own names do not include the peers'; serving and measuring only pass a name on.
  const peers = (await buildPeers()) as unknown as Variant[];
  const sandbox = createSandbox();
  const certificate = makeCertificate();
  const browser = await openChromium();
  const served = await Promise.all(
    [staticBaselineVariant(), composedVariant(), ...peers].map(async (variant) => ({
      name: variant.name,
      ...(await serveVariant(variant, certificate, (request) => sandbox.fetch(request))),
    })),
  );
  try {
    const storage = await storedSession((request) => sandbox.fetch(request));
    const page = ({ name, origin }: (typeof served)[number]) => ({
      name,
      url: origin + subject.path,
      storage,
    });
    const [baseline, , ...others] = served;
    if (!baseline) throw new Error('nothing is served');
    const expected = await checkPage(browser, page(baseline), null);
    for (const other of others) await checkPage(browser, page(other), expected);
    const loads = await measure({ browser, served, rounds, storage });
    const rows = new Map([...loads].map(([name, each]) => [name, peerFigures(each)]));
    console.log(peersTable(rows).join('\n'));
    for (const [name, each] of loads) {
      const errors = new Set(each.flatMap((load) => load.errors));
      if (errors.size > 0) console.log(`\n${name} had errors:\n  ${[...errors].join('\n  ')}`);
    }
  } finally {
    await browser.close();
    await Promise.all(served.map(({ close }) => close()));
    sandbox.close();
  }
}

const rounds = Number(values.loads);
if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--loads is a whole number of 1 or more');
await run(rounds);
