import { compactVerify, importJWK } from 'jose';
import { expect, it } from 'vitest';
import { printOverride, type OverrideOptions, revokeLink } from './override.ts';
import { DAY_0, eachSmallSite, type SmallSite } from './testing/small-site.test-support.ts';
import { verifySite } from './verify.ts';

let site: SmallSite;
eachSmallSite(async (fresh) => {
  site = fresh;
  await site.publish('shell');
  await site.publish('honey');
});

const PAGE_URL = 'https://vip.example/honey?um=1';
const origin = 'https://vip.example';
const options = { allowRemoved: [], noSmoke: true, hours: 24, allowPay: false, origin, url: PAGE_URL };

async function opened(link: string): Promise<unknown> {
  const token = new URL(link).searchParams.get('release') ?? '';
  const [key] = site.context.keys.trusted('honey');
  const jwk = await importJWK({ kty: 'EC', crv: 'P-256', ...key }, 'ES256');
  const { payload } = await compactVerify(token, jwk, { algorithms: ['ES256'] });
  return JSON.parse(new TextDecoder().decode(payload));
}

async function linkOf(more: Partial<OverrideOptions> = {}): Promise<string> {
  site.printed.splice(0);
  await printOverride(site.context, 'honey', { ...options, ...more });
  return site.printed.find((line) => line.startsWith('https:')) ?? '';
}

it.each([
  [false, ''],
  [true, ', payments allowed'],
])(
  'signs an uploaded version for some hours, and prints link and QR code (payments: %s)',
  async (allowPay, note) => {
    const { version, manifest } = (await site.slice()).live;
    const link = await linkOf({ version, hours: 2, allowPay });
    expect(link.startsWith(`${PAGE_URL}&release=`)).toBe(true);
    const exp = DAY_0 / 1000 + 7200;
    const id = expect.stringMatching(/^[0-9a-f]{8}$/) as string;
    expect(await opened(link)).toEqual({ brand: 'honey', version, manifest, exp, allowPay, id });
    expect(site.printed[0]).toBe(`honey ${version} until 2026-11-21T02:00:00.000Z${note}`);
    expect(site.printed[2]).toMatch(/[█▀▄]/);
  },
);

it('opens the first page without parameters, unless another one is named', async () => {
  await site.publish('honey', { script: 'entry(2)', routes: ['/honey', '/h/:id', '/h/x', '/sweet'] }, {});
  const { version } = (await site.slice()).live;
  const path = async (url?: string) => new URL(await linkOf({ version, url })).pathname;
  expect(await path()).toBe('/honey');
  expect(await path('/sweet?um=1')).toBe('/sweet');
  await expect(linkOf({ version, url: 'http://' })).rejects.toThrow('is not a URL');
});

it('is taken back by its id, for as long as a link may be valid', async () => {
  const { version } = (await site.slice()).live;
  const { id } = (await opened(await linkOf({ version }))) as { id: string };
  expect(site.printed.at(-1)).toBe(`take it back: pnpm release override honey --revoke ${id}`);
  await revokeLink(site.context, 'honey', id);
  const revoked = [{ link: id, until: '2026-12-21T00:00:00.000Z' }];
  expect((await site.slice()).revoked).toEqual(revoked);
  expect(await verifySite(site.context)).toEqual([]);

  await site.publish('honey', { script: 'entry(2)' });
  expect((await site.slice()).revoked).toEqual(revoked);
  site.setDay(31);
  await site.publish('honey', { script: 'entry(3)' });
  expect((await site.slice()).revoked).toBeUndefined();
});

it.each(['', 'honey', '0123abc'])('has no id %j', async (id) => {
  await expect(revokeLink(site.context, 'honey', id)).rejects.toThrow('is not the id of a link');
});

it('needs --url if every page has parameters', async () => {
  await site.publish('main', { routes: ['/m/:id'] });
  const { version } = (await site.slice('main')).live;
  const link = printOverride(site.context, 'main', { ...options, version, url: undefined });
  await expect(link).rejects.toThrow('name one with --url');
});

it('uploads the build if no version is named, through the gates, and changes nothing live', async () => {
  const before = site.files();
  site.build('honey', { script: 'entry(2)' });
  const { version } = (await opened(await linkOf())) as { version: string };
  const after = site.files();
  const added = Object.keys(after).filter((key) => !(key in before));
  expect(added).toContain(`r/honey/${version}/release.json`);
  expect(added.every((key) => key.startsWith(`r/honey/${version}/`))).toBe(true);
  expect(after).toMatchObject(before);
  expect(await verifySite(site.context)).toEqual([]);
  site.build('honey', { contract: '9.0.0' });
  await expect(linkOf()).rejects.toThrow('needs shell contract 9.0.0');
});

it.each([
  ['0123456789ab', 'is not on this site'],
  ['../../main/x', 'is not a version'],
])('refuses the version %s', async (version, message) => {
  await expect(linkOf({ version })).rejects.toThrow(message);
});
