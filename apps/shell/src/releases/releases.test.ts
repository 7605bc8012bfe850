import { describe, expect, it } from 'vitest';
import { partsOn } from '../test-support/release-parts.test-support.ts';
import { composedPart, createSite, publish, samplePage } from '../test-support/sample-site.test-support.ts';
import { lazyReleases } from './lazy-releases.ts';
import { readMemory } from './memory.ts';
import { createReleases } from './releases.ts';

function running() {
  const site = createSite();
  const live = publish(site, 'v1');
  const page = samplePage(live);
  return { site, live, page, ...partsOn(site, page) };
}

const pinsOf = ({ local }: ReturnType<typeof running>) => readMemory(local, 'honey').pins;

describe('the full running release', () => {
  it('is fetched when the page is idle: routes, pages and hashes of lazy chunks', async () => {
    const { parts, live, page, onFullRelease } = running();
    expect(page.integrity).not.toHaveProperty(['result.js']);
    await createReleases(parts).update();
    expect(page.release).toEqual(live);
    expect(onFullRelease.mock.calls).toEqual([[live]]);
    expect(page.integrity).toMatchObject(live.integrity);
    expect(page.integrity).toHaveProperty(['shell.js']);
  });

  it('is reported if it cannot be fetched; the registry is still requested', async () => {
    const { parts, site, live, page, onFullRelease, report } = running();
    site.files.delete('/r/honey/v1/release.json');
    await createReleases(parts).update();
    expect(page.release).toEqual(composedPart(live));
    expect(onFullRelease).not.toHaveBeenCalled();
    expect(site.asked()).toEqual(['/r/honey/v1/release.json', '/registry/honey.json']);
    expect(report.mock.calls.map(([error, where]) => [(error as { code?: string }).code, where])).toEqual([
      ['unreachable', 'manifest'],
      ['unreachable', 'registry'],
    ]);
  });
});

describe('the set of an order', () => {
  it('is stored complete: the shell, and the release with all of its pages', async () => {
    const made = running();
    await createReleases(made.parts).pin('26');
    expect(pinsOf(made)).toMatchObject([
      { order: '26', isOpen: true, shell: made.page.shell, release: made.live },
    ]);
    expect(Math.abs((pinsOf(made)[0]?.at ?? 0) - Date.now())).toBeLessThan(60000);
  });

  it('says that the order was made in a preview', async () => {
    const made = running();
    made.page.override = { allowPay: true, expiresAt: 0 };
    await createReleases(made.parts).pin('26');
    expect(pinsOf(made)[0]?.isPreview).toBe(true);
  });

  it('is fetched once, for the pin and for the routes', async () => {
    const made = running();
    const releases = createReleases(made.parts);
    await Promise.all([releases.pin('26'), releases.update()]);
    expect(made.site.asked().filter((url) => url.endsWith('release.json'))).toHaveLength(1);
  });

  it('is not stored for an order of the shell’s own page, which is of no release', async () => {
    const made = running();
    const releases = createReleases(made.parts);
    releases.stopPins();
    await releases.pin('26');
    expect(pinsOf(made)).toEqual([]);
  });

  it('is closed when the purchase ends, also before it was stored', async () => {
    const made = running();
    const releases = createReleases(made.parts);
    const pinned = releases.pin('26');
    releases.unpin('26', 'honey');
    await pinned;
    expect(pinsOf(made)).toMatchObject([{ order: '26', isOpen: false }]);
  });

  it('stays open when the purchase of another order ends', async () => {
    const made = running();
    const releases = createReleases(made.parts);
    const pinned = releases.pin('26');
    releases.unpin('25', 'honey');
    await pinned;
    releases.unpin('25', 'honey');
    expect(pinsOf(made)).toMatchObject([{ order: '26', isOpen: true }]);
  });

  it('is closed by the page of another brand that shows its result', async () => {
    const made = running();
    await createReleases(made.parts).pin('26');
    const main = { ...made.page, brand: 'main' };
    createReleases(partsOn(made.site, main, { local: made.local }).parts).unpin('26', 'honey');
    expect(pinsOf(made)).toMatchObject([{ order: '26', isOpen: false }]);
  });

  it('is fetched again by the next order if it failed', async () => {
    const made = running();
    const releases = createReleases(made.parts);
    const file = made.site.files.get('/r/honey/v1/release.json') ?? '';
    made.site.files.delete('/r/honey/v1/release.json');
    await expect(releases.pin('26')).rejects.toMatchObject({ code: 'unreachable' });
    made.site.files.set('/r/honey/v1/release.json', file);
    await releases.pin('27');
    expect(pinsOf(made)).toMatchObject([{ order: '27', isOpen: true }]);
  });
});

describe('the lazy releases', () => {
  it('writes a pin and closes it, in the order of the calls', async () => {
    const made = running();
    const lazy = lazyReleases(made.parts);
    lazy.pin('26');
    lazy.unpin('26');
    await expect.poll(() => pinsOf(made)).toMatchObject([{ order: '26', isOpen: false }]);
  });

  it('fetches what a pin needs before the order is made', async () => {
    const made = running();
    const lazy = lazyReleases(made.parts);
    lazy.prepare();
    await expect.poll(() => made.site.asked()).toEqual(['/r/honey/v1/release.json']);
    made.site.files.clear();
    lazy.pin('26');
    await expect.poll(() => pinsOf(made)).toMatchObject([{ order: '26' }]);
  });

  it('do nothing at the end of a purchase if none was in progress', async () => {
    const made = running();
    lazyReleases(made.parts).unpin('26');
    await new Promise((done) => setTimeout(done, 50));
    expect(made.local.get('release.honey')).toBeNull();
  });

  it('reports a set that could not be stored', async () => {
    const made = running();
    made.site.files.clear();
    lazyReleases(made.parts).pin('26');
    await expect.poll(() => made.report.mock.calls.map(([, where]) => where)).toEqual(['pin']);
  });
});
