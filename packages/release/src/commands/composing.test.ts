import { describe, expect, it } from 'vitest';
import { compose } from '../compose/compose.ts';
import type { Settings } from '../config.ts';
import { readRegistry } from '../registry/registry.ts';
import type { Store } from '../store/store.ts';
import { eachSmallSite, meanwhile, watched, type SmallSite } from './testing/small-site.test-support.ts';
import { verifySite } from './verify.ts';

let site: SmallSite;
eachSmallSite(async (fresh) => {
  site = fresh;
  await site.publish('shell');
  await site.publish('main', { routes: ['/', '/main'] });
});

const without = (files: Record<string, string>, ...parts: RegExp[]) =>
  Object.fromEntries(Object.entries(files).filter(([key]) => !parts.some((part) => part.test(key))));

it.each([
  ['https://api.lxb.cn/', 'https://api.lxb.cn/x?ct={ct}'],
  ['https://api.lxb.cn/vip//', 'https://api.lxb.cn/vip/x?ct={ct}'],
  ['/', '/x?ct={ct}'],
])('composes the first call below %s with one slash', async (address, call) => {
  await site.set({ API_MAIN: address });
  expect(site.page('index.html')).toContain(`,"${call}")})`);
});

it('removes the HTML of a removed route, and changes no byte of other brands and the shell', async () => {
  await site.publish('honey', { routes: ['/a', '/gone'] });
  const own = [
    /^registry\.json$/,
    /^changes\/honey/,
    /^registry\/honey/,
    /^r\/honey/,
    /^pages\/(?:a|b|gone)\.html/,
  ];
  const before = without(site.files(), ...own);
  expect(Object.keys(before)).toEqual(expect.arrayContaining(['pages/main.html.br', 'registry/main.json']));
  await site.publish('honey', { routes: ['/a', '/b'] }, { allowRemoved: ['/gone'] });
  for (const ending of ['', '.br', '.gz']) {
    expect(site.has(`pages/gone.html${ending}`)).toBe(false);
    expect(site.has(`pages/b.html${ending}`)).toBe(true);
  }
  expect(without(site.files(), ...own)).toEqual(before);
});

it('a rollback writes only the registry, its record and the brand’s HTML, equal to before except the serial', async () => {
  await site.publish('honey', { script: 'entry(0)' });
  await site.publish('honey', { script: 'entry(1)', routes: ['/honey', '/gone'] });
  const before = site.page('honey.html');
  await site.publish(
    'honey',
    { script: 'entry(2)', routes: ['/honey', '/new'] },
    { allowRemoved: ['/gone'] },
  );
  expect(withoutSerial(site.page('honey.html'))).not.toBe(withoutSerial(before));

  const { store, written, removed } = watched(site.context.store);
  await site.run('honey', { name: 'rollback' }, { on: { ...site.context, store } });
  const page = (name: string) => ['', '.br', '.gz'].map((ending) => `pages/${name}.html${ending}`);
  expect(written.sort()).toEqual([
    'changes/honey/4.json',
    ...[...page('gone'), ...page('honey'), 'registry.json', 'registry/honey.json'],
  ]);
  expect(removed.sort()).toEqual(page('new'));
  expect(site.page('honey.html')).not.toBe(before);
  expect(withoutSerial(site.page('honey.html'))).toBe(withoutSerial(before));
});

/** The policy contains the hash of the script with the serial. */
const withoutSerial = (html: string): string =>
  html.replace(/"serial":\d+/, '"serial":N').replace(/sha256-[\w+/]{43}=(?=(?:&#39;|'))/, 'sha256-of-it');

it('writes every page for a new shell', async () => {
  await site.publish('honey');
  await site.publish('shell', { script: 'shell(2)' });
  const { live } = await site.slice('shell');
  for (const file of ['index.html', 'main.html', 'honey.html', '404.html'])
    expect(site.page(file)).toContain(`/r/shell/${live.version}/shell.js`);
});

it('composes a publish once from one state of the registry, checks that it is current, and verifies', async () => {
  site.build('honey', { routes: ['/a'] });
  const { context } = site;
  const read: string[] = [];
  const store: Store = {
    ...context.store,
    read: (key) => (read.push(key), context.store.read(key)),
  };
  await site.run('honey', { name: 'publish' }, { on: { ...context, store } });
  expect(read.filter((key) => key === 'registry.json')).toHaveLength(3);
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
  const refused = `r/honey/${live.version}/release.json is not what honey signed`;
  expect(site.printed.at(-1)).toMatch(new RegExp(`^DAMAGED  ${refused}`));
  expect(await verifySite(site.context)).toEqual([expect.stringContaining(refused)]);
});

it('writes the backend addresses of the configuration into the pages', async () => {
  await site.set({ API_MAIN: 'https://api.lxb.cn', RELEASE_BASE: 'https://files.lxb.cn/r/' });
  expect(site.page('index.html')).toContain('"main":"https://api.lxb.cn"');
  expect(site.page('index.html')).toContain('https://api.lxb.cn/x?ct={ct}');
  expect(site.page('index.html')).toContain('src="https://files.lxb.cn/r/main/');
});

it('allows and writes the full address of the event upload', async () => {
  await site.set({ API_EVENTS: 'https://collect.lxb.cn/v2/up?app=vip' });
  const html = site.page('index.html');
  expect(html).toContain('"events":"https://collect.lxb.cn/v2/up?app=vip"');
  expect(html).toContain('connect-src &#39;self&#39; https://collect.lxb.cn;');
});

describe('a backend with an adapter', () => {
  /** The page with these settings and no others. */
  const composed = async (settings: Settings) => {
    const { config } = await readRegistry(site.context.store, site.context.keys);
    const unset = Object.fromEntries(Object.keys(config.settings).map((name) => [name, null]));
    await site.set({ ...unset, ...settings });
    return site.page('index.html');
  };

  it('has no first call in the HTML: only the adapter knows its form', async () => {
    expect(await composed({})).toContain('"/api/main/x?ct={ct}"');
    const html = await composed({ ADAPTER_MAIN: 'litemall' });
    expect(html).toContain('"adapters":{"main":"litemall"}');
    expect(html).not.toContain('"/api/main/x?ct={ct}"');
    expect(await composed({ ADAPTER_HONEY: 'litemall' })).toContain('"/api/main/x?ct={ct}"');
  });

  it('keeps its first call if only headers or fields of orders differ, and has none under another prefix', async () => {
    const html = await composed({ CAPABILITIES_MAIN: '{"idempotency":"none"}' });
    expect(html).toContain('"capabilities":{"main":{"idempotency":"none"}}');
    expect(html).toContain('"/api/main/x?ct={ct}"');
    await site.publish('main', { routes: ['/', '/main'], firstCallTo: 'honey', script: 'other()' });
    expect(await composed({ CAPABILITIES_HONEY: '{"idempotency":"none"}' })).toContain('"/api/honey/x?');
    expect(await composed({ CAPABILITIES_HONEY: '{"prefix":"/v1"}' })).not.toContain('"/api/honey/');
  });

  it('has the hash of its adapter in the pages, and of no other', async () => {
    await site.publish('shell', {
      lazy: ['adapters.dddddd.js', 'adapter-litemall.aaaaaa.js', 'adapter-laravel.bbbbbb.js', '12.cccccc.js'],
    });
    const none = await composed({});
    expect(none).toContain('"12.cccccc.js":"sha256-');
    expect(none).not.toContain('adapter');
    const one = await composed({ ADAPTER_MAIN: 'litemall' });
    expect(one).toContain('"adapter-litemall.aaaaaa.js":"sha256-');
    expect(one).toContain('"adapters.dddddd.js":"sha256-');
    expect(one).not.toContain('laravel');
    const other = await composed({ CAPABILITIES_MAIN: '{"idempotency":"none"}' });
    expect(other).toContain('"adapters.dddddd.js":"sha256-');
    expect(other).not.toContain('adapter-');
  });

  it('is refused by composing if there is no such adapter', async () => {
    await expect(composed({ ADAPTER_MAIN: 'mall' })).rejects.toThrow('there is no adapter mall');
  });
});

it('writes the same files if nothing changed', async () => {
  const before = site.files();
  await compose(site.context);
  expect(site.files()).toEqual(before);
});

it('refuses to compose from changed markup', async () => {
  await site.publish('honey');
  const { live } = await site.slice();
  await site.context.store.write(`r/honey/${live.version}/markup.json`, Buffer.from('{}'));
  await expect(compose(site.context)).rejects.toThrow('its hash is not that of the manifest');
});

const isWrite = (file: string) => (call: keyof Store, key: string) => call === 'write' && key === file;

it.each<[string, (call: keyof Store, key: string) => boolean]>([
  ['just before the registry is written', isWrite('registry.json')],
  ['while pages are written', isWrite('pages/honey.html')],
  ['while slices are written', isWrite('registry/honey.json')],
  ['before stale pages are listed', (call, key) => call === 'list' && key === 'pages/'],
])('a new page of another brand that is published %s is kept', async (_, when) => {
  site.build('main', { script: 'entry(2)', routes: ['/', '/main', '/new'] });
  const on = meanwhile(site.context, when, () => site.run('main', { name: 'publish' }));
  site.build('honey');
  await site.run('honey', { name: 'publish' }, { on });
  expect((await site.slice('main')).serial).toBe(2);
  expect(site.has('pages/new.html')).toBe(true);
  expect(await verifySite(site.context)).toEqual([]);
});

it('a shell that is published meanwhile is in all pages', async () => {
  site.build('shell', { script: 'shell(2)' });
  const on = meanwhile(site.context, isWrite('pages/honey.html'), () =>
    site.run('shell', { name: 'publish' }),
  );
  site.build('honey');
  await site.run('honey', { name: 'publish' }, { on });
  expect(await verifySite(site.context)).toEqual([]);
});

it('of two concurrent changes of a brand one is refused, and the other is kept', async () => {
  await site.publish('honey');
  await site.publish('honey', { script: 'entry(2)' });
  const slow = meanwhile(site.context, isWrite('registry.json'), () =>
    site.run('honey', { name: 'rollback' }),
  );
  const { store, written } = watched(slow.store);
  site.build('honey', { script: 'entry(3)' });
  await expect(site.run('honey', { name: 'publish' }, { on: { ...slow, store } })).rejects.toThrow(
    'honey was changed by another command meanwhile',
  );
  expect((await site.slice()).history[0]?.action).toBe('rollback');
  expect(written.filter((key) => key.startsWith('pages/'))).toEqual([]);
  await site.publish('honey', { script: 'entry(3)' });
  expect((await site.slice()).serial).toBe(4);
  expect(await verifySite(site.context)).toEqual([]);
});
