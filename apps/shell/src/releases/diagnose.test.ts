import { describe, expect, it } from 'vitest';
import type { PageData } from '@vip/release-format';
import { ChunkLoadError, OverdueError, RemoteError } from '../remotes/load-errors.ts';
import { partsOn } from '../test-support/release-parts.test-support.ts';
import {
  composedPart,
  createSigner,
  createSite,
  publish,
  samplePage,
  slicePayload,
} from '../test-support/sample-site.test-support.ts';
import { diagnose } from './diagnose.ts';
import { changeMemory, readMemory } from './memory.ts';

const unloaded = new RemoteError('./pay', new Error('404'));
const overdue = new RemoteError('./pay', new OverdueError('late'));
const thrown = new TypeError('x is not a function');

/** Honey's version 2 has failed; version 1 was good. */
function failed(some: (last: PageData['slice']['lastGood']) => Partial<PageData> = () => ({})) {
  const site = createSite();
  site.files.set('/r/alive.txt', 'alive\n');
  const [one, two] = [publish(site, 'v1'), publish(site, 'v2')];
  const page = samplePage(two);
  page.slice.lastGood = composedPart(one);
  const made = partsOn(site, { ...page, ...some(page.slice.lastGood) });
  const diagnosis = (error: Error, hasReloaded = false) =>
    diagnose(made.parts, { name: './pay', error, hasReloaded });
  return { site, one, two, ...made, diagnosis, bad: () => readMemory(made.local, 'honey').bad };
}

describe('a release that fails', () => {
  it('was torn where its files are whole when they are fetched anew: nothing is held against it', async () => {
    const { diagnosis, site, bad } = failed();
    expect(await diagnosis(unloaded)).toBe('corrupt');
    expect(site.fetch.mock.calls.map(([url, init]) => [url, init?.cache])).toEqual([
      ['/r/honey/v2/entry.js', 'reload'],
      ['/r/honey/v2/pay.js', 'reload'],
      ['/r/honey/v2/pay.css', 'reload'],
    ]);
    expect(bad()).toEqual([]);
  });

  it.each([
    ['is missing', (files: Map<string, string>) => files.delete('/r/honey/v2/pay.js')],
    ['is HTML', (files: Map<string, string>) => files.set('/r/honey/v2/pay.js', '<!doctype html>')],
    ['is empty', (files: Map<string, string>) => files.set('/r/honey/v2/entry.js', '')],
  ])('is put aside where a file %s and its place answers, and operators hear of it', async (_, spoil) => {
    const { diagnosis, site, bad, track } = failed();
    spoil(site.files);
    expect(await diagnosis(unloaded)).toBe('quarantined');
    expect(bad()).toEqual(['v2']);
    expect(track.mock.calls).toEqual([['release_quarantined', { cause: 'load' }]]);
  });

  it('is put aside where all is whole and a reload did not help', async () => {
    const { diagnosis, bad } = failed();
    expect(await diagnosis(unloaded, true)).toBe('quarantined');
    expect(bad()).toEqual(['v2']);
  });

  it('is put aside at once where its page throws: its files came', async () => {
    const { diagnosis, site, track } = failed();
    expect(await diagnosis(thrown)).toBe('quarantined');
    expect(site.asked()).toEqual(['/r/alive.txt']);
    expect(track.mock.calls).toEqual([['release_quarantined', { cause: 'mount' }]]);
  });

  it('was late, and its files are here now: a reload heals it', async () => {
    const { diagnosis, bad } = failed();
    expect(await diagnosis(overdue)).toBe('corrupt');
    expect(bad()).toEqual([]);
  });

  it('has nothing held against it where its files are late and still coming: the line is slow', async () => {
    const { parts, bad, track } = failed();
    let asked = 0;
    const body = () =>
      new ReadableStream({
        pull(control) {
          asked += 1;
          return new Promise((resolve) => setTimeout(resolve)).then(() => control.enqueue(new Uint8Array(1)));
        },
      });
    // A wait is over when some more of every file was read.
    const wait = (run: () => void) => {
      const before = asked;
      const look = (): unknown => (asked > before + 9 ? run() : setTimeout(look));
      look();
    };
    const window = {
      ...parts.window,
      fetch: (url: string) => Promise.resolve(new Response(url.endsWith('alive.txt') ? 'alive' : body())),
      setTimeout: wait,
    } as unknown as Window;
    const failure = { name: './pay', error: overdue, hasReloaded: false };
    expect(await diagnose({ ...parts, window }, failure)).toBe('network');
    expect([bad(), track.mock.calls]).toEqual([[], []]);
  });

  it('is said to be late where it was', async () => {
    const { diagnosis, track } = failed();
    await diagnosis(overdue, true);
    expect(track.mock.calls).toEqual([['release_quarantined', { cause: 'overdue' }]]);
  });

  it.each([
    ['nothing answers', null],
    ["a café's network answers everything itself", '<html>请登录</html>'],
  ])('has nothing held against it where %s', async (_, alive) => {
    const { diagnosis, site, bad, track } = failed();
    site.files.delete('/r/honey/v2/pay.js');
    if (alive === null) site.files.delete('/r/alive.txt');
    else site.files.set('/r/alive.txt', alive);
    expect(await diagnosis(unloaded)).toBe('network');
    expect([bad(), track.mock.calls]).toEqual([[], []]);
  });

  it('has nothing held against it where the probe stalls', async () => {
    const { parts, bad } = failed();
    const window = {
      ...parts.window,
      fetch: () => new Promise(() => undefined),
      setTimeout: (run: () => void) => run(),
    } as unknown as Window;
    const failure = { name: './pay', error: unloaded, hasReloaded: false };
    expect(await diagnose({ ...parts, window }, failure)).toBe('network');
    expect(bad()).toEqual([]);
  });
});

describe('a file that comes after the first sight', () => {
  const late = new ChunkLoadError('buying.js');

  it('has its release put aside where it does not come whole', async () => {
    const { diagnosis, site, bad, track } = failed();
    site.files.set('/r/honey/v2/buying.js', 'something else');
    expect(await diagnosis(late)).toBe('quarantined');
    expect(site.asked()).toEqual(['/r/honey/v2/buying.js', '/r/alive.txt']);
    expect(bad()).toEqual(['v2']);
    expect(track.mock.calls).toEqual([['release_quarantined', { cause: 'late' }]]);
  });

  it('was torn where it is whole now, however often the page was loaded: the page asks again', async () => {
    const { diagnosis, bad } = failed();
    expect(await diagnosis(late, true)).toBe('corrupt');
    expect(bad()).toEqual([]);
  });

  it('says nothing against its release where nothing answers', async () => {
    const { diagnosis, site, bad } = failed();
    site.files.clear();
    expect(await diagnosis(late)).toBe('network');
    expect(bad()).toEqual([]);
  });
});

describe('a page that a host has kept, of a release that is gone', () => {
  const old = () => ({ slice: { serial: 4, live: null, canary: null, lastGood: null } });

  it('gives way to what the registry says', async () => {
    const signer = await createSigner('h1');
    const { diagnosis, site, parts, bad, local } = failed(old);
    parts.page.keys = [signer.key];
    const three = publish(site, 'v3');
    site.files.set('/registry/honey.json', JSON.stringify(await signer.sign(slicePayload(three))));
    site.files.delete('/r/honey/v2/entry.js');
    expect(await diagnosis(unloaded)).toBe('quarantined');
    expect(bad()).toEqual(['v2']);
    expect(readMemory(local, 'honey').slice?.live?.version).toBe('v3');
  });

  it('stays where the registry does not answer, or not in time', async () => {
    const { diagnosis, parts, report } = failed(old);
    expect(await diagnosis(thrown)).toBe('fault');
    expect(report).toHaveBeenCalledWith(expect.objectContaining({ code: 'unreachable' }), 'registry');
    const fetch = (url: string, init: RequestInit) =>
      url.startsWith('/registry/') ? new Promise(() => undefined) : parts.window.fetch(url, init);
    const setTimeout = (run: () => void, ms: number) => globalThis.setTimeout(run, ms / 100);
    const window = { ...parts.window, fetch, setTimeout } as unknown as Window;
    expect(await diagnose({ ...parts, window }, { name: './pay', error: thrown, hasReloaded: false })).toBe(
      'fault',
    );
  });
});

describe('a release at fault stays', () => {
  const slice = { serial: 4, live: null, canary: null, lastGood: null };

  it.each([
    ['there is no other', () => ({ slice })],
    [
      'the last good one is itself',
      () => ({ slice: { ...slice, lastGood: samplePage(publish(createSite(), 'v2')).release } }),
    ],
    ['a link laid it over the live one', () => ({ why: 'override' as const })],
    ['the last good one has not this page', () => ({ route: '/new' })],
  ])('where %s', async (_, change) => {
    const { diagnosis, bad, track } = failed(change);
    expect(await diagnosis(thrown)).toBe('fault');
    expect([bad(), track.mock.calls]).toEqual([[], []]);
  });

  it('where the other has failed here as well', async () => {
    const { diagnosis, local, bad } = failed();
    changeMemory(local, 'honey', { bad: ['v1'] });
    expect(await diagnosis(thrown)).toBe('fault');
    expect(bad()).toEqual(['v1']);
  });
});

describe('what else there is to run', () => {
  const remembering = (shell: string) => {
    const made = failed(() => ({
      slice: { serial: 4, live: null, canary: null, lastGood: null },
      serial: 6,
    }));
    const slice = { serial: 6, live: made.one, canary: null, lastGood: null, shell };
    changeMemory(made.local, 'honey', { slice });
    return made;
  };

  it('is what the phone remembers, where that is newer than the HTML', async () => {
    const { diagnosis, bad } = remembering('shell1');
    expect(await diagnosis(thrown)).toBe('quarantined');
    expect(bad()).toEqual(['v2']);
  });

  it('is not what it remembers of another shell', async () => {
    const { diagnosis, bad } = remembering('shell0');
    expect(await diagnosis(thrown)).toBe('fault');
    expect(bad()).toEqual([]);
  });
});
