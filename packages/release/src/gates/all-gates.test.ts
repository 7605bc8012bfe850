import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CommandError } from '../command-error.ts';
import type { Composition } from '../compose/compose.ts';
import type { Registry } from '../registry/registry.ts';
import type { ReleaseManifest, ReleaseRef, ShellManifest, Slice } from '@vip/release-format';
import { integrityOfAll, uploadRelease } from '../releases/release-files.ts';
import type { PreparedRelease } from '../releases/prepare-release.ts';
import { folderStore } from '../store/folder-store.ts';
import { type Exceptions, passGates } from './gates.ts';
import { readLiveState } from './live-state.ts';
import { aRelease, aShell } from './testing/manifests.test-support.ts';

/** A shell that hydrates the page and needs all files of the release. */
const SHELL = `addEventListener('load', function () {
  var root = document.getElementById('root');
  root.__reactContainer$1 = true;
  if (window.parts.join() !== 'entry,pay') throw Error('only ' + parts);
});`;

let folder: string;
let printed: string[];
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'gates-'));
  printed = [];
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

const store = () => folderStore(folder);

function prepared<M extends ReleaseManifest | ShellManifest>(
  manifest: M,
  texts: Record<string, string>,
): PreparedRelease<M> {
  const files = new Map(Object.entries(texts).map(([name, text]) => [name, Buffer.from(text)]));
  return { manifest: { ...manifest, integrity: integrityOfAll(files) }, files, maps: new Map() };
}

const shell = (version: string, script = SHELL) =>
  prepared(aShell({ version, js: ['shell.js'] }), { 'shell.js': script });
const honey = (version: string, script = 'parts.push("pay");') =>
  prepared(aRelease({ version }), {
    'entry.js': 'window.parts = ["entry"];',
    'pay.js': script,
    'pay.css': '.a{top:0}',
    'late.js': '1',
    'markup.json': JSON.stringify({ '/a': '<p>会员</p>' }),
  });

/** Uploads a release and returns a slice with it live. */
async function live(
  release: PreparedRelease<ReleaseManifest | ShellManifest>,
  lastGood?: ReleaseRef,
): Promise<Slice> {
  const ref = await uploadRelease(store(), release.manifest, release.files);
  const { publisher, publishedAt } = release.manifest;
  const dates = { issuedAt: publishedAt, expiresAt: publishedAt };
  const rest = { canary: null, lastGood: lastGood ?? null, before: [], history: [] };
  return { schema: 1, publisher, serial: 1, ...dates, live: ref, ...rest };
}

const registryOf = (...slices: Slice[]): Registry => ({
  tag: null,
  signed: {},
  broken: {},
  slices: Object.fromEntries(slices.map((slice) => [slice.publisher, slice])),
});

const pass = (
  registry: Registry,
  candidate: Parameters<typeof passGates>[2],
  exceptions: Partial<Exceptions> = {},
  { composition = null, env = {} }: { composition?: Composition | null; env?: NodeJS.ProcessEnv } = {},
) =>
  passGates(
    {
      store: store(),
      keys: { trusted: () => [] },
      env: { ...process.env, ...env },
      print: (line) => printed.push(line),
    },
    registry,
    candidate,
    { allowRemoved: [], noSmoke: false, ...exceptions },
    () => Promise.resolve(composition),
  );

describe('all gates', () => {
  it('accept a release that works in every live pair, and upload nothing', async () => {
    const before = await live(shell('s1'));
    const registry = registryOf(await live(shell('s2', `${SHELL} 2;`), before.live), await live(honey('h1')));
    const files = await store().list('');
    await pass(registry, honey('h2', 'parts.push("pay"); 2;'));
    expect(await store().list('')).toEqual(files);
  });

  it('refuse one that breaks in the previous shell, and one that differs from its own hashes', async () => {
    const old = await live(shell('s1', 'window.isOld = true;' + SHELL));
    const registry = registryOf(await live(shell('s2'), old.live));
    const bad = honey(
      'h1',
      'parts.push("pay"); addEventListener("load", function () { if (window.isOld) throw Error("old") });',
    );
    await expect(pass(registry, bad)).rejects.toThrow(
      'honey cannot go live:\n  /a throws old (shell before s1 with candidate h1): reproduce it in that pair',
    );
    const changed = honey('h2');
    changed.manifest.integrity['pay.js'] = `sha256-${'A'.repeat(43)}=`;
    await expect(pass(registryOf(await live(shell('s2'))), changed)).rejects.toThrow('/a throws only entry');
  });

  it('open exactly the pages that are written afterwards, and compose those of other pairs', async () => {
    const before = await live(honey('h1'));
    const registry = registryOf(await live(shell('s1')), before);
    const candidate = honey('h2', 'parts.push("pay"); 2;');
    const slice = { ...before, live: { ...before.live, version: 'h2' } };
    const html = '<!doctype html><div id="root">x</div><script>throw Error("as composed")</script>';
    const composition = {
      registry: { slices: { ...registry.slices, honey: slice }, broken: {} },
      pages: new Map([['a.html', html]]),
    };
    const error = await pass(registry, candidate, {}, { composition }).catch((e: unknown) => e);
    expect(String(error)).toContain('/a throws as composed (live shell s1 with candidate h2)');
    expect(String(error)).not.toContain('live release h1');
  });

  it('find the files of releases on another origin', async () => {
    const registry = registryOf(await live(shell('s1')));
    const env = { RELEASE_BASE: 'https://files.example/releases/' };
    await pass(registry, honey('h1'), {}, { env });
  });

  it('open no browser for a release that another gate refuses', async () => {
    const registry = registryOf(await live(shell('s1', 'broken(')));
    const error = await pass(registry, prepared(aRelease({ contract: '9.0.0' }), {})).catch(
      (e: unknown) => e,
    );
    expect(error).toBeInstanceOf(CommandError);
    expect((error as Error).message).toContain('needs shell contract 9.0.0');
    expect((error as Error).message).not.toContain('throws');
  });

  it('print the exceptions', async () => {
    const registry = registryOf(await live(shell('s1', 'broken(')));
    await pass(registry, honey('h1'), { allowRemoved: ['/x'], noSmoke: true });
    expect(printed).toEqual([
      '--allow-removed: /x may be removed, and links to it break',
      '--no-smoke: the pages of 1 live pairs were not opened in a browser',
    ]);
  });
});

describe('the live state', () => {
  it('has the manifests of the candidate’s brand, and the paths of all', async () => {
    const registry = registryOf(
      await live(shell('s1')),
      await live(honey('h1')),
      await live(prepared(aRelease({ publisher: 'main', version: 'm1' }), {})),
    );
    const ofHoney = await readLiveState(store(), registry, 'honey', (line) => printed.push(line));
    expect(ofHoney.shell.live?.version).toBe('s1');
    expect(Object.keys(ofHoney.brands)).toEqual(['honey']);
    expect(ofHoney.brands['honey']?.live?.version).toBe('h1');
    expect(ofHoney.paths).toEqual({ honey: ['/a'], main: ['/a'] });
    const ofShell = await readLiveState(store(), registry, 'shell', (line) => printed.push(line));
    expect(Object.keys(ofShell.brands)).toEqual(['honey', 'main']);
    expect(printed).toEqual([]);
  });

  it('reports a damaged manifest and counts it as none, so that publishing again repairs it', async () => {
    const registry = registryOf(await live(shell('s1')), await live(honey('h1')));
    await store().write('r/honey/h1/release.json', Buffer.from('{}'));
    const { brands } = await readLiveState(store(), registry, 'honey', (line) => printed.push(line));
    expect(brands['honey']?.live).toBeNull();
    expect(printed).toEqual([expect.stringContaining('r/honey/h1/release.json is not what honey signed')]);
  });
});
