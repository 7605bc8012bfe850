import { describe, expect, it } from 'vitest';
import { integrityOf } from '../releases/release-files.ts';
import { filesNamed, missingFiles, unreachableFiles } from './gates.ts';
import { aRelease, aShell } from './testing/manifests.test-support.ts';

describe('files of a release', () => {
  it('are its entry and what its pages load, at once or later', () =>
    expect(filesNamed(aRelease())).toEqual(['entry.js', 'pay.js', 'pay.css', 'late.js']));

  it('are all there', () => expect(missingFiles(aRelease(), filesNamed(aRelease()))).toEqual([]));

  it.each(['entry.js', 'pay.js', 'pay.css', 'late.js'])('without %s are told, and what to do', (gone) =>
    expect(
      missingFiles(
        aRelease(),
        filesNamed(aRelease()).filter((file) => file !== gone),
      ),
    ).toEqual([`build.json names ${gone}, which is not in dist/client: build honey again`]),
  );

  it('are of the shell its scripts and styles', () =>
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
    const asked: string[] = [];
    const store = { read: async (key: string) => (asked.push(key), { bytes }) };
    expect(await unreachableFiles(store, 'r/honey/1/', integrity)).toEqual([]);
    expect(asked).toEqual(['r/honey/1/entry.js']);
  });

  it.each([
    ['did not arrive', async () => null],
    ['other bytes', async () => ({ bytes: Buffer.from('entry(!)') })],
    ['cannot be read back (the network is gone)', () => Promise.reject(new Error('the network is gone'))],
  ])('are told where they %s', async (says, read) => {
    const [trouble, ...more] = await unreachable(read);
    expect(trouble).toContain(says);
    expect(trouble).toMatch(/^r\/honey\/1\/entry.js .*: publish again/);
    expect(more).toEqual([]);
  });
});
