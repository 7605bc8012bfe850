import { expect, it } from 'vitest';
import type { RegistryFile, Slice } from '@vip/release-format';
import { compose } from '../compose/compose.ts';
import { sign } from '../registry/keys.ts';
import { uploadRelease } from '../releases/release-files.ts';
import { prepareCandidate } from './change.ts';
import { statusLines } from './status.ts';
import {
  eachSmallSite,
  meanwhile,
  type SmallBuild,
  type SmallSite,
} from './testing/small-site.test-support.ts';
import { siteOverview } from '../overview/site-overview.ts';
import { verifySite } from './verify.ts';

let site: SmallSite;
eachSmallSite(async (fresh) => {
  site = fresh;
  await site.publish('shell');
  await site.publish('main', { routes: ['/', '/lxbpa'] });
  await site.publish('honey');
});

const file = () => JSON.parse(site.text('registry.json')) as RegistryFile;
const put = (registry: RegistryFile) =>
  site.context.store.write('registry.json', Buffer.from(JSON.stringify(registry)));
const newShell = () => site.publish('shell', { script: 'shell(2)' });
const status = async () => statusLines(await siteOverview(site.context)).join('\n');

/** What a publisher's key and write access suffice for: any release, and any slice of it. */
async function forge(
  some: SmallBuild,
  change: (slice: Slice) => Slice,
  { publisher = 'honey', integrity = {} } = {},
): Promise<void> {
  const { context } = site;
  site.build(publisher, some);
  const { manifest, files } = prepareCandidate(context, publisher);
  Object.assign(manifest.integrity, integrity);
  const live = await uploadRelease(context.store, manifest, files);
  const slice = change({ ...(await site.slice(publisher)), live });
  const signed = await sign(slice, await context.keys.signer(publisher));
  await put({ ...file(), slices: { ...file().slices, [publisher]: signed } });
}

it('refuses a release whose routes are not those of its slice', async () => {
  const before = site.page('index.html');
  await forge({ routes: ['/', '/lxbpa'] }, (slice) => ({
    ...slice,
    live: { ...slice.live, routes: ['/honey'] },
  }));
  await expect(newShell()).rejects.toThrow(/routes of honey .* are not those that its slice names/);
  expect(site.page('index.html')).toBe(before);
});

it('refuses two publishers for one page', async () => {
  const before = site.page('lxbpa.html');
  await forge({ routes: ['/lxbpa'] }, (slice) => slice);
  await expect(newShell()).rejects.toThrow('/lxbpa belongs to main and honey');
  expect(site.page('lxbpa.html')).toBe(before);
  // Another brand's pages are not affected, and its team is not held up.
  await site.publish('youquan');
});

it('refuses the manifest of another publisher or version', async () => {
  const { live } = await site.slice('main');
  const manifest = Buffer.from(site.text(`r/main/${live.version}/release.json`));
  await forge({ script: 'entry(2)' }, (slice) => ({ ...slice, live: { ...live, routes: ['/honey'] } }));
  await site.context.store.write(`r/honey/${live.version}/release.json`, manifest);
  await expect(newShell()).rejects.toThrow(`r/honey/${live.version}/release.json is a manifest of main`);
});

it('refuses a shell without a hash that browsers check', async () => {
  const integrity = { 'shell.js': 'sha1-AAAA' };
  await forge({ script: 'shell(3)' }, (slice) => slice, { publisher: 'shell', integrity });
  await expect(compose(site.context)).rejects.toThrow('no valid hash of shell.js');
});

it('refuses a name of a publisher that is no name', async () => {
  const { slices } = file();
  await put({ schema: 1, slices: { ...slices, '../x': slices['honey']! } });
  await expect(site.publish('main')).rejects.toThrow('registry.json is not a registry');
});

it('removes no page of a publisher that the registry has lost', async () => {
  const { honey, ...slices } = file().slices;
  await put({ schema: 1, slices });
  const lost = 'honey: registry.json has lost its slice, which pages still have';
  await expect(site.publish('main')).rejects.toThrow(lost);
  await expect(compose(site.context)).rejects.toThrow(lost);
  expect(site.has('pages/honey.html')).toBe(true);
  expect((await verifySite(site.context)).join()).toContain(lost);
  expect(await status()).toContain(lost);

  await site.publish('main', { routes: ['/', '/lxbpa'] }, { acceptStale: ['honey'] });
  expect(site.has('pages/honey.html')).toBe(false);
  expect(site.has('registry/honey.json')).toBe(false);
  await put({ schema: 1, slices: { ...file().slices, honey: honey! } });
  await compose(site.context);
  expect(site.has('pages/honey.html')).toBe(true);
});

it('removes no page of a publisher that is lost while another command runs', async () => {
  const { honey: _, ...slices } = file().slices;
  const lose = () => put({ schema: 1, slices }).then(() => undefined);
  const on = meanwhile(site.context, (call, key) => call === 'list' && key === 'pages/', lose);
  await expect(compose(on)).rejects.toThrow('honey: registry.json has lost its slice');
  expect(site.has('pages/honey.html')).toBe(true);
  expect(site.has('registry/honey.json')).toBe(true);
});

it('refuses an older registry that was put back', async () => {
  const yesterday = file();
  await site.publish('honey', { script: 'fixed()' });
  await put(yesterday);
  const older = 'honey: registry.json has serial 1, and pages have serial 2';
  await expect(newShell()).rejects.toThrow(older);
  await expect(site.run('honey', { name: 'rollback' })).rejects.toThrow(older);
  expect((await verifySite(site.context)).join()).toContain(older);
  expect(await status()).toContain(older);
  // Other brands are not held up.
  await site.publish('main', { script: 'entry(3)', routes: ['/', '/lxbpa'] });

  await site.publish('shell', { script: 'shell(2)' }, { acceptStale: ['honey'] });
  expect(await verifySite(site.context)).toEqual([]);
});

it('composes an expired slice of another publisher only by name', async () => {
  site.setDay(100);
  await site.publish('main', { routes: ['/', '/lxbpa'] });
  await expect(newShell()).rejects.toThrow(/honey: its slice expired .*--accept-stale honey/);
  await site.publish('shell', { script: 'shell(2)' }, { acceptStale: ['honey'] });
});
