import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { eachSmallSite, type SmallSite } from './testing/small-site.test-support.ts';
import { verifySite } from './verify.ts';

let site: SmallSite;
let versions: { live: string; canary: string; lastGood: string };
eachSmallSite(async (fresh) => {
  site = fresh;
  await site.publish('shell');
  await site.publish('main');
  await site.publish('honey', { script: 'entry(1)' });
  await site.publish('honey', { script: 'entry(2)' });
  site.build('honey', { script: 'entry(3)', routes: ['/honey', '/new'] });
  await site.run('honey', { name: 'canary', share: 1000 });
  const { live, canary, lastGood } = await site.slice();
  versions = {
    live: live.version,
    canary: canary?.release.version ?? '',
    lastGood: lastGood?.version ?? '',
  };
});

const verify = (publisher?: string) => verifySite(site.context, publisher);
const write = (key: string, content: string | Buffer) => site.context.store.write(key, Buffer.from(content));
const text = async (key: string) => String((await site.context.store.read(key))?.bytes);

/** Changes one byte of a file. */
async function flip(key: string): Promise<void> {
  const found = await site.context.store.read(key);
  if (!found) throw new Error(`no ${key}`);
  const bytes = Buffer.from(found.bytes);
  const at = Math.floor(bytes.length / 2);
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  await write(key, bytes);
}

it('reports nothing for an intact site', async () => expect(await verify()).toEqual([]));

describe('reports', () => {
  it.each(['live', 'canary', 'lastGood'] as const)('a changed file of the %s release', async (which) => {
    await flip(`r/honey/${versions[which]}/pay.js`);
    expect(await verify()).toEqual([
      `r/honey/${versions[which]}/pay.js was changed: its hash is not that of the manifest`,
    ]);
  });

  it('a missing file', async () => {
    await site.context.store.remove(`r/honey/${versions.live}/entry.js`);
    expect(await verify()).toEqual([`r/honey/${versions.live}/entry.js is missing`]);
  });

  it.each(['entry.js.br', 'pay.css.gz'])(
    'a changed %s, which browsers receive instead of the file',
    async (file) => {
      const key = `r/honey/${versions.live}/${file}`;
      await flip(key);
      expect(await verify()).toEqual([expect.stringMatching(`^${key} `)]);
    },
  );

  it('a compressed file with other content, and a missing one', async () => {
    const folder = `r/honey/${versions.live}`;
    await write(`${folder}/entry.js.br`, brotliCompressSync('stolen()'));
    await site.context.store.remove(`${folder}/pay.js.gz`);
    expect(await verify()).toEqual([
      `${folder}/entry.js.br differs from ${folder}/entry.js`,
      `${folder}/pay.js.gz is missing`,
    ]);
  });

  it('a changed manifest and a missing one', async () => {
    await flip(`r/honey/${versions.live}/release.json`);
    await site.context.store.remove(`r/honey/${versions.lastGood}/release.json`);
    expect(await verify()).toEqual([
      expect.stringContaining(`${versions.live}/release.json is not what honey signed`),
      expect.stringContaining(`${versions.lastGood}/release.json is missing`),
    ]);
  });

  it('a slice of another brand, and checks the others', async () => {
    const file = JSON.parse(await text('registry.json')) as { slices: Record<string, unknown> };
    await write(
      'registry.json',
      JSON.stringify({ ...file, slices: { ...file.slices, honey: file.slices['main'] } }),
    );
    await flip(`r/main/${(await site.slice('main')).live.version}/pay.js`);
    expect(await verify()).toEqual([
      expect.stringMatching(/^honey: /),
      expect.stringContaining('pay.js was changed'),
    ]);
  });

  it('a slice for pages that differs from the registry’s', async () => {
    await write('registry/honey.json', await text('registry/main.json'));
    expect(await verify()).toEqual(["registry/honey.json is not the registry's: run pnpm release compose"]);
  });

  it('an expired slice', async () => {
    site.setDay(91);
    expect(await verify('honey')).toEqual([
      expect.stringMatching(/^honey: the slice expired .*: publish again$/),
    ]);
  });

  it.each(['honey.html', 'new.html', 'honey.html.br', 'new.html.gz'])('a missing %s', async (file) => {
    await site.context.store.remove(`pages/${file}`);
    expect(await verify()).toEqual([`pages/${file} is missing: run pnpm release compose`]);
  });

  it('a page that was composed before the share changed', async () => {
    const before = [site.page('honey.html'), site.page('new.html')];
    await site.run('honey', { name: 'canary', share: 2000 });
    expect(await verify()).toEqual([]);
    for (const [at, page] of ['honey', 'new'].entries()) await write(`pages/${page}.html`, before[at] ?? '');
    const problems = await verify();
    for (const page of ['honey', 'new'])
      expect(problems).toContain(
        `pages/${page}.html is not composed from the live releases: run pnpm release compose`,
      );
  });

  it('a page of another shell', async () => {
    const { live } = await site.slice('shell');
    await write('pages/honey.html', site.page('honey.html').split(live.version).join('0123456789ab'));
    expect(await verify()).toContain(
      'pages/honey.html is not composed from the live releases: run pnpm release compose',
    );
  });

  it('only problems of the named brand', async () => {
    await flip(`r/honey/${versions.live}/pay.js`);
    expect(await verify('main')).toEqual([]);
    expect(await verify('honey')).toHaveLength(1);
  });
});
