import fc from 'fast-check';
import { createHash } from 'node:crypto';
import vm from 'node:vm';
import { describe, expect, it } from 'vitest';
import type {
  ComposedData,
  LoadableRelease,
  LoadableShell,
  PageData,
  ReleaseMemory,
  ReleaseOverride,
  ReleasePin,
} from '@vip/release-format';
import { bootScript } from './boot-script.ts';

const boot = await bootScript();
const hash = (of: string): string => `sha256-${createHash('sha256').update(of).digest('base64')}`;
const NOW = 1_800_000_000_000;

const release = (version: string, more: Partial<LoadableRelease> = {}): LoadableRelease => ({
  version,
  container: `honey_${version}`,
  entry: `entry.${version}.js`,
  pages: { './pay': { js: [`pay.${version}.js`], css: [`pay.${version}.css`] } },
  routes: [{ path: '/honeywechatpay', title: '开通会员', page: './pay', session: 'known' }],
  integrity: {
    [`entry.${version}.js`]: hash('entry'),
    [`pay.${version}.js`]: hash('pay'),
    [`pay.${version}.css`]: hash('css'),
  },
  manifest: hash('manifest'),
  ...more,
});
const shell = (version: string): LoadableShell => ({
  version,
  js: [`shell.${version}.js`],
  css: [`shell.${version}.css`],
  integrity: { [`shell.${version}.js`]: hash('shell'), [`shell.${version}.css`]: hash('shellcss') },
});
/** Of a stored slice that applies to the page. */
const KEPT = { shell: 's1', kid: 'k1', expiresAt: NOW + 1 };

const composed = (slice: Partial<ComposedData['slice']> = {}): ComposedData => ({
  config: {
    backends: {},
    allow: { pay: [], picture: [], open: [] },
    wechat: { appid: '', authorize: '' },
    origin: '',
  },
  brand: 'honey',
  route: '/honeywechatpay',
  base: '/r/',
  registry: '/registry/',
  shell: shell('s1'),
  slice: { serial: 5, live: release('v1'), canary: null, lastGood: release('v0'), ...slice },
  keys: [{ kid: 'k1', x: '', y: '' }],
  composed: 'v1',
});
const pin = (order: string, more: Partial<ReleasePin> = {}): ReleasePin => ({
  order,
  at: NOW - 1000,
  isOpen: false,
  shell: shell('s0'),
  release: release('v9'),
  ...more,
});
const canary = (share: number, version = 'v2') => ({ share, salt: 's', release: release(version) });

/** Runs the boot script in a page, and gives what it chose and wrote. */
function open(
  page: ComposedData,
  kept: {
    memory?: unknown;
    override?: unknown;
    user?: string;
    path?: string;
    device?: string;
    sessionDevice?: string;
    refused?: boolean;
  } = {},
) {
  const local = new Map<string, string>();
  const session = new Map<string, string>();
  const put = (map: Map<string, string>, key: string, value: unknown) =>
    value !== undefined && map.set(key, typeof value === 'string' ? value : JSON.stringify(value));
  put(local, 'release.honey', kept.memory);
  put(local, 'auth.info', kept.user && { id: kept.user });
  put(local, 'release.device', kept.device);
  put(session, 'release.device', kept.sessionDevice);
  put(session, 'release.override', kept.override);
  const storage = (map: Map<string, string>) => ({
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
  });
  class Now extends Date {
    static override now = () => NOW;
  }
  let tags = '';
  const window: Record<string, unknown> = {
    Date: Now,
    location: { pathname: kept.path ?? '/honeywechatpay' },
    ...(kept.refused ? {} : { localStorage: storage(local), sessionStorage: storage(session) }),
    document: {
      documentElement: { style: Object.freeze({ font: '' }) },
      addEventListener: () => undefined,
      write: (text: string) => void (tags += text),
    },
    addEventListener: () => undefined,
    setTimeout: () => undefined,
    requestAnimationFrame: () => undefined,
  };
  window['window'] = window;
  vm.runInNewContext(boot(page, null), window);
  const { release: chosen, ...data } = window['__page'] as PageData;
  return { ...data, version: chosen?.version ?? null, tags, local, session };
}
const chosen = (...args: Parameters<typeof open>) => {
  const { version, why, shell: own } = open(...args);
  return `${version} ${why} in ${own.version}`;
};

describe('the release of a page', () => {
  it('is the live one, with the static tags of the HTML', () => {
    const page = open(composed());
    expect(page).toMatchObject({ version: 'v1', why: 'live', tags: '', isComposed: true, serial: 5 });
    expect(page.integrity).toEqual({ ...shell('s1').integrity, ...release('v1').integrity });
  });

  it('is chosen if there is a canary: all tags are written', () => {
    const inside = open(composed({ canary: canary(10000) }), { user: 'u1' });
    expect(inside).toMatchObject({ version: 'v2', why: 'canary', isComposed: false });
    expect(inside.tags).toContain(`src="/r/honey/v2/entry.v2.js" integrity="${hash('entry')}\"`);
    expect(inside.tags).toContain(
      `<link rel="stylesheet" href="/r/honey/v2/pay.v2.css" integrity="${hash('css')}\"`,
    );
    expect(inside.tags.endsWith('<!--')).toBe(true);
    const outside = open(composed({ canary: canary(0) }), { user: 'u1' });
    expect(outside).toMatchObject({ version: 'v1', why: 'live', isComposed: true });
    expect(outside.tags).toContain('entry.v1.js');
    expect(outside.tags).not.toContain('stylesheet');
    expect(outside.tags.indexOf('shell.s1.js')).toBeLessThan(outside.tags.indexOf('entry.v1.js'));
  });

  it('depends on the user, else the device, else the session; live if nothing can be stored', () => {
    const half = composed({ canary: canary(5000) });
    const users = Array.from({ length: 60 }, (_, at) => chosen(half, { user: `u${at}` }));
    expect(new Set(users).size).toBe(2);
    expect(users).toEqual(Array.from({ length: 60 }, (_, at) => chosen(half, { user: `u${at}` })));
    const { session, version } = open(half);
    const id = session.get('release.device') ?? '';
    expect(open(half, { sessionDevice: id }).version).toBe(version);
    expect(open(half, { device: id, sessionDevice: 'other' }).version).toBe(version);
    expect(chosen(composed({ canary: canary(10000) }), { refused: true })).toBe('v1 live in s1');
  });

  it('needs an id for a canary only, stored in the session: more needs consent', () => {
    const { local, session } = open(composed({ canary: canary(5000) }));
    expect([local.size, session.get('release.device')]).toEqual([0, expect.stringMatching(/^\w{10,}$/)]);
    const without = open(composed());
    expect([without.local.size, without.session.size]).toEqual([0, 0]);
  });

  it('is the last good one if the live one failed here', () => {
    const page = open(composed(), { memory: { bad: ['v1'] } });
    expect(page).toMatchObject({ version: 'v0', why: 'fallback', isComposed: false });
    expect(page.tags).toContain('entry.v0.js');
    expect(page.tags).not.toContain('entry.v1.js');
  });

  it('is that of a stored slice only if it is newer than the HTML', () => {
    const slice = (serial: number): ReleaseMemory => ({
      slice: { serial, live: release('v3'), canary: null, lastGood: release('v1'), ...KEPT },
    });
    expect(open(composed(), { memory: slice(6) })).toMatchObject({ version: 'v3', why: 'live', serial: 6 });
    expect(open(composed(), { memory: slice(5) })).toMatchObject({ version: 'v1', serial: 5 });
    const back = { slice: { serial: 6, live: release('v1'), canary: null, lastGood: null, ...KEPT } };
    expect(open(composed(), { memory: back })).toMatchObject({ version: 'v1', tags: '', serial: 6 });
  });

  it.each([
    ['whose key is retired', { kid: 'k0' }],
    ['that has expired', { expiresAt: NOW }],
    ['with a serial that no change will exceed', { serial: 5 + 1001 }],
    ['without key and end, of an earlier version', { kid: undefined, expiresAt: undefined }],
  ])('is not that of a stored slice %s', (_, more) => {
    const slice = { serial: 6, live: release('v3'), canary: null, lastGood: null, ...KEPT, ...more };
    expect(open(composed(), { memory: { slice } })).toMatchObject({ version: 'v1', serial: 5 });
  });

  it('is not that of a stored slice for another shell', () => {
    const slice = { ...KEPT, serial: 6, live: release('v3'), canary: null, lastGood: null };
    for (const shell of ['s2', undefined, null])
      expect(open(composed(), { memory: { slice: { ...slice, shell } } })).toMatchObject({
        version: 'v1',
        serial: 5,
        tags: '',
      });
  });

  it('is the set of an order on its own pages, and on all pages while it is in progress', () => {
    const memory = { pins: [pin('2603')] };
    expect(chosen(composed(), { memory, path: '/resulthoney/-/2603/-/1' })).toBe('v9 pinned in s0');
    expect(chosen(composed(), { memory, path: '/resulthoney/-/2604/-/1' })).toBe('v1 live in s1');
    expect(chosen(composed(), { memory: { pins: [pin('2603', { isOpen: true })] } })).toBe('v9 pinned in s0');
    const styles = open(composed(), { memory, path: '/resulthoney/-/2603/-/1' }).tags;
    expect(styles).toContain('href="/r/shell/s0/shell.s0.css"');
  });

  it('ignores an order after a day, also if the clock was set back', () => {
    for (const at of [NOW - 25 * 3600_000, NOW + 25 * 3600_000])
      expect(chosen(composed(), { memory: { pins: [pin('2603', { at, isOpen: true })] } })).toBe(
        'v1 live in s1',
      );
  });

  it('is that of a signed link, for its brand and until it expires', () => {
    const override: ReleaseOverride = {
      brand: 'honey',
      release: release('v7'),
      expiresAt: NOW + 1,
      allowPay: false,
    };
    expect(open(composed(), { override })).toMatchObject({
      version: 'v7',
      why: 'override',
      override: { allowPay: false, expiresAt: NOW + 1 },
    });
    expect(chosen(composed(), { override: { ...override, expiresAt: NOW } })).toBe('v1 live in s1');
    expect(chosen(composed(), { override: { ...override, brand: 'main' } })).toBe('v1 live in s1');
  });

  it('is none if no release has the page', () => {
    const page = open({ ...composed({ live: null, lastGood: null, canary: canary(0) }), composed: 'v2' });
    expect(page).toMatchObject({ version: null, why: null, isComposed: true });
    expect(page.tags).toContain('shell.s1.js');
    expect(page.tags).not.toContain('entry');
  });

  it.each<[string, Partial<LoadableRelease>]>([
    ['an entry without a hash', { integrity: { 'pay.v3.js': hash('p'), 'pay.v3.css': hash('c') } }],
    ['a style without a hash', { integrity: { 'entry.v3.js': hash('e'), 'pay.v3.js': hash('p') } }],
    ['a malformed hash', { integrity: { ...release('v3').integrity, 'pay.v3.js': '" onload="x' } }],
    ['a malformed file name', { entry: '../x.js' }],
    ['no such route', { routes: [] }],
    ['no such page', { pages: {} }],
  ])('is never an incomplete stored one: %s', (_, more) => {
    const memory = {
      slice: { serial: 9, live: release('v3', more), canary: null, lastGood: release('v1'), ...KEPT },
    };
    expect(open(composed(), { memory }).version).toBe('v1');
  });

  it.each<[string, unknown]>([
    ['a live release without a hash', release('v3', { integrity: {} })],
    [
      'a live release without the hash of another page',
      release('v3', { pages: { './x': { js: ['x.js'], css: [] } } }),
    ],
    ['no live release', null],
    ['a live release that is a string', 'v3'],
  ])('is that of the HTML if the stored newer slice has %s', (_, live) => {
    const memory = { slice: { serial: 9, live, canary: null, lastGood: null, ...KEPT } };
    expect(open(composed(), { memory })).toMatchObject({ version: 'v1', why: 'live', serial: 5, tags: '' });
    const malformed = { slice: { serial: 'Infinity', live, canary: 3, lastGood: [], ...KEPT } };
    expect(open(composed(), { memory: malformed })).toMatchObject({ version: 'v1', why: 'live', serial: 5 });
  });

  it('is one of the HTML for any content of storage', () => {
    const anything = fc.oneof(fc.string(), fc.json(), fc.anything());
    const memory = fc.oneof(
      anything,
      fc.record(
        { slice: anything, bad: anything, pins: fc.oneof(anything, fc.array(anything)) },
        { requiredKeys: [] },
      ),
      fc.record({
        slice: fc.record({
          serial: fc.integer(),
          live: anything,
          canary: anything,
          lastGood: anything,
          shell: fc.constant('s1'),
        }),
        pins: fc.array(
          fc.record({
            order: anything,
            at: fc.constant(NOW),
            isOpen: fc.boolean(),
            shell: anything,
            release: anything,
          }),
        ),
      }),
    );
    const asText = (value: unknown) => {
      try {
        return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
      } catch {
        // BigInt and cycles cannot be stored.
        return '';
      }
    };
    fc.assert(
      fc.property(memory, anything, (kept, override) => {
        const page = open(composed(), { memory: asText(kept), override: asText(override) });
        expect(page.shell.version).toBe('s1');
        expect(['v0', 'v1']).toContain(page.version);
        for (const [, name] of page.tags.matchAll(/src="([^"]*)"/g))
          expect(name).toMatch(/^\/r\/(shell|honey)\/\w+\/[\w.]+$/);
      }),
    );
  });
});

describe('the addresses of files', () => {
  const shared = hash('shared');
  const withShared = (version: string, folders?: Record<string, string>) =>
    release(version, {
      entry: 'entry.js',
      integrity: { ...release(version).integrity, 'entry.js': shared },
      ...(folders && { folders }),
    });
  const failed = withShared('v2', { 'entry.js': 'v1' });
  const page = () => ({ ...composed({ live: failed, lastGood: withShared('v1') }), composed: 'v2' });

  it('are in the folders that a release names', () => {
    const { tags } = open({ ...page(), composed: 'v1' });
    expect(tags).toContain('src="/r/honey/v1/entry.js"');
    expect(tags).toContain('src="/r/honey/v2/pay.v2.js"');
  });

  it('are other ones than those of the release that failed', () => {
    const { tags, why } = open(page(), { memory: { bad: ['v2'] } });
    expect(why).toBe('fallback');
    expect(tags).toContain('src="/r/honey/v2/entry.js"');
    expect(tags).toContain('src="/r/honey/v1/pay.v1.js"');
  });
});
