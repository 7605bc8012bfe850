import { measure } from '../measure/measure.ts';
import type { Load } from '../measure/one-load.ts';
import { takeSnapshot } from '../measure/snapshot.ts';
import { figures } from '../report/figures.ts';
import { aligned, routeCells, ROUTE_HEAD } from '../report/table.ts';
import { serveVariant, type Served } from '../server/serve-variant.ts';
import { withoutChoice, type Subject } from '../subjects.ts';
import { floorVariant } from '../variants/floor.ts';
import type { Variant } from '../variants/variant.ts';
import { errorsOf, type Bench, type Section } from './section.ts';

/** Every route with a call beside its floor, cold and in turns. */
export async function routesSection(
  bench: Bench,
  subjects: readonly Subject[],
  composed: Variant,
): Promise<Section> {
  const product = await serveVariant(composed, bench.certificate, bench.sandbox);
  const rows: string[][] = [];
  const loads: [string, Load[]][] = [];
  try {
    for (const subject of subjects) {
      const measured = await besideFloor(bench, subject, composed, product);
      rows.push(routeCells(subject.path, figures(measured.floor), figures(measured.composed)));
      loads.push([`${subject.path}, floor`, measured.floor], [subject.path, measured.composed]);
    }
  } finally {
    await product.close();
  }
  return {
    title: 'routes with a first call, beside their floors',
    table: aligned([ROUTE_HEAD, ...rows]),
    limits: [],
    errors: errorsOf(loads),
    data: { loads: Object.fromEntries(loads) },
  };
}

async function besideFloor(
  { browser, certificate, sandbox, storage, rounds }: Bench,
  subject: Subject,
  composed: Variant,
  product: Served,
): Promise<{ floor: Load[]; composed: Load[] }> {
  const { path, target } = subject;
  const snapshot = await takeSnapshot(browser, product.origin, storage, subject);
  const floor = await serveVariant(floorVariant(composed, path, snapshot), certificate, sandbox);
  try {
    const loads = await measure({
      browser,
      variants: [
        { name: 'floor', url: floor.origin + path, target: withoutChoice(target), until: 'cards' },
        { name: 'composed', url: product.origin + path, target, until: 'tookOver' },
      ],
      rounds,
      storage,
    });
    return { floor: loads.get('floor') ?? [], composed: loads.get('composed') ?? [] };
  } finally {
    await floor.close();
  }
}
