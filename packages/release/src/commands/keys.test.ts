import { expect, it } from 'vitest';
import { openKeys } from '../registry/keys.ts';
import { eachSmallSite, type SmallSite } from './testing/small-site.test-support.ts';
import { verifySite } from './verify.ts';

let site: SmallSite;
eachSmallSite(async (fresh) => {
  site = fresh;
  await site.publish('shell');
  await site.publish('honey');
});

const kidOf = async () => {
  const file = JSON.parse(String((await site.context.store.read('registry/honey.json'))?.bytes)) as {
    protected: string;
  };
  return (JSON.parse(String(Buffer.from(file.protected, 'base64url'))) as { kid: string }).kid;
};

it('a rotated key is trusted by pages before it signs', async () => {
  const { keys } = site.context;
  const old = await kidOf();
  const fresh = await keys.add('honey');
  expect(fresh).not.toBe(old);
  // Trusted first, also in pages; it signs later.
  await site.publish('honey');
  expect(await kidOf()).toBe(old);
  expect(site.page('honey.html')).toContain(`"kid":"${fresh}"`);
  keys.use('honey', fresh);
  await site.publish('honey');
  expect(await kidOf()).toBe(fresh);
  keys.retire('honey', old);
  await site.publish('honey');
  expect(site.page('honey.html')).not.toContain(`"kid":"${old}"`);
  expect(await verifySite(site.context)).toEqual([]);
});

it('the signing key cannot be retired, and a missing one cannot be used', async () => {
  const { keys } = site.context;
  const kid = await kidOf();
  expect(() => keys.retire('honey', kid)).toThrow('choose another with pnpm release keys use first');
  expect(() => keys.use('honey', 'missing')).toThrow('honey has no key missing here');
});

it('a slice signed by a retired key is refused, and its brand cannot publish', async () => {
  const { keys } = site.context;
  const old = await kidOf();
  keys.use('honey', await keys.add('honey'));
  keys.retire('honey', old);
  expect(await verifySite(site.context)).toEqual([expect.stringMatching(/^honey: /)]);
  await expect(site.publish('honey')).rejects.toThrow('see pnpm release verify honey');
  await site.publish('main');
  expect((await site.slice('main')).serial).toBe(1);
});

it('a machine without the key of a brand cannot publish it, and creates none', async () => {
  const { context } = site;
  const keys = openKeys(site.keyFolder, { mayCreate: false });
  await site.set({ SITE_ORIGIN: 'https://vip.lxb.cn' });
  site.build('main');
  await expect(site.run('main', { name: 'publish' }, { on: { ...context, keys } })).rejects.toThrow(
    'no key of main to sign with',
  );
  expect(keys.trusted('main')).toEqual([]);
});
