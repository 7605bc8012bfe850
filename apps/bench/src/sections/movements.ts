import { measureMovements, type Movement, type Movements } from '../measure/movements.ts';
import { spreads } from '../report/figures.ts';
import { checkMovement } from '../report/limits.ts';
import { figuresTable, MOVEMENTS } from '../report/table.ts';
import { serveVariant } from '../server/serve-variant.ts';
import type { Subject } from '../subjects.ts';
import type { Variant } from '../variants/variant.ts';
import { errorsOf, type Bench, type Section } from './section.ts';

/** Whether sheets, choices and pages move without a late frame. */
export async function movementsSection(
  { browser, certificate, sandbox, storage, rounds }: Bench,
  { from, to, composed }: { from: Subject; to: Subject; composed: Variant },
): Promise<Section> {
  const served = await serveVariant(composed, certificate, sandbox);
  const measured: Movements[] = [];
  try {
    for (let round = 0; round < rounds; round += 1)
      measured.push(await measureMovements({ browser, origin: served.origin, storage, from, to }));
  } finally {
    await served.close();
  }
  const movements = Object.keys(measured[0]?.frames ?? {}) as Movement[];
  const rows = movements.map((movement) => {
    const row = spreads(
      measured.map(({ frames }) => frames[movement]),
      { first: ({ first }) => first, all: ({ all }) => all, late: ({ late }) => late },
    );
    return [movement, row] as const;
  });
  return {
    title: `what moves on ${from.path}`,
    table: figuresTable(new Map(rows), MOVEMENTS),
    limits: rows.map(([movement, row]) => checkMovement(movement, row)),
    errors: errorsOf([['composed', measured]]),
    data: { measured },
  };
}
