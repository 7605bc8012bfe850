import { measure } from '../measure/measure.ts';
import { figures, type Figures } from '../report/figures.ts';
import { checkCold } from '../report/limits.ts';
import { COLD, figuresTable } from '../report/table.ts';
import { serveVariant } from '../server/serve-variant.ts';
import type { Subject } from '../subjects.ts';
import type { Variant, VariantName } from '../variants/variant.ts';
import { errorsOf, type Bench, type Section } from './section.ts';

/** What a page of a variant becomes at most. */
const UNTIL = {
  'static-baseline': 'ready',
  floor: 'cards',
  bundle: 'tookOver',
  composed: 'tookOver',
} as const;

/** Cold loads of a page in its variants, in turns. */
export async function coldSection(
  { browser, certificate, sandbox, storage, rounds }: Bench,
  { path, target }: Subject,
  variants: readonly Variant[],
): Promise<Section> {
  const served = await Promise.all(
    variants.map(async (variant) => ({
      name: variant.name,
      ...(await serveVariant(variant, certificate, sandbox)),
    })),
  );
  try {
    const loads = await measure({
      browser,
      variants: served.map(({ name, origin }) => ({ name, url: origin + path, target, until: UNTIL[name] })),
      rounds,
      storage,
    });
    const rows = new Map([...loads].map(([name, each]) => [name, figures(each)]));
    return {
      title: `${path}, cold`,
      table: figuresTable(rows, COLD),
      limits: checkCold((name) => figuresOf(rows, name)),
      errors: errorsOf(loads),
      data: { loads: Object.fromEntries(loads), figures: Object.fromEntries(rows) },
    };
  } finally {
    await Promise.all(served.map(({ close }) => close()));
  }
}

function figuresOf(rows: ReadonlyMap<VariantName, Figures>, name: VariantName): Figures {
  const found = rows.get(name);
  if (!found) throw new Error(`${name} was not measured`);
  return found;
}
