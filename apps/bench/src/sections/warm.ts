import type { Load } from '../measure/one-load.ts';
import { newStoredProfile } from '../measure/profile.ts';
import { figures } from '../report/figures.ts';
import { checkWarm } from '../report/limits.ts';
import { AGAIN, figuresTable } from '../report/table.ts';
import { serveVariant } from '../server/serve-variant.ts';
import type { Subject } from '../subjects.ts';
import type { Variant } from '../variants/variant.ts';
import { errorsOf, type Bench, type Section } from './section.ts';

/**
 * Three visits with one profile: Chromium notes a script at the first, writes its compiled code after the second, and uses
 * it from the third on.
 */
export async function warmSection(
  { certificate, sandbox, storage, rounds }: Bench,
  { path, target }: Subject,
  composed: Variant,
): Promise<Section> {
  const served = await serveVariant(composed, certificate, sandbox);
  const visits = { first: [] as Load[], second: [] as Load[], third: [] as Load[] };
  try {
    for (let round = 0; round < rounds; round += 1) {
      const profile = await newStoredProfile(certificate, served.origin, storage);
      try {
        for (const loads of Object.values(visits))
          loads.push(await profile.visit({ url: served.origin + path, target, until: 'tookOver' }));
      } finally {
        profile.remove();
      }
    }
  } finally {
    await served.close();
  }
  const [first, second, third] = [figures(visits.first), figures(visits.second), figures(visits.third)];
  const rows = new Map([
    ['first visit', first],
    ['second visit', second],
    ['third visit', third],
  ]);
  return {
    title: `${path}, visits with one profile`,
    table: figuresTable(rows, AGAIN),
    limits: checkWarm(first, third),
    errors: errorsOf(Object.entries(visits)),
    data: { loads: visits, figures: Object.fromEntries(rows) },
  };
}
