import type { Load } from '../measure/one-load.ts';
import { newStoredProfile } from '../measure/profile.ts';
import { CHANGES, requireChanged, type Change } from '../release-change/change.ts';
import { openChangedBuilds } from '../release-change/build-changed.ts';
import { figures } from '../report/figures.ts';
import { checkAfterRelease } from '../report/limits.ts';
import { AGAIN, figuresTable } from '../report/table.ts';
import { serveVariant } from '../server/serve-variant.ts';
import type { Subject } from '../subjects.ts';
import { openSite } from '../variants/composed.ts';
import type { Variant } from '../variants/variant.ts';
import { errorsOf, type Bench, type Section } from './section.ts';

/** Bytes hardly vary. */
const MOST_ROUNDS = 3;

/** A visit after a release of the brand, with what an earlier visit left in the cache. */
export async function afterReleaseSection(bench: Bench, subject: Subject): Promise<Section> {
  const loads = new Map<string, Load[]>();
  const builds = openChangedBuilds(subject.brand);
  try {
    const unchanged = builds.build(null);
    for (const change of CHANGES) {
      const releases = publishBoth(subject, unchanged, builds.build(change), change);
      loads.set(`change of ${change.name}`, await visitsAfter(bench, subject, releases));
    }
  } finally {
    builds.remove();
  }
  const rows = new Map([...loads].map(([row, each]) => [row, figures(each)]));
  return {
    title: `${subject.path}, first visit after a release of ${subject.brand}`,
    table: figuresTable(rows, AGAIN),
    limits: [...rows].map(([row, figuresOf]) => checkAfterRelease(row, figuresOf)),
    errors: errorsOf(loads),
    data: { loads: Object.fromEntries(loads), figures: Object.fromEntries(rows) },
  };
}

interface Releases {
  before: Variant;
  after: Variant;
}

function publishBoth({ brand, path }: Subject, first: string, second: string, change: Change): Releases {
  const site = openSite();
  try {
    site.publish('shell');
    site.publish(brand, first);
    const before = site.read([path]);
    site.publish(brand, second);
    const after = site.read([path]);
    requireChanged(before, after, change);
    return { before, after };
  } finally {
    site.remove();
  }
}

async function visitsAfter(
  { certificate, sandbox, storage, rounds }: Bench,
  { path, target }: Subject,
  { before, after }: Releases,
): Promise<Load[]> {
  const served = await serveVariant(before, certificate, sandbox);
  const loaded = { url: served.origin + path, target, until: 'tookOver' } as const;
  const loads: Load[] = [];
  try {
    for (let round = 0; round < Math.min(rounds, MOST_ROUNDS); round += 1) {
      const profile = await newStoredProfile(certificate, served.origin, storage);
      try {
        served.show(before);
        await profile.visit(loaded);
        served.show(after);
        loads.push(await profile.visit(loaded));
      } finally {
        profile.remove();
      }
    }
    return loads;
  } finally {
    await served.close();
  }
}
