import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { openKeys, signedWith } from '../registry/keys.ts';
import { readRegistry } from '../registry/registry.ts';
import type { SignedSlice } from '@vip/release-format';
import { addKey, keyLines, readKeys, recoverKey, retireKey, trustKey, useKey } from './keys.ts';
import { eachSmallSite, type SmallSite } from './testing/small-site.test-support.ts';
import { verifySite } from './verify.ts';

let site: SmallSite;
eachSmallSite(async (fresh) => {
  site = fresh;
  await site.publish('shell');
  await site.publish('honey');
});

const kidOf = async () =>
  signedWith(
    JSON.parse(String((await site.context.store.read('registry/honey.json'))?.bytes)) as SignedSlice,
  );
/** The id of the key that was added last. */
const lastKid = () => site.printed.flatMap((line) => /new key (\S+)/.exec(line)?.[1] ?? []).at(-1) ?? '';

it('is rotated in steps that each name the next: add, use, retire', async () => {
  const old = await kidOf();
  await addKey(site.context, 'honey');
  const fresh = lastKid();
  expect(site.printed.at(-1)).toBe(
    `next, once HTML in caches has expired: pnpm release keys use honey ${fresh}`,
  );
  expect([await kidOf(), site.page('honey.html').includes(`"kid":"${fresh}"`)]).toEqual([old, true]);
  expect(keyLines(await readKeys(site.context, 'honey'))).toEqual([
    `honey  ${old}  signs here, signed what is live`,
    `honey  ${fresh}`,
  ]);
  const { serial, history } = await site.slice();
  await useKey(site.context, 'honey', fresh);
  expect(await kidOf()).toBe(fresh);
  expect(await site.slice()).toMatchObject({ serial: serial + 1, history });
  expect(site.printed.at(-1)).toBe(`next, a day later: pnpm release keys retire honey ${old}`);
  await retireKey(site.context, 'honey', old);
  expect(site.page('honey.html')).not.toContain(`"kid":"${old}"`);
  expect(await verifySite(site.context)).toEqual([]);
  await site.publish('honey', { script: 'other()' });
});

it('is not retired while it has signed what is live, nor as the only one', async () => {
  const old = await kidOf();
  await expect(retireKey(site.context, 'honey', old)).rejects.toThrow(
    `${old} is the only key of honey: first pnpm release keys add honey`,
  );
  await addKey(site.context, 'honey');
  const fresh = lastKid();
  // Of this machine only: nothing was signed with it.
  site.context.keys.use('honey', fresh);
  await expect(retireKey(site.context, 'honey', old)).rejects.toThrow(
    `${old} has signed what is live of honey: first pnpm release keys use honey ${fresh}`,
  );
  expect(await verifySite(site.context)).toEqual([]);
});

it('signs only if the brand and its pages trust it', async () => {
  const { keys } = site.context;
  const key = await keys.create('honey');
  await expect(useKey(site.context, 'honey', key.kid)).rejects.toThrow(
    `honey does not trust ${key.kid}: see pnpm release keys list honey`,
  );
  keys.trust('honey', [...keys.trusted('honey'), key]);
  await expect(useKey(site.context, 'honey', key.kid)).rejects.toThrow(
    `pages of honey do not trust ${key.kid} yet: pnpm release compose`,
  );
  await expect(useKey(site.context, 'honey', 'missing')).rejects.toThrow('honey does not trust missing');
});

it('that was retired too early is recovered, from this machine or from a page', async () => {
  const { keys, store } = site.context;
  const old = await kidOf();
  await expect(recoverKey(site.context, 'honey')).rejects.toThrow('there is nothing to recover');
  keys.trust('honey', [await keys.create('honey')]);
  expect(await verifySite(site.context)).toEqual([expect.stringMatching(/^honey: .* not trusted/)]);
  expect(keyLines(await readKeys(site.context, 'honey'))).toContain(
    `honey  ${old}  NOT TRUSTED, signed what is live: pnpm release keys recover honey`,
  );
  await expect(site.publish('honey')).rejects.toThrow('see pnpm release verify honey');
  // A brand's key is no matter of others.
  await site.publish('main');
  await recoverKey({ ...site.context, keys: { ...keys, own: () => [] } }, 'honey');
  expect(await verifySite(site.context)).toEqual([]);
  await site.publish('honey', { script: 'other()' });

  keys.trust('honey', [await keys.create('honey')]);
  await store.remove('pages/honey.html');
  await expect(recoverKey({ ...site.context, keys: { ...keys, own: () => [] } }, 'honey')).rejects.toThrow(
    `key ${old} is neither here nor in a page of honey`,
  );
});

it('of a brand is missing on the machine of another, which cannot publish it and creates none', async () => {
  const { context } = site;
  const keys = openKeys(site.keyFolder, { mayCreate: false });
  await site.set({ SITE_ORIGIN: 'https://vip.lxb.cn' });
  site.build('main');
  await expect(site.run('main', { name: 'publish' }, { on: { ...context, keys } })).rejects.toThrow(
    'no key of main to sign with',
  );
  expect(keys.trusted('main')).toEqual([]);
});

it('a development build of the shell goes live on a developer’s own site only', async () => {
  const keys = openKeys(site.keyFolder, { mayCreate: false });
  await site.set({ SITE_ORIGIN: 'https://vip.lxb.cn' });
  site.build('shell', { script: 'other()', mode: 'development' });
  const on = { ...site.context, keys };
  await expect(site.run('shell', { name: 'publish' }, { on })).rejects.toThrow(
    'this is a development build of the shell, with __login',
  );
  await site.run('shell', { name: 'publish' });
});

describe('keys in the configuration of the site', () => {
  /** The folder of a machine without the platform's private key. */
  let brandKeys: ReturnType<typeof openKeys>;
  beforeEach(async () => {
    const folder = path.join(site.keyFolder, '../brand-keys');
    fs.cpSync(site.keyFolder, folder, { recursive: true });
    fs.rmSync(path.join(folder, 'shell.private.json'));
    brandKeys = openKeys(folder, { mayCreate: false });
  });
  const onBrand = () => ({ ...site.context, keys: brandKeys });

  it('are trusted by the platform, and count on every machine', async () => {
    const old = await kidOf();
    const first = await site.context.keys.create('honey');
    await trustKey(site.context, 'honey', first);
    expect((await readRegistry(site.context.store, brandKeys)).config.keys).toEqual({
      honey: [...brandKeys.trusted('honey'), first],
    });
    await addKey(onBrand(), 'honey');
    const [, kid = '', x = '', y = ''] =
      /trust honey (\S+) (\S+) (\S+)$/.exec(site.printed.at(-1) ?? '') ?? [];
    expect(brandKeys.own('honey').at(-1)).toEqual({ kid, x, y });
    await expect(useKey(onBrand(), 'honey', kid)).rejects.toThrow('does not trust');
    await trustKey(site.context, 'honey', { kid, x, y });
    await useKey(onBrand(), 'honey', kid);
    await retireKey(site.context, 'honey', old);
    expect(await kidOf()).toBe(kid);
    expect(await verifySite(onBrand())).toEqual([]);
  });

  it('are not those of an older trusted.json: a retired key does not come back', async () => {
    const old = await kidOf();
    await trustKey(site.context, 'honey', await site.context.keys.create('honey'));
    await useKey(site.context, 'honey', site.context.keys.own('honey').at(-1)?.kid ?? '');
    await retireKey(site.context, 'honey', old);
    expect(brandKeys.trusted('honey').map(({ kid }) => kid)).toEqual([old]);
    site.build('honey', { script: 'stolen()' });
    await expect(site.run('honey', { name: 'publish' }, { on: onBrand() })).rejects.toThrow(
      'no key of honey to sign with',
    );
    expect(site.page('honey.html')).not.toContain(`"kid":"${old}"`);
  });

  it('are recorded only with the keys of all that is live', async () => {
    await site.publish('main');
    const { keys } = site.context;
    const { main: _, ...others } = keys.allTrusted();
    const poor = { ...keys, allTrusted: () => others };
    await expect(
      trustKey({ ...site.context, keys: poor }, 'honey', await keys.create('honey')),
    ).rejects.toThrow('main is live with key');
    await expect(trustKey(site.context, 'shell', await keys.create('honey'))).rejects.toThrow(
      'keys of shell are trusted in trusted.json',
    );
  });

  it('of the platform are added and retired in trusted.json', async () => {
    await addKey(site.context, 'shell');
    const fresh = lastKid();
    const [old] = site.context.keys.trusted('shell');
    expect(site.printed).toContain('copy trusted.json to every machine that publishes');
    await site.set({ SITE_ORIGIN: 'https://vip.lxb.cn' });
    // Of this machine only: the configuration is still signed with the old one.
    site.context.keys.use('shell', fresh);
    await site.publish('shell', { script: 'other()' });
    await expect(retireKey(site.context, 'shell', old?.kid ?? '')).rejects.toThrow(
      `${old?.kid} has signed config.json: first pnpm release keys use shell ${fresh}`,
    );
    await useKey(site.context, 'shell', fresh);
    await retireKey(site.context, 'shell', old?.kid ?? '');
    expect(await verifySite(site.context)).toEqual([]);
    await site.publish('honey', { script: 'other()' });
  });
});
