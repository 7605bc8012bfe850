import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openKeys } from '../registry/keys.ts';
import { readRegistry } from '../registry/registry.ts';
import { folderStore } from '../store/folder-store.ts';
import { openContext } from '../context.ts';
import { openSmallSite, type SmallSite } from './testing/small-site.test-support.ts';
import { verifySite } from './verify.ts';

const CLI = path.join(import.meta.dirname, '../cli.ts');
const execute = promisify(execFile);

let folder: string;
let builds: SmallSite;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'at-once-'));
  builds = openSmallSite();
});
afterEach(() => {
  builds.close();
  fs.rmSync(folder, { recursive: true });
});

const site = () => path.join(folder, 'site');
const env = () => ({ ...process.env, RELEASE_KEYS: path.join(folder, 'keys') });

/** Runs the command in a process of its own. */
const release = (...args: string[]) =>
  execute(process.execPath, [CLI, ...args, '--site', site()], { env: env() });
const publish = (publisher: string) =>
  release('publish', publisher, '--no-smoke', '--build', builds.context.distOf(publisher));

it('three concurrent publishes are all live and intact', async () => {
  const keys = openKeys(path.join(folder, 'keys'), { mayCreate: true });
  for (const publisher of ['shell', 'honey', 'main', 'youquan']) {
    keys.trust(publisher, [await keys.create(publisher)]);
    builds.build(publisher);
  }
  await release('config', 'set', 'SITE_ORIGIN=https://vip.lxb.cn');
  await publish('shell');
  const brands = ['honey', 'main', 'youquan'];
  await Promise.all(brands.map(publish));
  const { slices } = await readRegistry(folderStore(site()), keys);
  expect(brands.map((brand) => slices[brand]?.serial)).toEqual([1, 1, 1]);
  expect(await verifySite(await openContext(site(), undefined, env(), () => undefined))).toEqual([]);
});
