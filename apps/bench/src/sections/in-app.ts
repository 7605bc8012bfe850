import { inAppNavigation, type InApp } from '../measure/in-app.ts';
import { spreads } from '../report/figures.ts';
import { checkInApp } from '../report/limits.ts';
import { figuresTable, IN_APP } from '../report/table.ts';
import { serveVariant } from '../server/serve-variant.ts';
import type { Subject } from '../subjects.ts';
import type { Variant } from '../variants/variant.ts';
import { errorsOf, type Bench, type Section } from './section.ts';

/** A navigation inside the shell and the step back, after a cold load. */
export async function inAppSection(
  { browser, certificate, sandbox, storage, rounds }: Bench,
  { from, to, composed }: { from: Subject; to: Subject; composed: Variant },
): Promise<Section> {
  const served = await serveVariant(composed, certificate, sandbox);
  const measured: InApp[] = [];
  try {
    for (let round = 0; round < rounds; round += 1)
      measured.push(await inAppNavigation({ browser, origin: served.origin, storage, from, to }));
  } finally {
    await served.close();
  }
  const row = spreads(measured, {
    shown: (one) => one.shown,
    afterAnswer: (one) => one.afterAnswer,
    fetched: (one) => one.fetched,
    shownAgain: (one) => one.shownAgain,
  });
  return {
    title: `${from.path} to ${to.path} inside the shell, and back`,
    table: figuresTable(new Map([['composed', row]]), IN_APP),
    limits: [checkInApp(row.afterAnswer)],
    errors: errorsOf([['composed', measured]]),
    data: { measured, figures: row },
  };
}
