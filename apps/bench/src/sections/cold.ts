import { measure } from '../measure/measure.ts';
import { takeSnapshot } from '../measure/snapshot.ts';
import { figures, type Figures } from '../report/figures.ts';
import { checkCold } from '../report/limits.ts';
import { COLD, figuresTable } from '../report/table.ts';
import { serveVariant, type Served } from '../server/serve-variant.ts';
import { withoutChoice, type Subject } from '../subjects.ts';
import { floorVariant } from '../variants/floor.ts';
import type { Variant, VariantName } from '../variants/variant.ts';
import { errorsOf, type Bench, type Section } from './section.ts';

/** The variants of a page. */
export interface ColdVariants {
  /** The page by hand. null: there is none, so the floor takes its place. */
  byHand: Variant | null;
  bundle: Variant;
  composed: Variant;
}

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
  subject: Subject,
  { byHand, bundle, composed }: ColdVariants,
): Promise<Section> {
  const { path, target } = subject;
  const open: Served[] = [];
  const serve = async (variant: Variant) => {
    const served = await serveVariant(variant, certificate, sandbox);
    open.push(served);
    const { name } = variant;
    const probed = name === 'floor' ? withoutChoice(target) : target;
    return { name, url: served.origin + path, target: probed, until: UNTIL[name] };
  };
  try {
    const product = await serve(composed);
    const baseline =
      byHand ??
      floorVariant(
        composed,
        path,
        await takeSnapshot(browser, new URL(product.url).origin, storage, subject),
      );
    const variants = [await serve(baseline), await serve(bundle), product];
    const loads = await measure({ browser, variants, rounds, storage });
    const rows = new Map([...loads].map(([name, each]) => [name, figures(each)]));
    return {
      title: `${path}, cold`,
      table: figuresTable(rows, COLD),
      limits: checkCold({
        baseline: { name: baseline.name, figures: figuresOf(rows, baseline.name) },
        bundle: figuresOf(rows, 'bundle'),
        composed: figuresOf(rows, 'composed'),
      }),
      errors: errorsOf(loads),
      data: { loads: Object.fromEntries(loads), figures: Object.fromEntries(rows) },
    };
  } finally {
    await Promise.all(open.map(({ close }) => close()));
  }
}

function figuresOf(rows: ReadonlyMap<VariantName, Figures>, name: VariantName): Figures {
  const found = rows.get(name);
  if (!found) throw new Error(`${name} was not measured`);
  return found;
}
