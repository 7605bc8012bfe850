import { describe, expect, it } from 'vitest';
import { CommandError } from '../command-error.ts';
import {
  eachSmallSite,
  meanwhile,
  openSmallSite,
  type SmallBuild,
  type SmallSite,
} from './testing/small-site.test-support.ts';

let site: SmallSite;
eachSmallSite(async (fresh) => {
  site = fresh;
  await site.publish('shell');
});

/** A static script tag, not written by the boot script. */
const STATIC_TAG = '<script defer data-shell src="';
const canary = (share: number) => site.run('honey', { name: 'canary', share });
const printed = () => site.printed.splice(0);
/** Publishes a version and starts a canary of a second one. */
async function twoVersions(): Promise<[string, string]> {
  await site.publish('honey');
  site.build('honey', { script: 'entry(2)' });
  await canary(1000);
  const { live, canary: running } = await site.slice();
  printed();
  return [live.version, running?.release.version ?? ''];
}

describe('publishing', () => {
  it('uploads an immutable version under its content hash and composes its routes', async () => {
    await site.publish('honey', { routes: ['/a', '/b/c', '/d/:id'] });
    const { live, serial, lastGood } = await site.slice();
    expect({ serial, lastGood, routes: live.routes }).toEqual({
      serial: 1,
      lastGood: null,
      routes: ['/a', '/b/c', '/d/:id'],
    });
    for (const file of ['entry.js', 'entry.js.br', 'entry.js.gz', 'release.json', 'markup.json'])
      expect(site.has(`r/honey/${live.version}/${file}`)).toBe(true);
    expect(site.page('a.html')).toMatch(
      new RegExp(`src="/r/honey/${live.version}/entry.js" integrity="sha256-[\\w+/]{43}="`),
    );
    expect(site.page('a.html')).toContain('<div id="root"><p>skeleton /a</p></div>');
    expect(site.page('a.html')).toContain('.a{color:red}');
    expect(site.page('b/c.html')).toContain('<p>skeleton /b/c</p>');
    expect(site.page('d/_.html')).toContain('<p>skeleton </p>');
  });

  it('keeps the address of a file that the live release has too, and stores a copy of it', async () => {
    await site.publish('honey');
    const first = (await site.slice()).live.version;
    await site.publish('honey', { script: 'entry(2)' });
    await site.publish('honey', { script: 'entry(3)' });
    const { version } = (await site.slice()).live;
    const page = site.page('honey.html');
    expect(page).toContain(`src="/r/honey/${first}/pay.js"`);
    expect(page).toContain(`src="/r/honey/${version}/entry.js"`);
    expect(page).toContain(`"folders":{"pay.js":"${first}","pay.css":"${first}"}`);
    expect(site.has(`r/honey/${version}/pay.js`)).toBe(true);
  });

  it('gives a file that was damaged meanwhile a new address', async () => {
    await site.publish('honey');
    const { version } = (await site.slice()).live;
    await site.context.store.write(`r/honey/${version}/pay.js`, Buffer.from('other'));
    await site.publish('honey', { script: 'entry(2)' });
    const next = (await site.slice()).live.version;
    expect(site.page('honey.html')).toContain(`src="/r/honey/${next}/pay.js"`);
    expect(site.page('honey.html')).toContain(`"folders":{"pay.css":"${version}"}`);
  });

  it('stores source maps beside the release: not served, not hashed, in no page', async () => {
    await site.publish('honey');
    const bare = await site.slice();
    const files = site.files('r/');
    const maps = { 'pay.js': '{"version":3}', 'gone.js': '{}' };
    await site.publish('main', { maps });
    const { live } = await site.slice('main');
    expect(Object.keys(site.files('maps/'))).toEqual([`maps/main/${live.version}/pay.js.map`]);
    for (const prefix of ['r/', 'pages/', 'registry'])
      for (const [key, bytes] of Object.entries(site.files(prefix))) {
        expect(key).not.toMatch(/\.map$/);
        expect(Buffer.from(bytes, 'base64').toString()).not.toContain('pay.js.map');
      }
    await site.publish('honey', { maps });
    expect((await site.slice()).live).toEqual(bare.live);
    expect(site.files('r/honey')).toEqual(
      Object.fromEntries(Object.entries(files).filter(([key]) => key.startsWith('r/honey'))),
    );
  });

  it('has the same version for the same content and another for other content', async () => {
    await site.publish('honey');
    const first = await site.slice();
    await site.publish('honey');
    const again = await site.slice();
    expect(again.live).toEqual(first.live);
    expect([again.serial, again.lastGood]).toEqual([2, null]);
    await site.publish('honey', { script: 'entry(2)' });
    const other = await site.slice();
    expect(other.live.version).not.toBe(first.live.version);
    expect(other.lastGood).toEqual(first.live);
  });

  it('ends a canary', async () => {
    await twoVersions();
    await site.run('honey', { name: 'publish' });
    expect((await site.slice()).canary).toBeNull();
  });

  it.each<[string, SmallBuild, string]>([
    ['for a newer contract', { contract: '1.4.0' }, 'needs shell contract 1.4.0'],
    ['for another major', { contract: '2.0.0' }, 'needs shell contract 2.0.0'],
    ['on a reserved path', { routes: ['/api/x'] }, 'reserved'],
    ['on a path of another brand', { routes: ['/main'] }, '/main is taken by main'],
  ])('refuses a brand %s, and changes nothing', async (_, build, message) => {
    await site.publish('main');
    const before = site.files();
    const refused = site.publish('honey', build);
    await expect(refused).rejects.toThrow(CommandError);
    await expect(refused).rejects.toThrow(message);
    expect(site.files()).toEqual(before);
  });

  it('refuses a shell that a live release does not fit, and changes nothing', async () => {
    await site.publish('honey');
    await site.publish('main', { contract: '1.2.0' });
    const before = site.files();
    await expect(site.publish('shell', { contract: '1.2.0' })).rejects.toThrow(
      /^shell cannot go live:\n {2}honey's live release \w+ needs shell contract 1.3.0[^\n]*$/,
    );
    expect(site.files()).toEqual(before);
  });

  it('refuses a missing build, and a brand without a shell', async () => {
    await expect(site.run('honey', { name: 'publish' })).rejects.toThrow('honey is not built');
    const bare = openSmallSite();
    await expect(bare.publish('honey')).rejects.toThrow('no shell is live');
    bare.close();
  });
});

describe('a canary', () => {
  it('prints its shares, keeps its salt while it widens, becomes live, and is rolled back', async () => {
    const [v1, v2] = await twoVersions();
    const { canary: started } = await site.slice();
    site.build('honey', { script: 'entry(3)' });
    await canary(5000);
    expect(printed()).toEqual([
      `the canary ${v2} is running: only its share changes, the build is ignored.`,
      'For another build: pnpm release rollback honey, then canary again.',
      'honey: serial 2 -> 3',
      `  ${v1}      90 % of users  ->  50 %`,
      `  ${v2}      10 % of users  ->  50 %`,
      '  last good  none  ->  none',
      '1 pages composed',
      'all live files are what was signed',
    ]);
    expect((await site.slice()).canary).toEqual({ ...started, share: 5000 });
    await site.run('honey', { name: 'promote' });
    expect(printed().slice(0, 4)).toEqual([
      'honey: serial 3 -> 4',
      `  ${v1}      50 % of users  ->  0 %`,
      `  ${v2}      50 % of users  ->  100 %`,
      `  last good  none  ->  ${v1}`,
    ]);
    const { live, canary: ended, lastGood } = await site.slice();
    expect([live.version, ended, lastGood?.version]).toEqual([v2, null, v1]);
    await site.run('honey', { name: 'rollback' });
    expect((await site.slice()).live.version).toBe(v1);
  });

  it('is ended by a rollback, which keeps the live release', async () => {
    const [v1, v2] = await twoVersions();
    await site.run('honey', { name: 'rollback' });
    expect(printed().slice(0, 3)).toEqual([
      'honey: serial 2 -> 3',
      `  ${v1}      90 % of users  ->  100 %`,
      `  ${v2}      10 % of users  ->  0 %`,
    ]);
    expect((await site.slice()).live.version).toBe(v1);
    expect(site.has(`r/honey/${v2}/release.json`)).toBe(true);
  });

  it('may have pages of its own, which are removed with it', async () => {
    await site.publish('honey', { routes: ['/a'] });
    site.build('honey', { script: 'entry(2)', routes: ['/a', '/new'] });
    await canary(1000);
    const { canary: running, live } = await site.slice();
    const html = site.page('new.html');
    expect(html).toContain(`"composed":"${running?.release.version}"`);
    expect(html).toContain('"live":null');
    expect(html).not.toContain(STATIC_TAG);
    expect(site.page('a.html')).toContain(`"composed":"${live.version}"`);
    await site.run('honey', { name: 'rollback' });
    expect(site.has('pages/new.html')).toBe(false);
    expect(site.page('a.html')).toContain(STATIC_TAG);
  });

  it('is refused for the shell and for the live version', async () => {
    await expect(site.run('shell', { name: 'canary', share: 1000 })).rejects.toThrow(
      'the shell has no canary',
    );
    await site.publish('honey');
    await expect(canary(1000)).rejects.toThrow('is already live for all users');
  });
});

describe('an impossible change', () => {
  it.each([
    ['promote', 'honey has no canary: pnpm release canary honey 10%'],
    ['rollback', 'honey has no version to roll back to'],
  ] as const)('%s without a target', async (name, message) => {
    await site.publish('honey');
    await expect(site.run('honey', { name })).rejects.toThrow(message);
  });

  it.each(['promote', 'rollback'] as const)('%s before the first publish', async (name) => {
    await expect(site.run('honey', { name })).rejects.toThrow('nothing of honey is live');
  });
});

describe('a plan', () => {
  it.each([
    [{ name: 'publish' }, '0 % of users  ->  100 %'],
    [{ name: 'canary', share: 50 }, '0 % of users  ->  0.5 %'],
  ] as const)('of %o prints the shares of users, and changes nothing', async (change, expected) => {
    await site.publish('honey');
    const { live } = await site.slice();
    site.build('honey', { script: 'entry(2)' });
    const before = site.files();
    printed();
    await site.run('honey', change, { isDry: true });
    const lines = printed();
    expect(lines.find((line) => !line.includes(live.version) && line.includes('of users'))).toContain(
      expected,
    );
    expect(lines.at(-1)).toBe('nothing was changed');
    expect(site.files()).toEqual(before);
  });

  it.each(['promote', 'rollback'] as const)('of %s changes no file', async (name) => {
    await twoVersions();
    const before = site.files();
    await site.run('honey', { name }, { isDry: true });
    expect(printed()[0]).toBe('honey: serial 2 -> 3');
    expect(site.files()).toEqual(before);
  });
});

describe('a change that passed the gates earlier', () => {
  it('is refused if another brand took its path meanwhile', async () => {
    site.build('honey', { routes: ['/fair'] });
    const isRegistry = (call: string, key: string) => call === 'write' && key === 'registry.json';
    const on = meanwhile(site.context, isRegistry, () => site.publish('main', { routes: ['/fair'] }));
    await expect(site.run('honey', { name: 'publish' }, { on })).rejects.toThrow(
      '/fair was taken by main meanwhile',
    );
    expect(site.page('fair.html')).toContain('"main"');
  });

  it('is refused for a shell rollback once a brand needs the newer shell', async () => {
    await site.publish('shell', { script: 'shell(2)', contract: '1.4.0' });
    await site.publish('honey', { contract: '1.4.0' });
    await expect(site.run('shell', { name: 'rollback' })).rejects.toThrow('needs shell contract 1.4.0');
    await site.publish('honey', { script: 'entry(2)' });
    await site.run('shell', { name: 'rollback' });
    expect((await site.slice('shell')).live.contract).toBe('1.3.0');
  });
});

describe('a full disk', () => {
  const full = (isFull: (key: string) => boolean) => ({
    ...site.context,
    store: {
      ...site.context.store,
      write: (...args: Parameters<typeof site.context.store.write>) =>
        isFull(args[0])
          ? Promise.reject(Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' }))
          : site.context.store.write(...args),
    },
  });

  it('while pages are written names the command that ends the change, as a second rollback would go on', async () => {
    await twoVersions();
    const on = full((key) => key.startsWith('pages/'));
    await expect(site.run('honey', { name: 'rollback' }, { on })).rejects.toThrow(
      /^ENOSPC: no space left on device\nhoney has serial 3, but not all of its pages: pnpm release compose, and not this command again$/,
    );
    expect((await site.slice()).serial).toBe(3);
  });

  it('while the change is recorded does not fail it', async () => {
    await twoVersions();
    printed();
    await site.run('honey', { name: 'rollback' }, { on: full((key) => key.startsWith('changes/')) });
    expect(printed()).toContain(
      'the change is done, but not who made it is recorded: ENOSPC: no space left on device',
    );
    expect((await site.slice()).serial).toBe(3);
  });
});

it('of a refused slice is refused before the gates, also as a plan', async () => {
  await site.publish('honey');
  const { keys } = site.context;
  const on = {
    ...site.context,
    keys: { ...keys, trusted: (each: string) => (each === 'honey' ? [] : keys.trusted(each)) },
  };
  site.build('honey', { script: 'entry(2)' });
  printed();
  for (const isDry of [true, false])
    await expect(site.run('honey', { name: 'publish' }, { on, isDry })).rejects.toThrow(
      /^the slice of honey is refused: .*\nsee pnpm release verify honey$/,
    );
  expect(printed()).toEqual([]);
});
