import { expect, it } from 'vitest';
import { compose } from '../compose/compose.ts';
import type { Store } from '../store/store.ts';
import { eachSmallSite, watched, type SmallSite } from './testing/small-site.test-support.ts';
import { verifySite } from './verify.ts';

let site: SmallSite;
eachSmallSite(async (fresh) => {
  site = fresh;
  await site.publish('shell');
  await site.publish('main', { routes: ['/', '/main'] });
});

const without = (files: Record<string, string>, ...parts: RegExp[]) =>
  Object.fromEntries(Object.entries(files).filter(([key]) => !parts.some((part) => part.test(key))));

it('removes the HTML of a removed route, and changes no byte of other brands and the shell', async () => {
  await site.publish('honey', { routes: ['/a', '/gone'] });
  const own = [/^registry\.json$/, /^registry\/honey/, /^r\/honey/, /^pages\/(?:a|b|gone)\.html/];
  const before = without(site.files(), ...own);
  expect(Object.keys(before)).toEqual(expect.arrayContaining(['pages/main.html.br', 'registry/main.json']));
  await site.publish('honey', { routes: ['/a', '/b'] }, { allowRemoved: ['/gone'] });
  for (const ending of ['', '.br', '.gz']) {
    expect(site.has(`pages/gone.html${ending}`)).toBe(false);
    expect(site.has(`pages/b.html${ending}`)).toBe(true);
  }
  expect(without(site.files(), ...own)).toEqual(before);
});

it('writes every page for a new shell', async () => {
  await site.publish('honey');
  await site.publish('shell', { script: 'shell(2)' });
  const { live } = await site.slice('shell');
  for (const file of ['index.html', 'main.html', 'honey.html', '404.html'])
    expect(site.page(file)).toContain(`/r/shell/${live.version}/shell.js`);
});

it('composes a publish once from one state of the registry, and checks once that it is current', async () => {
  site.build('honey', { routes: ['/a'] });
  const { context } = site;
  const read: string[] = [];
  const store: Store = {
    ...context.store,
    read: (key) => (read.push(key), context.store.read(key)),
  };
  await site.run('honey', { name: 'publish' }, { on: { ...context, store } });
  expect(read.filter((key) => key === 'registry.json')).toHaveLength(2);
  const { live } = await site.slice('shell');
  expect(read.filter((key) => key === `r/shell/${live.version}/shell.css`)).toHaveLength(1);
});

it('a release replaces one with a damaged manifest, which is no rollback target', async () => {
  await site.publish('honey');
  const { store } = site.context;
  const { live } = await site.slice();
  await store.write(`r/honey/${live.version}/release.json`, Buffer.from('{}'));
  await site.publish('honey', { script: 'entry(2)' });
  const next = await site.slice();
  expect(site.page('honey.html')).toContain(`/r/honey/${next.live.version}/entry.js`);
  expect(site.page('honey.html')).toContain('"lastGood":null');
  expect(await verifySite(site.context)).toEqual([
    expect.stringContaining(`r/honey/${live.version}/release.json is not what honey signed`),
  ]);
});

it('writes backend addresses of the environment into the pages', async () => {
  const { store, keys } = site.context;
  await compose({
    store,
    keys,
    env: { API_MAIN: 'https://api.example', RELEASE_BASE: 'https://files.example/r/' },
  });
  expect(site.page('index.html')).toContain('"main":"https://api.example"');
  expect(site.page('index.html')).toContain('https://api.example/x?ct={ct}');
  expect(site.page('index.html')).toContain('src="https://files.example/r/main/');
});

it('writes the same files if nothing changed', async () => {
  const { store, keys } = site.context;
  const before = site.files();
  await compose({ store, keys, env: {} });
  expect(site.files()).toEqual(before);
});

it('refuses to compose from changed markup', async () => {
  await site.publish('honey');
  const { live } = await site.slice();
  const { store, keys } = site.context;
  await store.write(`r/honey/${live.version}/markup.json`, Buffer.from('{}'));
  await expect(compose({ store, keys, env: {} })).rejects.toThrow('its hash is not that of the manifest');
});

/** Runs an action once, before the first matching call. */
function meanwhile(
  store: Store,
  when: (call: keyof Store, key: string) => boolean,
  action: () => Promise<void>,
): Store {
  let isDone = false;
  const at = async (call: keyof Store, key: string) => {
    if (isDone || !when(call, key)) return;
    isDone = true;
    await action();
  };
  return {
    read: async (key) => (await at('read', key), store.read(key)),
    write: async (key, bytes, options) => (await at('write', key), store.write(key, bytes, options)),
    remove: async (key) => (await at('remove', key), store.remove(key)),
    list: async (key) => (await at('list', key), store.list(key)),
  };
}

it.each<[string, (call: keyof Store, key: string) => boolean]>([
  ['just before the registry is written', (call, key) => call === 'write' && key === 'registry.json'],
  ['while pages are written', (call, key) => call === 'write' && key === 'pages/honey.html'],
  ['while slices are written', (call, key) => call === 'write' && key === 'registry/honey.json'],
  ['before stale pages are listed', (call, key) => call === 'list' && key === 'pages/'],
])('a new page of another brand that is published %s is kept', async (_, when) => {
  site.build('main', { script: 'entry(2)', routes: ['/', '/main', '/new'] });
  const { context } = site;
  const store = meanwhile(context.store, when, () => site.run('main', { name: 'publish' }));
  site.build('honey');
  await site.run('honey', { name: 'publish' }, { on: { ...context, store } });
  expect((await site.slice('main')).serial).toBe(2);
  expect(site.has('pages/new.html')).toBe(true);
  expect(await verifySite(context)).toEqual([]);
});

it('a shell that is published meanwhile is in all pages', async () => {
  const { context } = site;
  site.build('shell', { script: 'shell(2)' });
  const isPage = (call: keyof Store, key: string) => call === 'write' && key === 'pages/honey.html';
  const store = meanwhile(context.store, isPage, () => site.run('shell', { name: 'publish' }));
  site.build('honey');
  await site.run('honey', { name: 'publish' }, { on: { ...context, store } });
  expect(await verifySite(context)).toEqual([]);
});

it('of two concurrent changes of a brand one is refused, and the other is kept', async () => {
  await site.publish('honey');
  await site.publish('honey', { script: 'entry(2)' });
  const { context } = site;
  const isRegistry = (call: keyof Store, key: string) => call === 'write' && key === 'registry.json';
  const store = meanwhile(context.store, isRegistry, () => site.run('honey', { name: 'rollback' }));
  const seen = watched(store);
  site.build('honey', { script: 'entry(3)' });
  await expect(
    site.run('honey', { name: 'publish' }, { on: { ...context, store: seen.store } }),
  ).rejects.toThrow('honey was changed by another command meanwhile');
  expect((await site.slice()).history[0]?.action).toBe('rollback');
  expect(seen.written.filter((key) => key.startsWith('pages/'))).toEqual([]);
  await site.publish('honey', { script: 'entry(3)' });
  expect((await site.slice()).serial).toBe(4);
  expect(await verifySite(context)).toEqual([]);
});
