import { createHash } from 'node:crypto';
import { exportJWK, FlattenedSign, generateKeyPair } from 'jose';
import { vi } from 'vitest';
import type { LoadableRelease, PageData, PublicKey, SignedSlice } from '@vip/release-format';

export const hashOf = (text: string): string =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** Files by address, as a browser fetches them: one with a different hash is refused. */
export function createSite() {
  const files = new Map<string, string>();
  const fetch = vi.fn(async (url: string, init: RequestInit = {}) => {
    const text = files.get(url);
    if (text === undefined) return new Response('', { status: 404 });
    if (init.integrity && init.integrity !== hashOf(text)) throw new TypeError('Failed to fetch');
    return new Response(text);
  });
  return { files, fetch, asked: () => fetch.mock.calls.map(([url]) => url) };
}
export type Site = ReturnType<typeof createSite>;

/** Hides the page: the shell then looks for no app and asks none. Its timers would outlive the document of the test file. */
export function hidePage(): void {
  Object.defineProperty(document, 'hidden', { configurable: true, value: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Publishes a version of honey with two pages; returns the full release as a device stores it. */
export function publish(
  site: Site,
  version: string,
  change: (manifest: Record<string, unknown>) => unknown = (manifest) => manifest,
): LoadableRelease {
  const base = `/r/honey/${version}/`;
  const names = ['entry.js', 'pay.js', 'pay.css', 'result.js', 'buying.js', 'markup.json'];
  const integrity: Record<string, string> = {};
  for (const name of names) {
    site.files.set(base + name, `${version} ${name}`);
    integrity[name] = hashOf(`${version} ${name}`);
  }
  const route = (path: string, page: string) => ({ path, title: '会员', page, session: 'none' });
  const manifest = {
    publisher: 'honey',
    version,
    container: `honey_${version}`,
    contract: '1.2.0',
    entry: 'entry.js',
    pages: {
      './pay': { js: ['pay.js'], css: ['pay.css'], late: ['buying.js'] },
      './result': { js: ['result.js'], css: [], late: [] },
    },
    routes: [{ ...route('/', './pay'), description: '开通' }, route('/result/:token/:id', './result')],
    shared: { react: '^19.0.0' },
    integrity,
  };
  const text = JSON.stringify(change(manifest));
  site.files.set(`${base}release.json`, text);
  const { 'markup.json': _, ...scripts } = integrity;
  return {
    version,
    container: manifest.container,
    entry: manifest.entry,
    pages: { './pay': { js: ['pay.js'], css: ['pay.css'] }, './result': { js: ['result.js'], css: [] } },
    routes: [route('/', './pay'), route('/result/:token/:id', './result')],
    integrity: scripts,
    manifest: hashOf(text),
  };
}

/** The part of a release that composed HTML has: that of its own page. */
export const composedPart = (release: LoadableRelease): LoadableRelease => ({
  ...release,
  pages: { './pay': release.pages['./pay'] ?? { js: [], css: [] } },
  routes: release.routes.slice(0, 1),
  integrity: Object.fromEntries(
    Object.entries(release.integrity).filter(([file]) => !file.startsWith('result')),
  ),
});

/** The page data of honey's `/` after the boot script chose the live release. */
export function samplePage(live: LoadableRelease, some: Partial<PageData> = {}): PageData {
  const release = composedPart(live);
  return {
    config: {
      backends: {},
      allow: { pay: [], picture: [], open: [] },
      wechat: { appid: '', authorize: '' },
      origin: '',
    },
    brand: 'honey',
    route: '/',
    base: '/r/',
    registry: '/registry/',
    shell: { version: 'shell1', js: ['shell.js'], css: [], integrity: { 'shell.js': hashOf('shell') } },
    slice: { serial: 4, live: release, canary: null, lastGood: null },
    keys: [],
    composed: release.version,
    release,
    why: 'live',
    serial: 4,
    isComposed: true,
    integrity: { ...release.integrity, 'shell.js': hashOf('shell') },
    override: null,
    ...some,
  };
}

/** A publisher's key pair: the public key and a function that signs. */
export async function createSigner(kid: string) {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
  const { x = '', y = '' } = await exportJWK(publicKey);
  const key: PublicKey = { kid, x, y };
  const sign = async (payload: unknown): Promise<SignedSlice> => {
    const signed = await new FlattenedSign(new TextEncoder().encode(JSON.stringify(payload)))
      .setProtectedHeader({ alg: 'ES256', kid })
      .sign(privateKey);
    return { payload: signed.payload, protected: signed.protected ?? '', signature: signed.signature };
  };
  return { key, sign };
}
export type Signer = Awaited<ReturnType<typeof createSigner>>;

/** The payload of a slice of honey. */
export const slicePayload = (live: LoadableRelease, some: Record<string, unknown> = {}) => ({
  schema: 1,
  publisher: 'honey',
  serial: 5,
  issuedAt: '2026-11-21T00:00:00Z',
  expiresAt: '2026-12-21T00:00:00Z',
  live: referTo(live),
  canary: null,
  lastGood: null,
  before: [],
  history: [],
  ...some,
});

export const referTo = ({ version, manifest }: LoadableRelease, contract = '1.2.0') => ({
  version,
  manifest,
  contract,
  routes: ['/'],
  publishedAt: '2026-11-21T00:00:00Z',
});
