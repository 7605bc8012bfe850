import { expect, it, vi } from 'vitest';
import { compose } from '../compose/compose.ts';
import { openKeys } from '../registry/keys.ts';
import { readRegistry } from '../registry/registry.ts';
import { readConfigVersion } from '../registry/site-config.ts';
import { configLines, configure, settingChanges, type SettingChanges } from './configure.ts';
import { eachSmallSite, watched, type SmallSite } from './testing/small-site.test-support.ts';
import { verifySite } from './verify.ts';

let site: SmallSite;
eachSmallSite(async (fresh) => {
  site = fresh;
  await site.publish('shell');
  await site.publish('main', { routes: ['/'] });
  await site.publish('honey');
});

const API = 'https://api.lxb.cn';
const configOf = async () => (await readRegistry(site.context.store, site.context.keys)).config;

it('belongs to the site: a publish from any machine composes with it', async () => {
  await site.set({ API_MAIN: API, API_HONEY: 'https://honey.lxb.cn' });
  expect(site.printed).toContain('API_MAIN  (default) -> https://api.lxb.cn');
  expect(site.printed).toContain('configuration 0 -> 1');
  await site.publish('honey', { script: 'other()' });
  expect(site.page('honey.html')).toContain('"honey":"https://honey.lxb.cn"');
  expect(site.page('index.html')).toContain('"config":{"version":1,');
  expect(await verifySite(site.context)).toEqual([]);
});

it('of one change is that of the one before, but what was set or unset', async () => {
  await site.set({ API_MAIN: API, WECHAT_APPID: 'wx5a4d8e17c0b3f926' });
  await site.set({ API_MAIN: null });
  expect(await configOf()).toMatchObject({ version: 2, settings: { WECHAT_APPID: 'wx5a4d8e17c0b3f926' } });
  const { store, written } = watched(site.context.store);
  await site.set({ API_MAIN: null }, { ...site.context, store });
  expect([written, site.printed.at(-1)]).toEqual([[], 'nothing was changed']);
  expect(configLines(await configOf())).toEqual(
    expect.arrayContaining(['version 2', 'API_MAIN           (default)']),
  );
});

it('keeps every earlier version, also if a change is killed as soon as its file is written', async () => {
  await site.set({ API_MAIN: API });
  const { store, keys } = site.context;
  const killed: typeof store = {
    ...store,
    async write(key, ...rest) {
      const tag = await store.write(key, ...rest);
      if (key === 'config.json') throw new Error('killed');
      return tag;
    },
  };
  await expect(site.set({ ALLOW_OPEN: 'lxb:' }, { ...site.context, store: killed })).rejects.toThrow(
    'killed',
  );
  await site.set({ API_MAIN: null });
  expect(await readConfigVersion(store, keys, 1)).toMatchObject({ settings: { API_MAIN: API } });
  expect(await readConfigVersion(store, keys, 2)).toMatchObject({ settings: { ALLOW_OPEN: 'lxb:' } });
});

it.each<[string, SettingChanges, string]>([
  ['an unknown name', { API_HONY: API }, 'no such setting: API_HONY'],
  ['a mistyped scheme', { API_HONEY: 'https;//honey.lxb.cn' }, 'API_HONEY is https;//honey.lxb.cn: neither'],
  ['a space', { API_HONEY: `${API} ` }, 'API_HONEY is https://api.lxb.cn : neither'],
  ['an origin that is none', { ALLOW_PAY: 'self,wx.tenpay.com' }, 'ALLOW_PAY: '],
  ['a folder of releases that is no address', { RELEASE_BASE: 'files/' }, 'RELEASE_BASE: '],
  ['a folder without its slash', { RELEASE_BASE: `${API}/r` }, 'a folder ends with a slash'],
  [
    'one of several origins with a path',
    { SITE_ORIGINS: `https://vip.lxb.cn, ${API}/` },
    'SITE_ORIGINS is https://api.lxb.cn/: an origin',
  ],
  [
    'several origins of the site itself',
    { SITE_ORIGIN: 'https://vip.lxb.cn,https://m.lxb.cn' },
    'SITE_ORIGIN is https://vip.lxb.cn,https://m.lxb.cn: an origin',
  ],
  [
    'origins without that of the site',
    { SITE_ORIGIN: 'https://vip.lxb.cn', SITE_ORIGINS: 'https://m.lxb.cn' },
    'SITE_ORIGINS has not https://vip.lxb.cn',
  ],
  ['an origin with a path', { SITE_ORIGIN: `${API}/` }, 'SITE_ORIGIN is https://api.lxb.cn/: an origin'],
  [
    'a placeholder',
    { API_MAIN: 'https://api.example.com' },
    'API_MAIN is https://api.example.com: a placeholder',
  ],
  ['a value of a template', { WECHAT_APPID: '<appid>' }, 'WECHAT_APPID is <appid>: a placeholder'],
  [
    'a server of a developer',
    { SITE_ORIGIN: 'https://vip.lxb.cn', API_MAIN: 'http://localhost:4173' },
    'API_MAIN is http://localhost:4173: buyers have no server there',
  ],
])('with %s is refused in one sentence, before anything is written', async (_, changes, message) => {
  const { store, written } = watched(site.context.store);
  const error = await site.set(changes, { ...site.context, store }).catch((reason: unknown) => reason);
  expect(String(error)).toContain(message);
  expect(String(error)).not.toContain('\n');
  expect(written).toEqual([]);
});

it('is not written if the pages cannot be composed with it', async () => {
  const { live } = await site.slice('honey');
  await site.context.store.write(`r/honey/${live.version}/markup.json`, Buffer.from('{}'));
  const { store, written } = watched(site.context.store);
  await expect(site.set({ API_MAIN: API }, { ...site.context, store })).rejects.toThrow('its hash');
  expect(written).toEqual([]);
});

it('with an address where nothing answers is set only on demand', async () => {
  const reach = vi.fn(async (address: string) => (address === API ? 'ENOTFOUND' : null));
  const options = { isDry: false, acceptStale: [], allowUnreachable: false, reach };
  const changes = { API_MAIN: API, API_HONEY: 'https://honey.lxb.cn', API_TUIWEN: '/t' };
  await expect(configure(site.context, changes, options)).rejects.toThrow(
    'API_MAIN: nothing answers at https://api.lxb.cn (ENOTFOUND)\nset it all the same with --allow-unreachable',
  );
  expect(reach.mock.calls).toEqual([[API], ['https://honey.lxb.cn']]);
  await configure(site.context, { ...changes, API_MAIN: 'https://main.lxb.cn' }, options);
  expect((await configOf()).version).toBe(1);
});

it('that was not signed by the platform stops every command', async () => {
  await site.set({ API_MAIN: API });
  const { store, keys } = site.context;
  const config = JSON.parse(site.text('config.json')) as Record<string, string>;
  const payload = Buffer.from(JSON.stringify({ version: 2, settings: { API_MAIN: 'https://thief.lxb.cn' } }));
  const forged = { ...config, payload: payload.toString('base64url') };
  await store.write('config.json', Buffer.from(JSON.stringify(forged)));
  for (const run of [
    () => site.publish('honey'),
    () => compose(site.context),
    () => site.set({ API_MAIN: API }),
  ])
    await expect(run()).rejects.toThrow('config.json is refused: signature verification failed');
  await store.write('config.json', Buffer.from('{}'));
  await expect(readRegistry(store, keys)).rejects.toThrow('config.json is refused: it is not signed');
});

it('that was put back or lost stops every command', async () => {
  await site.set({ API_MAIN: API });
  const { store } = site.context;
  const old = await store.read('config.json');
  await site.set({ API_MAIN: 'https://main.lxb.cn' });
  await store.write('config.json', Buffer.from(String(old?.bytes)));
  await expect(site.publish('honey')).rejects.toThrow(
    'config.json has version 1, and pages have version 2: put the newest config.json back',
  );
  await store.remove('config.json');
  await expect(compose(site.context)).rejects.toThrow('config.json has version 0, and pages have version 2');
});

it('is missing on a site of others only before it is set', async () => {
  const context = { ...site.context, keys: openKeys(site.keyFolder, { mayCreate: false }) };
  for (const run of [() => site.run('honey', { name: 'rollback' }, { on: context }), () => compose(context)])
    await expect(run()).rejects.toThrow('this site has no configuration: pnpm release config set');
  await site.set({ API_MAIN: API }, context);
  expect(await compose(context)).toContain('index.html');
});

it('of two commands at once is that of the first', async () => {
  let isFirst = true;
  const store = { ...site.context.store };
  const { write } = site.context.store;
  store.write = async (key, ...rest) => {
    if (key === 'config.json' && isFirst) {
      isFirst = false;
      await site.set({ API_MAIN: 'https://main.lxb.cn' });
    }
    return write(key, ...rest);
  };
  await expect(site.set({ API_MAIN: API }, { ...site.context, store })).rejects.toThrow(
    'the configuration was changed by another command meanwhile',
  );
  expect((await configOf()).settings).toEqual({ API_MAIN: 'https://main.lxb.cn' });
});

it.each(['API_MAIN', '=x', 'API_MAIN='])('is not changed by %s', (text) => {
  expect(() => settingChanges([text])).toThrow(/is not NAME=value|has no value/);
});
