import { expect, it } from 'vitest';
import type { Store } from '../store/store.ts';
import { prune } from './prune.ts';
import { verifySite } from './verify.ts';
import { eachSmallSite, meanwhile, type SmallSite } from './testing/small-site.test-support.ts';

let site: SmallSite;
eachSmallSite(async (fresh) => {
  site = fresh;
  await site.publish('shell');
});

const liveNow = async () => (await site.slice()).live.version;
const pruned = (isDry = false) => prune(site.context, 'honey', isDry);
const filesOf = (version: string) => Object.keys(site.files(`r/honey/${version}/`));

/** Publishes a version and rolls it back on `day`: nothing refers to it any more. */
async function rolledBackOn(day: number): Promise<string> {
  await site.publish('honey', { script: 'entry(1)', maps: { 'pay.js': '{}' } });
  await site.publish('honey', { script: 'entry(2)', maps: { 'pay.js': '{}' } });
  const version = await liveNow();
  site.setDay(day);
  await site.run('honey', { name: 'rollback' });
  return version;
}

it('removes what was last live 30 days ago, of that brand only', async () => {
  await site.publish('main');
  const gone = await rolledBackOn(2);
  const kept = await liveNow();
  site.setDay(31.9);
  expect(await pruned()).toEqual([]);
  site.setDay(32);
  expect(await pruned(true)).toEqual([gone]);
  expect(filesOf(gone)).not.toEqual([]);
  const others = [site.files('r/main/'), site.files('r/shell/')];
  expect(await pruned()).toEqual([gone]);
  expect(filesOf(gone)).toEqual([]);
  expect(filesOf(kept)).not.toEqual([]);
  expect(Object.keys(site.files('maps/'))).toEqual([`maps/honey/${kept}/pay.js.map`]);
  expect([site.files('r/main/'), site.files('r/shell/')]).toEqual(others);
  expect(await pruned()).toEqual([]);
});

it('keeps live, canary, last good and rollback targets of any age', async () => {
  for (const script of ['entry(1)', 'entry(2)', 'entry(3)']) await site.publish('honey', { script });
  site.build('honey', { script: 'entry(4)' });
  await site.run('honey', { name: 'canary', share: 100 });
  site.setDay(400);
  expect(await pruned()).toEqual([]);
});

it('counts from when a version was last live, not last referred to', async () => {
  await site.publish('honey', { script: 'entry(1)' });
  await site.publish('honey', { script: 'entry(2)' });
  const second = await liveNow();
  site.setDay(1);
  site.build('honey', { script: 'entry(3)' });
  await site.run('honey', { name: 'canary', share: 100 });
  const canary = (await site.slice()).canary?.release.version;
  site.setDay(2);
  await site.run('honey', { name: 'rollback' });
  site.setDay(40);
  await site.run('honey', { name: 'rollback' });
  expect(await liveNow()).not.toBe(second);
  site.setDay(41);
  expect(await pruned()).toEqual([canary]);
  site.setDay(70);
  expect(await pruned()).toEqual([second]);
});

it('counts from the upload of a version that was never live, finished or not', async () => {
  await site.publish('honey');
  const { store } = site.context;
  const publishedAt = site.context.now.toISOString();
  await store.write('r/honey/aaaaaaaaaaaa/release.json', Buffer.from(JSON.stringify({ publishedAt })));
  await store.write('r/honey/bbbbbbbbbbbb/entry.js', Buffer.from('no date'));
  site.setDay(29);
  await breakOffUpload();
  expect(await pruned()).toEqual(['bbbbbbbbbbbb']);
  site.setDay(30);
  expect(await pruned()).toEqual(['aaaaaaaaaaaa']);
  site.setDay(58.9);
  expect(await pruned()).toEqual([]);
  site.setDay(59);
  expect(await pruned()).toHaveLength(1);
  expect(Object.keys(site.files('r/honey/')).some((key) => key.endsWith('uploading.txt'))).toBe(false);
});

it('keeps a concurrent upload that becomes live afterwards', async () => {
  await site.publish('honey');
  site.build('honey', { script: 'entry(2)' });
  const { store } = site.context;
  const slow = {
    ...store,
    async write(...[key, bytes, options]: Parameters<Store['write']>) {
      if (key.startsWith('r/honey/')) expect(await pruned()).toEqual([]);
      return store.write(key, bytes, options);
    },
  };
  await site.run('honey', { name: 'publish' }, { on: { ...site.context, store: slow } });
  const files = filesOf(await liveNow()).map((key) => key.split('/')[3]);
  expect(files).toEqual(expect.arrayContaining(['entry.js', 'pay.js', 'release.json']));
  expect(files).not.toContain('uploading.txt');
});

/** Fails an upload when the manifest is written. */
async function breakOffUpload(): Promise<void> {
  site.build('honey', { script: 'entry(broken)' });
  const isManifest = (call: string, key: string) => call === 'write' && key.endsWith('/release.json');
  const on = meanwhile(site.context, isManifest, () => Promise.reject(new Error('broken line')));
  await expect(site.run('honey', { name: 'publish' }, { on })).rejects.toThrow('broken line');
}

it('refuses an unknown brand', async () => {
  await expect(prune(site.context, 'hony', false)).rejects.toThrow('nothing of hony is published here');
});

it('keeps a folder in which a release that stays has files, as long as that one stays', async () => {
  await site.publish('honey', { script: 'entry(1)' });
  const first = await liveNow();
  // More than there are rollback targets: no slice names the first any more.
  for (let at = 2; at < 15; at += 1) await site.publish('honey', { script: `entry(${at})` });
  const live = await liveNow();
  expect((await site.slice()).before.map(({ version }) => version)).not.toContain(first);
  const manifest = (await site.context.store.read(`r/honey/${live}/release.json`))?.bytes;
  expect(JSON.parse(String(manifest))).toMatchObject({ folders: { 'pay.js': first } });
  site.setDay(400);
  const gone = await pruned();
  expect(gone).not.toEqual([]);
  expect(gone).not.toContain(first);
  expect(filesOf(first)).toContain(`r/honey/${first}/pay.js`);
  expect(await verifySite(site.context)).toEqual([
    expect.stringContaining('expired'),
    expect.stringContaining('expired'),
  ]);
});

it('keeps what such a folder’s own release needs: the same build may be published again', async () => {
  await site.publish('honey', { script: 'entry(1)', page: 'pay(1)' });
  const first = await liveNow();
  await site.publish('honey', { script: 'entry(2)', page: 'pay(1)' });
  for (let at = 2; at < 15; at += 1) await site.publish('honey', { script: 'entry(2)', page: `pay(${at})` });
  site.setDay(400);
  expect(await pruned()).not.toContain(first);
  await site.publish('honey', { script: 'entry(2)', page: 'pay(1)' });
  expect(site.page('honey.html')).toContain(`src="/r/honey/${first}/pay.js"`);
});
