import { describe, expect, it } from 'vitest';
import { integrityOf } from '../releases/release-files.ts';
import { gateViolations, refuse, unreachableFiles } from './gates.ts';
import { aLiveState, aRelease, aShell, routeOf } from './testing/manifests.test-support.ts';

const filesOf = (some: Record<string, string>) =>
  new Map(Object.entries(some).map(([name, text]) => [name, Buffer.from(text)]));
const good = { 'entry.js': '1', 'pay.js': '2', 'pay.css': '.a{top:0}', 'late.js': '3' };
const honeyIsLive = aLiveState({ brands: { honey: { live: aRelease(), canary: null, lastGood: null } } });

describe('the gates that need no browser', () => {
  it.each([
    [aRelease(), { ...good, 'markup.json': 'a?.b' }],
    [aShell(), { 'shell.js': '1' }],
  ])('accept a release that fits all', (manifest, files) =>
    expect(gateViolations({ manifest, files: filesOf(files) }, aLiveState(), [])).toEqual([]),
  );

  it('report all violations of a release, in order', () => {
    const manifest = aRelease({
      contract: '1.9.0',
      shared: { react: '^20.0.0' },
      routes: [routeOf('/api/x')],
      pages: { './buy': { js: ['pay.js'], css: [], late: ['gone.js'] } },
    });
    const files = filesOf({ ...good, 'late.js': 'a?.b', 'entry.js': '', 'pay.css': '.a{inset:0}' });
    expect(gateViolations({ manifest, files }, honeyIsLive, [])).toEqual(
      [
        'build.json names gone.js, which is not in dist/client: build honey again',
        'reserved',
        'removed route /a',
        'removed page ./pay',
        'react',
        'contract 1.9.0',
        'pay.css:1:4: inset',
        'late.js:1:3',
      ].map((part) => expect.stringContaining(part)),
    );
  });

  it('report every missing file, lazy ones too', () =>
    expect(gateViolations({ manifest: aRelease(), files: new Map() }, aLiveState(), [])).toEqual(
      Object.keys(good).map((file) => expect.stringContaining(`names ${file}, which is not in dist/client`)),
    ));

  it('check the size of a release', () => {
    const manifest = aRelease({ pages: { './buy': { js: ['pay.js'], css: [], late: [] } } });
    expect(gateViolations({ manifest, files: filesOf(good) }, aLiveState(), [])).toEqual([
      expect.stringContaining('no purchase page'),
    ]);
  });

  it('report all violations of a shell', () => {
    const manifest = aShell({ contract: '2.0.0', css: ['shell.css'] });
    const files = filesOf({ 'other.js': 'a?.b' });
    expect(gateViolations({ manifest, files }, honeyIsLive, [])).toEqual(
      ['shell.js', 'shell.css', "honey's live release", 'other.js:1:3'].map((part) =>
        expect.stringContaining(part),
      ),
    );
  });
});

it('a refusal lists every violation, and there is none without one', () => {
  expect(() => refuse('honey', ['one', 'two'])).toThrow('honey cannot go live:\n  one\n  two');
  expect(() => refuse('honey', [])).not.toThrow();
});

describe('files of a release that was uploaded', () => {
  const bytes = Buffer.from('entry()');
  const manifest = aRelease({ integrity: { 'entry.js': integrityOf(bytes) } });

  it.each([
    ['is missing', async () => null],
    ['was changed', async () => ({ bytes: Buffer.from('entry(!)'), tag: '' })],
    ['the network is gone', () => Promise.reject(new Error('the network is gone'))],
  ])('are refused if one %s', async (message, read) => {
    const [violation, ...more] = await unreachableFiles({ read }, manifest);
    expect(violation).toMatch(
      new RegExp(`^entry.js cannot be read back \\(.*${message}.*\\): publish again`),
    );
    expect(more).toEqual([]);
  });

  it('are read back', async () =>
    expect(await unreachableFiles({ read: async () => ({ bytes, tag: '' }) }, manifest)).toEqual([]));
});
