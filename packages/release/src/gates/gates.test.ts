import { describe, expect, it } from 'vitest';
import { integrityOf } from '../releases/release-files.ts';
import {
  filesNamed,
  gateViolations,
  missingFiles,
  refuse,
  syntaxViolations,
  unreachableFiles,
} from './gates.ts';
import { aLiveState, aRelease, aShell, routeOf } from './testing/manifests.test-support.ts';

const filesOf = (some: Record<string, string>) =>
  new Map(Object.entries(some).map(([name, text]) => [name, Buffer.from(text)]));
const good = { 'entry.js': '1', 'pay.js': '2', 'pay.css': '.a{top:0}', 'late.js': '3' };

describe('the gates that need no browser', () => {
  it('accept a valid release and a valid shell', () => {
    expect(gateViolations({ manifest: aRelease(), files: filesOf(good) }, aLiveState(), [])).toEqual([]);
    expect(
      gateViolations({ manifest: aShell(), files: filesOf({ 'shell.js': '1' }) }, aLiveState(), []),
    ).toEqual([]);
  });

  it('report all violations of a release, in order', () => {
    const manifest = aRelease({
      contract: '1.9.0',
      shared: { react: '^20.0.0' },
      routes: [routeOf('/api/x')],
    });
    const files = filesOf({ ...good, 'late.js': 'a?.b', 'entry.js': '' });
    const live = aLiveState({
      brands: { honey: { live: aRelease(), canary: null, lastGood: null } },
    });
    const pages = { './buy': { js: ['pay.js'], css: [], late: ['gone.js'] } };
    expect(gateViolations({ manifest: { ...manifest, pages }, files }, live, [])).toEqual(
      [
        'gone.js',
        'reserved',
        'removed route /a',
        'removed page ./pay',
        'react',
        'contract 1.9.0',
        'late.js:1:3',
      ].map((part) => expect.stringContaining(part)),
    );
  });

  it('check the size of a release', () =>
    expect(
      gateViolations(
        {
          manifest: aRelease({ pages: { './buy': { js: ['pay.js'], css: [], late: [] } } }),
          files: filesOf(good),
        },
        aLiveState(),
        [],
      ),
    ).toEqual([expect.stringContaining('no purchase page')]));

  it('report all violations of a shell', () => {
    const live = aLiveState({ brands: { honey: { live: aRelease(), canary: null, lastGood: null } } });
    const files = filesOf({ 'other.js': 'a?.b' });
    expect(gateViolations({ manifest: aShell({ contract: '2.0.0' }), files }, live, [])).toEqual(
      ['shell.js', "honey's live release", 'other.js:1:3'].map((part) => expect.stringContaining(part)),
    );
  });
});

it('a refusal lists every violation, and there is none without one', () => {
  expect(() => refuse('honey', ['one', 'two'])).toThrow('honey cannot go live:\n  one\n  two');
  expect(() => refuse('honey', [])).not.toThrow();
});

it('syntax of the oldest engines passes, as does what is neither script nor style', () =>
  expect(
    syntaxViolations(filesOf({ 'a.js': 'a&&a.b', 'a.css': '.a{top:0}', 'markup.json': 'a?.b' })),
  ).toEqual([]));

it('newer syntax is refused with its place, in scripts and styles', () =>
  expect(syntaxViolations(filesOf({ 'a.js': 'a?.b', 'a.css': '.a{inset:0}' }))).toEqual([
    expect.stringMatching(/cannot take a\.js:1:3: .*: use older syntax, and build again$/),
    expect.stringMatching(/cannot take a\.css:1:4: inset .*build again$/),
  ]));

describe('files of a release', () => {
  it('are its entry and the files of its pages, lazy ones too', () =>
    expect(filesNamed(aRelease())).toEqual(['entry.js', 'pay.js', 'pay.css', 'late.js']));

  it('are complete', () => expect(missingFiles(aRelease(), filesNamed(aRelease()))).toEqual([]));

  it.each(['entry.js', 'pay.js', 'pay.css', 'late.js'])('without %s are refused with advice', (gone) =>
    expect(
      missingFiles(
        aRelease(),
        filesNamed(aRelease()).filter((file) => file !== gone),
      ),
    ).toEqual([`build.json names ${gone}, which is not in dist/client: build honey again`]),
  );

  it('are scripts and styles of the shell', () =>
    expect(missingFiles(aShell({ css: ['shell.css'] }), ['shell.js'])).toEqual([
      'build.json names shell.css, which is not in dist/client: build shell again',
    ]));
});

describe('files of a release in a store', () => {
  const bytes = Buffer.from('entry()');
  const integrity = { 'entry.js': integrityOf(bytes) };
  const unreachable = (read: () => Promise<{ bytes: Buffer } | null>) =>
    unreachableFiles({ read }, 'r/honey/1/', integrity);

  it('are read back', async () => {
    const keys: string[] = [];
    const store = { read: async (key: string) => (keys.push(key), { bytes }) };
    expect(await unreachableFiles(store, 'r/honey/1/', integrity)).toEqual([]);
    expect(keys).toEqual(['r/honey/1/entry.js']);
  });

  it.each([
    ['did not arrive', async () => null],
    ['other bytes', async () => ({ bytes: Buffer.from('entry(!)') })],
    ['cannot be read back (the network is gone)', () => Promise.reject(new Error('the network is gone'))],
  ])('are refused if they %s', async (message, read) => {
    const [violation, ...more] = await unreachable(read);
    expect(violation).toContain(message);
    expect(violation).toMatch(/^r\/honey\/1\/entry.js .*: publish again/);
    expect(more).toEqual([]);
  });
});
