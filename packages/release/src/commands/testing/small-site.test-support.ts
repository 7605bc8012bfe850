import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { openKeys } from '../../registry/keys.ts';
import { readRegistry } from '../../registry/registry.ts';
import type { Slice } from '@vip/release-format';
import type { Store } from '../../store/store.ts';
import { carryOut, type Change, type ChangeOptions } from '../change.ts';
import { configure, type SettingChanges } from '../configure.ts';
import type { Context } from '../../context.ts';
import { memoryStore } from '../../store/testing/memory-store.test-support.ts';

/** A build of a few bytes. `script` makes versions differ. */
export interface SmallBuild {
  script?: string;
  /** The page's script and style sheet. */
  page?: string;
  routes?: string[];
  contract?: string;
  /** The backend of the pages' first call; main by default. */
  firstCallTo?: string;
  /** Of a shell. */
  mode?: string;
  /** Lazy scripts of a shell. */
  lazy?: string[];
  /** Source maps by the name of their script. */
  maps?: Record<string, string>;
}

/** Start time of every test. */
export const DAY_0 = Date.parse('2026-11-21T00:00:00Z');
const DAY_MS = 24 * 3600_000;

/** Opens a site in memory, with small hand-written builds. */
export function openSmallSite() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'release-'));
  const keyFolder = path.join(folder, 'keys');
  const store = memoryStore();
  const printed: string[] = [];
  const builds = new Map<string, string>();
  let salts = 0;
  const context: Context = {
    store,
    keys: openKeys(keyFolder, { mayCreate: true }),
    env: {},
    now: new Date(DAY_0),
    newSalt: () => `salt ${(salts += 1)}`,
    distOf: (publisher) => builds.get(publisher) ?? path.join(folder, 'no-build'),
    author: 'operator',
    message: null,
    print: (line) => printed.push(line),
  };
  const { keys } = context;

  /** Writes the next build of a publisher into a new folder, as node caches required modules. */
  function build(publisher: string, some: SmallBuild = {}): void {
    const dist = fs.mkdtempSync(path.join(folder, `${publisher}-`));
    builds.set(publisher, dist);
    fs.mkdirSync(path.join(dist, 'client'));
    for (const [name, text] of Object.entries(
      publisher === 'shell' ? shellFiles(some) : brandFiles(publisher, some),
    ))
      fs.writeFileSync(path.join(dist, name), text);
    fs.mkdirSync(path.join(dist, 'maps'));
    for (const [name, text] of Object.entries(some.maps ?? {}))
      fs.writeFileSync(path.join(dist, 'maps', `${name}.map`), text);
  }

  async function run(
    publisher: string,
    change: Change,
    options: Partial<ChangeOptions & { on: Context }> = {},
  ) {
    const { on = context, ...rest } = options;
    await carryOut(on, publisher, change, {
      allowRemoved: [],
      acceptStale: [],
      noSmoke: true,
      isDry: false,
      ...rest,
    });
  }

  return {
    keyFolder,
    printed,
    context,
    build,
    run,
    /** Builds and publishes. */
    async publish(
      publisher: string,
      some: SmallBuild = {},
      options: Partial<ChangeOptions> = {},
    ): Promise<void> {
      build(publisher, some);
      await run(publisher, { name: 'publish' }, options);
    },
    /** Changes the configuration; no server is asked. */
    set: (changes: SettingChanges, on: Context = context) =>
      configure(on, changes, { isDry: false, acceptStale: [], allowUnreachable: true }),
    async slice(publisher = 'honey'): Promise<Slice> {
      const slice = (await readRegistry(store, keys)).slices[publisher];
      if (!slice) throw new Error(`no slice of ${publisher}`);
      return slice;
    },
    /** Sets the clock to days after the start. */
    setDay: (day: number) => void (context.now = new Date(DAY_0 + day * DAY_MS)),
    text: (key: string) => String(store.files.get(key)),
    page: (file: string) => String(store.files.get(`pages/${file}`)),
    has: (key: string) => store.files.has(key),
    /** Every file of the site below `prefix`, in base64. */
    files: (prefix = ''): Record<string, string> =>
      Object.fromEntries(
        [...store.files]
          .filter(([key]) => key.startsWith(prefix))
          .map(([key, bytes]) => [key, bytes.toString('base64')]),
      ),
    close: () => fs.rmSync(folder, { recursive: true }),
  };
}

export type SmallSite = ReturnType<typeof openSmallSite>;

/** Opens a site before each test of a file and removes it afterwards. */
export function eachSmallSite(prepare: (site: SmallSite) => void | Promise<void>): void {
  let site: SmallSite;
  beforeEach(async () => {
    site = openSmallSite();
    await prepare(site);
  });
  afterEach(() => site.close());
}

/** The context with a store that runs an action once, before the first matching call. */
export function meanwhile(
  context: Context,
  when: (call: keyof Store, key: string) => boolean,
  action: () => Promise<void>,
): Context {
  const { store } = context;
  let isDone = false;
  const at = async (call: keyof Store, key: string) => {
    if (isDone || !when(call, key)) return;
    isDone = true;
    await action();
  };
  return {
    ...context,
    store: {
      read: async (key) => (await at('read', key), store.read(key)),
      write: async (key, bytes, options) => (await at('write', key), store.write(key, bytes, options)),
      remove: async (key) => (await at('remove', key), store.remove(key)),
      list: async (key) => (await at('list', key), store.list(key)),
    },
  };
}

/** A store that records written and removed keys. */
export function watched(store: Store): { store: Store; written: string[]; removed: string[] } {
  const written: string[] = [];
  const removed: string[] = [];
  return {
    written,
    removed,
    store: {
      ...store,
      write: (key, bytes, options) => (written.push(key), store.write(key, bytes, options)),
      remove: (key) => (removed.push(key), store.remove(key)),
    },
  };
}

const shellFiles = ({
  script = 'shell()',
  contract = '1.3.0',
  lazy = [],
  mode = 'production',
}: SmallBuild) => ({
  ...Object.fromEntries(lazy.map((name) => [`client/${name}`, 'lazy()'])),
  'client/shell.js': script,
  'client/shell.css': 'body{margin:0}',
  'build.json': JSON.stringify({
    mode,
    contract,
    js: ['shell.js'],
    css: ['shell.css'],
    shared: { react: '19.3.1' },
  }),
});

function brandFiles(brand: string, some: SmallBuild): Record<string, string> {
  const {
    script = 'entry()',
    page = 'pay()',
    routes = [`/${brand}`],
    contract = '1.3.0',
    firstCallTo = 'main',
  } = some;
  return {
    'client/entry.js': script,
    'client/pay.js': page,
    'client/pay.css': page === 'pay()' ? '.a{color:red}' : `.a{content:"${page}"}`,
    'build.json': JSON.stringify({
      brand,
      container: `${brand}_1`,
      contract,
      entry: ['entry.js'],
      pages: { './pay': { js: ['pay.js'], css: ['pay.css'], late: [] } },
      routes: routes.map((each) => ({
        path: each,
        title: '标题',
        page: './pay',
        session: 'none',
        firstCall: { backend: firstCallTo, path: '/x?ct={ct}' },
      })),
      shared: { react: '^19.3.0' },
    }),
    'prerender.cjs':
      "module.exports = { pages: { './pay': '<p>skeleton' }, renderPage: (page, path) => `${page} ${path}</p>` };",
  };
}
