import { describe, expect, it } from 'vitest';
import { folderOf, foldersApart, foldersFrom } from './file-folders.ts';

type Release = Parameters<typeof foldersApart>[0];

const first: Release = { version: 'v1', integrity: { 'entry.1.js': 'a', 'pay.1.js': 'b' } };
const second: Release = {
  version: 'v2',
  integrity: { 'entry.1.js': 'a', 'pay.2.js': 'c' },
  folders: { 'entry.1.js': 'v1' },
};

describe('the folder of a file', () => {
  it('is the version’s own, or the one that is named', () => {
    expect(folderOf(second, 'pay.2.js')).toBe('v2');
    expect(folderOf(second, 'entry.1.js')).toBe('v1');
    expect(folderOf(first, 'entry.1.js')).toBe('v1');
  });

  it.each(['../x', '', 7, null])(
    'is the version’s own if the named one could lead elsewhere (%s)',
    (folder) => expect(folderOf({ version: 'v2', folders: { a: folder as string } }, 'a')).toBe('v2'),
  );

  it('stays through any number of releases while the content is the same', () => {
    const integrity = { 'entry.1.js': 'a', 'pay.2.js': 'c', 'more.js': 'd' };
    expect(foldersFrom(second, integrity)).toEqual({ 'entry.1.js': 'v1', 'pay.2.js': 'v2' });
  });

  it('is not taken over for other content of the same name', () =>
    expect(foldersFrom(second, { 'entry.1.js': 'other' })).toEqual({}));

  it('is another one than that of a release that failed, with copies of both', () => {
    const of = (release: Release, failed: Release) =>
      folderOf({ ...release, folders: foldersApart(release, failed) }, 'entry.1.js');
    expect(of(first, second)).toBe('v2');
    const third = { ...second, version: 'v3' };
    expect(of(second, third)).toBe('v2');
  });
});
