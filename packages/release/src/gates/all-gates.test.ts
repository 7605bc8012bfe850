import { beforeEach, describe, expect, it } from 'vitest';
import { CommandError } from '../command-error.ts';
import type { Composition } from '../compose/compose.ts';
import type { Registry } from '../registry/registry.ts';
import { published } from '../registry/slice-changes.ts';
import type { ReleaseManifest, ShellManifest, Slice } from '@vip/release-format';
import { uploadRelease } from '../releases/release-files.ts';
import { identityOf, type PreparedRelease } from '../releases/prepare-release.ts';
import { memoryStore } from '../store/testing/memory-store.test-support.ts';
import { type Exceptions, passGates } from './gates.ts';
import { aRelease, aShell } from './testing/manifests.test-support.ts';

/** A shell that hydrates the page and needs all files of the release. */
const SHELL = `addEventListener('load', function () {
  var root = document.getElementById('root');
  root.__reactContainer$1 = true;
  if (window.parts.join() !== 'entry,pay') throw Error('only ' + parts);
});`;

let store: ReturnType<typeof memoryStore>;
let printed: string[];
beforeEach(() => {
  store = memoryStore();
  printed = [];
});

function prepared<M extends ReleaseManifest | ShellManifest>(
  manifest: M,
  texts: Record<string, string>,
): PreparedRelease<M> {
  const files = new Map(Object.entries(texts).map(([name, text]) => [name, Buffer.from(text)]));
  const { integrity } = identityOf(files, new Date());
  return { manifest: { ...manifest, integrity }, files, maps: new Map() };
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

/** Uploads a release and returns a slice with it live, after those of `before`. */
async function live(
  { manifest, files }: PreparedRelease<ReleaseManifest | ShellManifest>,
  before: Slice | null = null,
): Promise<Slice> {
  const ref = await uploadRelease(store, manifest, files);
  return published(manifest.publisher, before, ref, new Date(manifest.publishedAt));
}

const registryOf = (...slices: Slice[]): Registry => ({
  config: { version: 0, settings: {}, tag: null, kid: null },
  tag: null,
  signed: {},
  broken: {},
  stale: {},
  slices: Object.fromEntries(slices.map((slice) => [slice.publisher, slice])),
});

const pass = (
  registry: Registry,
  candidate: Parameters<typeof passGates>[2],
  exceptions: Partial<Exceptions> = {},
  { composition = null }: { composition?: Composition | null } = {},
) =>
  passGates(
    {
      store,
      keys: { trusted: () => [] },
      env: process.env,
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
    const registry = registryOf(await live(shell('s2', `${SHELL} 2;`), before), await live(honey('h1')));
    const files = [...store.files.keys()];
    await pass(registry, honey('h2', 'parts.push("pay"); 2;'));
    expect([...store.files.keys()]).toEqual(files);
  });

  it('refuse one that breaks in the previous shell, and one that differs from its own hashes', async () => {
    const old = await live(shell('s1', 'window.isOld = true;' + SHELL));
    const registry = registryOf(await live(shell('s2'), old));
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
      registry: { ...registry, slices: { ...registry.slices, honey: slice } },
      pages: new Map([['a.html', html]]),
    };
    const error = await pass(registry, candidate, {}, { composition }).catch((e: unknown) => e);
    expect(String(error)).toContain('/a throws as composed (live shell s1 with candidate h2)');
    expect(String(error)).not.toContain('live release h1');
  });

  it('find the files of releases on another origin', async () => {
    const registry = registryOf(await live(shell('s1')));
    registry.config.settings = { RELEASE_BASE: 'https://files.example/releases/' };
    await pass(registry, honey('h1'));
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
