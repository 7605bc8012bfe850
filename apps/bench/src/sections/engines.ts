import { engines } from '@vip/e2e/engines';
import { loadInEngine, type EngineLoad } from '../measure/in-engine.ts';
import { spreads } from '../report/figures.ts';
import { figuresTable, IN_ENGINE } from '../report/table.ts';
import { servePlain } from '../server/serve-variant.ts';
import type { Subject } from '../subjects.ts';
import type { Variant } from '../variants/variant.ts';
import { errorsOf, type Bench, type Section } from './section.ts';

/** The oldest Chromium and the WebKit of the engines' suite. */
const MEASURED = ['chromium-67', 'webkitgtk'];

/** Only the order of magnitude counts. */
const MOST_ROUNDS = 3;

/** The product in other engines, on this machine's own CPU and without a network. */
export async function enginesSection(
  { sandbox, storage, rounds }: Bench,
  subject: Subject,
  composed: Variant,
): Promise<Section> {
  const served = await servePlain(composed, sandbox);
  const loads = new Map<string, EngineLoad[]>();
  const missing: string[] = [];
  try {
    for (const engine of engines.filter(({ id }) => MEASURED.includes(id))) {
      const command = engine.missing();
      if (command !== null) {
        missing.push(`${engine.name} is not installed: ${command}`);
        continue;
      }
      const each: EngineLoad[] = [];
      for (let round = 0; round < Math.min(rounds, MOST_ROUNDS); round += 1)
        each.push(await loadInEngine(engine, served.origin, storage, subject));
      loads.set(engine.name, each);
    }
  } finally {
    await served.close();
  }
  const rows = new Map(
    [...loads].map(([name, each]) => [
      name,
      spreads(each, { cards: (load) => load.cards, tookOver: (load) => load.tookOver }),
    ]),
  );
  return {
    title: `${subject.path} in other engines, cold, no throttling`,
    table: [...figuresTable(rows, IN_ENGINE), ...missing],
    limits: [],
    errors: errorsOf(loads),
    data: { loads: Object.fromEntries(loads), figures: Object.fromEntries(rows), missing },
  };
}
