import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { exclusively, folderStore } from './folder-store.ts';
import { kill, startChild } from './testing/child-process.ts';
import { describeStore } from './testing/store-suite.ts';

let root: string;
let child: ChildProcess | undefined;
let made = 0;
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'folder-store-'));
});
afterEach(async () => {
  if (child) await kill(child);
  child = undefined;
  fs.rmSync(root, { recursive: true });
});

describeStore('a site in a folder', () => ({ location: path.join(root, `${++made}`), env: {} }), {
  runs: 40,
});

describe('a folder and other processes', () => {
  it('a reader never sees half a write', async () => {
    const store = folderStore(root);
    await store.write('big', Buffer.alloc(2_000_000, 'a'));
    child = startChild(['rewrite', root]);
    const seen = new Set<string>();
    for (let last = '', changes = 0; changes < 20;) {
      const bytes = (await store.read('big'))?.bytes ?? Buffer.alloc(0);
      const letter = String.fromCharCode(bytes[0] ?? 0);
      expect(bytes.equals(Buffer.alloc(2_000_000, letter))).toBe(true);
      if (letter !== last) changes++;
      last = letter;
      seen.add(letter);
    }
    expect([...seen].sort()).toEqual(['a', 'b']);
  });

  it('waits for the lock of another process, times out, and continues when that is killed', async () => {
    const lock = path.join(root, '.store/lock');
    child = startChild(['lock', lock]);
    await once(child.stdout ?? child, 'data');
    expect(() => exclusively(lock, () => 1, 20)).toThrow(`another process keeps ${lock} locked`);
    await kill(child);
    await folderStore(root).write('a', Buffer.from('1'));
    expect(await folderStore(root).list('')).toEqual(['a']);
  });
});

describe('the content of a folder', () => {
  it('is the files under their keys, and one internal folder', async () => {
    const store = folderStore(root);
    await store.write('r/honey/1/a.js', Buffer.from('1'));
    fs.writeFileSync(path.join(root, '.store/part'), 'left by a process that died');
    expect(fs.readFileSync(path.join(root, 'r/honey/1/a.js'), 'utf8')).toBe('1');
    expect(await store.list('')).toEqual(['r/honey/1/a.js']);
    await store.write('b', Buffer.from('2'));
    expect(fs.readFileSync(path.join(root, 'b'), 'utf8')).toBe('2');
  });

  it('has no empty folders after a removal', async () => {
    const store = folderStore(root);
    await store.write('r/honey/1/a.js', Buffer.from('1'));
    await store.write('r/main/1/a.js', Buffer.from('1'));
    await store.remove('r/honey/1/a.js');
    expect(fs.readdirSync(path.join(root, 'r'))).toEqual(['main']);
  });

  it('does not change if a folder is in the way of a write', async () => {
    const store = folderStore(root);
    await store.write('a/b', Buffer.from('1'));
    await expect(store.write('a', Buffer.from('2'))).rejects.toThrow('EISDIR');
    await expect(store.write('a/b/c', Buffer.from('2'))).rejects.toThrow(/ENOTDIR|EEXIST/);
    expect(await store.list('')).toEqual(['a/b']);
  });

  it('is empty if the folder does not exist', async () => {
    const store = folderStore(path.join(root, 'none'));
    expect(await store.list('')).toEqual([]);
    expect(await store.read('registry.json')).toBeNull();
    expect(fs.existsSync(path.join(root, 'none'))).toBe(false);
  });
});
