import { describe, expect, it } from 'vitest';
import type { PageData } from '@vip/release-format';
import { ChunkLoadError, OverdueError, RemoteError } from '../remotes/page-loader.ts';
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
const overdue = new RemoteError('./pay', new OverdueError('overdue'));
const thrown = new TypeError('x is not a function');

/** Version 2 of honey has failed; version 1 is the last good one. */
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
  it('is corrupt, not quarantined, if its files are complete when fetched again', async () => {
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
  ])('is quarantined and tracked if a file %s while the server answers', async (_, spoil) => {
    const { diagnosis, site, bad, track } = failed();
    spoil(site.files);
    expect(await diagnosis(unloaded)).toBe('quarantined');
    expect(bad()).toEqual(['v2']);
    expect(track.mock.calls).toEqual([['release_quarantined', { cause: 'load' }]]);
  });

  it('is quarantined if all files are complete and a reload did not help', async () => {
    const { diagnosis, bad } = failed();
    expect(await diagnosis(unloaded, true)).toBe('quarantined');
    expect(bad()).toEqual(['v2']);
  });

  it('is quarantined at once if its page throws', async () => {
    const { diagnosis, site, track } = failed();
    expect(await diagnosis(thrown)).toBe('quarantined');
    expect(site.asked()).toEqual(['/r/alive.txt']);
    expect(track.mock.calls).toEqual([['release_quarantined', { cause: 'mount' }]]);
  });

  it('is corrupt if overdue files have arrived by now: a reload helps', async () => {
    const { diagnosis, bad } = failed();
    expect(await diagnosis(overdue)).toBe('corrupt');
    expect(bad()).toEqual([]);
  });

  it('is not quarantined if overdue files are still arriving: the network is slow', async () => {
    const { parts, bad, track } = failed();
    let asked = 0;
    const body = () =>
      new ReadableStream({
        pull(control) {
          asked += 1;
          return new Promise((resolve) => setTimeout(resolve)).then(() => control.enqueue(new Uint8Array(1)));
        },
      });
    // A wait ends when more of every file has been read.
    const wait = (run: () => void) => {
      const before = asked;
      const check = (): unknown => (asked > before + 9 ? run() : setTimeout(check));
      check();
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

  it('is tracked as overdue if it was', async () => {
    const { diagnosis, track } = failed();
    await diagnosis(overdue, true);
    expect(track.mock.calls).toEqual([['release_quarantined', { cause: 'overdue' }]]);
  });

  it.each([
    ['the server does not answer', null],
    ['a captive portal answers every request', '<html>请登录</html>'],
  ])('is not quarantined if %s', async (_, alive) => {
    const { diagnosis, site, bad, track } = failed();
    site.files.delete('/r/honey/v2/pay.js');
    if (alive === null) site.files.delete('/r/alive.txt');
    else site.files.set('/r/alive.txt', alive);
    expect(await diagnosis(unloaded)).toBe('network');
    expect([bad(), track.mock.calls]).toEqual([[], []]);
  });

  it('is not quarantined if the probe stalls', async () => {
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

describe('a lazy chunk that fails', () => {
  const failedChunk = new ChunkLoadError('buying.js');

  it('quarantines its release if it does not arrive complete', async () => {
    const { diagnosis, site, bad, track } = failed();
    site.files.set('/r/honey/v2/buying.js', 'something else');
    expect(await diagnosis(failedChunk)).toBe('quarantined');
    expect(site.asked()).toEqual(['/r/honey/v2/buying.js', '/r/alive.txt']);
    expect(bad()).toEqual(['v2']);
    expect(track.mock.calls).toEqual([['release_quarantined', { cause: 'late' }]]);
  });

  it('is corrupt if it is complete now, also after a reload: the page requests it again', async () => {
    const { diagnosis, bad } = failed();
    expect(await diagnosis(failedChunk, true)).toBe('corrupt');
    expect(bad()).toEqual([]);
  });

  it('does not quarantine its release if the server does not answer', async () => {
    const { diagnosis, site, bad } = failed();
    site.files.clear();
    expect(await diagnosis(failedChunk)).toBe('network');
    expect(bad()).toEqual([]);
  });
});

describe('HTML that a host app has cached, of a release that was removed', () => {
  const old = () => ({ slice: { serial: 4, live: null, canary: null, lastGood: null } });

  it('is replaced by the live release of the registry', async () => {
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

  it('stays if the registry does not answer in time', async () => {
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

describe('a release at fault is not quarantined', () => {
  const slice = { serial: 4, live: null, canary: null, lastGood: null };

  it.each([
    ['there is no other release', () => ({ slice })],
    [
      'it is the last good one itself',
      () => ({ slice: { ...slice, lastGood: samplePage(publish(createSite(), 'v2')).release } }),
    ],
    ['a preview link opened it', () => ({ why: 'override' as const })],
    ['the last good one does not have this page', () => ({ route: '/new' })],
  ])('if %s', async (_, change) => {
    const { diagnosis, bad, track } = failed(change);
    expect(await diagnosis(thrown)).toBe('fault');
    expect([bad(), track.mock.calls]).toEqual([[], []]);
  });

  it('if the other release is quarantined already', async () => {
    const { diagnosis, local, bad } = failed();
    changeMemory(local, 'honey', { bad: ['v1'] });
    expect(await diagnosis(thrown)).toBe('fault');
    expect(bad()).toEqual(['v1']);
  });
});

describe('another release to run', () => {
  const remembering = (shell: string) => {
    const made = failed(() => ({
      slice: { serial: 4, live: null, canary: null, lastGood: null },
      serial: 6,
      keys: [{ kid: 'k1', x: '', y: '' }],
    }));
    const signed = { kid: 'k1', expiresAt: Date.now() + 1000 };
    const slice = { serial: 6, live: made.one, canary: null, lastGood: null, shell, ...signed };
    changeMemory(made.local, 'honey', { slice });
    return made;
  };

  it('is in the stored slice if that is newer than the HTML', async () => {
    const { diagnosis, bad } = remembering('shell1');
    expect(await diagnosis(thrown)).toBe('quarantined');
    expect(bad()).toEqual(['v2']);
  });

  it('is not in a slice that was stored for another shell', async () => {
    const { diagnosis, bad } = remembering('shell0');
    expect(await diagnosis(thrown)).toBe('fault');
    expect(bad()).toEqual([]);
  });
});
