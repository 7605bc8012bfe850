import fs from 'node:fs';
import path from 'node:path';
import {
  ALL_USERS,
  findPageLiteral,
  memoryKey,
  OVERRIDE_KEY,
  type Passport,
  pageFile,
  type ReleaseMemory,
  type ReleaseOverride,
  type ReleaseRef,
  scriptLiteral,
  type SignedSlice,
} from '@vip/release-format';
import { CommandError } from '../command-error.ts';
import { compose } from '../compose/compose.ts';
import type { Settings } from '../config.ts';
import type { Context } from '../context.ts';
import { openKeys, sign } from '../registry/keys.ts';
import { brandSlices, readRegistry, type Registry } from '../registry/registry.ts';
import { readConfigVersion, writeConfig } from '../registry/site-config.ts';
import { published } from '../registry/slice-changes.ts';
import { foldersNeeded, fullRef, integrityOf, releaseFile } from '../releases/release-files.ts';
import { folderStore } from '../store/folder-store.ts';
import type { Store } from '../store/store.ts';

/** The page that brings a browser into the state in which it chooses what the passport names. */
const START = 'replay';

/** The sandbox's own addresses, cashier and WeChat (`.workspace/start.mjs`). */
const OF_SANDBOX: Settings = {
  ALLOW_PAY: 'self',
  ALLOW_PICTURE: '/__sandbox/pictures/',
  WECHAT_APPID: 'wx5a4d8e17c0b3f926',
  WECHAT_AUTHORIZE: '/cashier/authorize',
};

/** Settings that name the outside, or speak to it: the sandbox has its own addresses, and speaks the contract. */
const IS_OUTSIDE =
  /^(?:API_|ADAPTER_|CAPABILITIES_|ALLOW_PAY|ALLOW_PICTURE|WECHAT_|SITE_ORIGIN|RELEASE_BASE|REGISTRY_BASE)/;

/**
 * Writes a site for the sandbox into an empty folder in which the pages of the passport's brand are made of its versions,
 * and a browser chooses its release for its reason. Returns the path to open, and the settings of the configuration that
 * differ here. Throws `CommandError` for a version or a configuration that the site does not have any more.
 */
export async function writeReplay(
  context: Context,
  passport: Passport,
  { folder, page }: { folder: string; page: string | undefined },
): Promise<{ path: string; outside: string[] }> {
  const { store, now } = context;
  const registry = await readRegistry(store, context.keys);
  const { brand, why } = passport;
  const release = await findRelease(store, brand, passport.release);
  const html = passport.html === null ? release : await findRelease(store, brand, passport.html);
  const shell = await findRelease(store, 'shell', passport.shell);
  const opened = page ?? release.routes.find((route) => !route.includes(':'));
  if (opened === undefined) throw new CommandError('every page of this version has parameters: name one');
  const settings = await settingsOf(context, registry, passport.config);

  const own = folderStore(folder);
  const keys = openKeys(path.join(folder, '.keys'), { mayCreate: true });
  const slices: Record<string, SignedSlice> = {};
  const add = async (publisher: string, live: ReleaseRef, others: readonly ReleaseRef[] = []) => {
    for (const { version } of [live, ...others]) await copyRelease(store, folder, publisher, version);
    const slice = published(publisher, null, live, now);
    const key = await keys.signer(publisher);
    if (publisher !== brand) return void (slices[publisher] = await sign(slice, key));
    const canary = why === 'canary' ? { share: ALL_USERS, salt: 'replay', release } : null;
    const lastGood = canary || release.version === live.version ? null : release;
    slices[publisher] = await sign({ ...slice, serial: passport.serial, canary, lastGood }, key);
  };
  for (const [each, { live }] of brandSlices(registry)) if (each !== brand) await add(each, live);
  await add('shell', shell);
  await add(brand, html, [release]);
  const config = { version: passport.config, settings: { ...settings.kept, ...OF_SANDBOX } };
  await writeConfig(own, keys, { ...config, tag: null, kid: null });
  await own.write('registry.json', Buffer.from(JSON.stringify({ schema: 1, slices })));
  await compose({ store: own, keys, now });
  const start = await writeStart(own, passport, { path: opened, failed: html.version, now });
  return { path: start, outside: settings.outside };
}

/** The release whose version begins so. */
async function findRelease(store: Store, publisher: string, digits: string): Promise<ReleaseRef> {
  const manifests = (await store.list(`r/${publisher}/${digits}`)).filter((key) =>
    key.endsWith('/release.json'),
  );
  const [key, ...more] = manifests;
  if (key === undefined)
    throw new CommandError(
      `${publisher} ${digits} is not on this site any more: it was pruned, or is of another site`,
    );
  if (more.length > 0) throw new CommandError(`${publisher} has several versions that begin with ${digits}`);
  const version = key.split('/')[2] ?? '';
  const bytes = (await store.read(key))?.bytes ?? Buffer.alloc(0);
  return fullRef(store, publisher, { version, manifest: integrityOf(bytes) });
}

async function settingsOf(
  { store, keys }: Context,
  { config }: Registry,
  version: number,
): Promise<{ kept: Settings; outside: string[] }> {
  const { settings } = version === config.version ? config : await readConfigVersion(store, keys, version);
  const names = Object.keys(settings);
  return {
    kept: Object.fromEntries(Object.entries(settings).filter(([name]) => !IS_OUTSIDE.test(name))),
    outside: names.filter((name) => IS_OUTSIDE.test(name)),
  };
}

/** Without flushing each file, as the folder is temporary. */
async function copyRelease(store: Store, folder: string, publisher: string, version: string): Promise<void> {
  const versions = [version, ...(await foldersNeeded(store, publisher, version))];
  for (const each of versions)
    for (const key of await store.list(releaseFile(publisher, each, ''))) {
      const file = path.join(folder, key);
      if (fs.existsSync(file)) continue;
      fs.mkdirSync(path.dirname(file), { recursive: true });
      fs.writeFileSync(file, (await store.read(key))?.bytes ?? '');
    }
}

/**
 * Writes the page that stores what a browser had stored: that the live version failed, the set of an order, or a preview.
 * Returns the path to open; the page itself where its reason needs nothing stored.
 */
async function writeStart(
  store: Store,
  { brand, why }: Passport,
  { path: opened, failed, now }: { path: string; failed: string; now: Date },
): Promise<string> {
  if (why === 'live' || why === 'canary') return opened;
  const composed = (await store.read(`pages/${pageFile(opened)}`))?.bytes;
  if (!composed) throw new CommandError(`${brand} has no page ${opened}`);
  const { slice, shell } = findPageLiteral(String(composed)).page;
  const release = slice.lastGood ?? slice.live;
  if (!release) throw new CommandError(`the version of the passport has no page ${opened}`);
  const pins = [{ order: START, at: now.getTime(), isOpen: true, shell, release }];
  const memory: ReleaseMemory = why === 'fallback' ? { bad: [failed] } : { pins };
  const override: ReleaseOverride = {
    brand,
    release,
    expiresAt: now.getTime() + 24 * 3600_000,
    allowPay: true,
  };
  const [storage, key, value] =
    why === 'override'
      ? ['sessionStorage', OVERRIDE_KEY, override]
      : ['localStorage', memoryKey(brand), memory];
  const script = `${storage}.setItem(${scriptLiteral(key)},JSON.stringify(${scriptLiteral(value)}));location.replace(${scriptLiteral(opened)})`;
  await store.write(
    `pages/${START}.html`,
    Buffer.from(`<!doctype html><title>replay</title><script>${script}</script>`),
  );
  return `/${START}`;
}
