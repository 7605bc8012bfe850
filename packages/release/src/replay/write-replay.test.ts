import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { findPageLiteral, type Passport } from '@vip/release-format';
import { openKeys } from '../registry/keys.ts';
import { folderStore } from '../store/folder-store.ts';
import { writeReplay } from './write-replay.ts';
import { eachSmallSite, type SmallSite } from '../commands/testing/small-site.test-support.ts';
import { verifySite } from '../commands/verify.ts';

let site: SmallSite;
let folder: string;
/** Versions of honey, the older one first, and that of the shell. */
let first: string;
let second: string;
let shell: string;

eachSmallSite(async (fresh) => {
  site = fresh;
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'replay-'));
  await site.set({ ALLOW_OPEN: 'self,lxb:', API_HONEY: 'https://api.honey-vip.cn' });
  await site.publish('shell');
  await site.publish('main');
  await site.publish('honey', { script: 'entry(1)' });
  first = (await site.slice()).live.version;
  await site.publish('honey', { script: 'entry(2)' });
  second = (await site.slice()).live.version;
  shell = (await site.slice('shell')).live.version;
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

const passport = (some: Partial<Passport> = {}): Passport => ({
  brand: 'honey',
  release: second.slice(0, 6),
  html: null,
  why: 'live',
  shell: shell.slice(0, 6),
  serial: 21,
  config: 1,
  ...some,
});
const replay = (some: Partial<Passport> = {}, page?: string) =>
  writeReplay(site.context, passport(some), { folder, page });
const fileOf = (name: string) => fs.readFileSync(path.join(folder, name), 'utf8');
const pageOf = () => findPageLiteral(fileOf('pages/honey.html')).page;

it('has the versions, the serial and the configuration of the passport, and the addresses of the sandbox', async () => {
  expect(await replay()).toEqual({ path: '/honey', outside: ['API_HONEY'] });
  expect(pageOf()).toMatchObject({
    composed: second,
    shell: { version: shell },
    slice: { serial: 21, live: { version: second }, canary: null },
    config: { version: 1, allow: { open: ['self', 'lxb:'] }, backends: { honey: '/api/honey' } },
  });
});

it('is a whole site', async () => {
  await replay();
  const keys = openKeys(path.join(folder, '.keys'), { mayCreate: false });
  expect(await verifySite({ ...site.context, store: folderStore(folder), keys })).toEqual([]);
});

it('has an older version, also in the HTML of another one, as a canary for everybody', async () => {
  await replay({ release: first.slice(0, 6), html: second.slice(0, 6), why: 'canary' });
  expect(pageOf()).toMatchObject({
    composed: second,
    slice: { live: { version: second }, canary: { share: 10_000, release: { version: first } } },
  });
});

it('is a canary also in its own HTML, as a page has it that only the canary has', async () => {
  await replay({ why: 'canary' });
  expect(pageOf()).toMatchObject({
    composed: second,
    slice: { canary: { share: 10_000, release: { version: second } } },
  });
});

it.each([
  ['fallback', 'localStorage', '"bad"'],
  ['pinned', 'localStorage', '"pins"'],
  ['override', 'sessionStorage', '"allowPay"'],
] as const)('starts with what a browser had stored for %s', async (why, storage, stored) => {
  const { path: start } = await replay({ release: first.slice(0, 6), html: second.slice(0, 6), why });
  expect(start).toBe('/replay');
  const html = fileOf('pages/replay.html');
  for (const part of [`${storage}.setItem`, stored, 'location.replace("/honey")'])
    expect(html).toContain(part);
});

it('has an earlier configuration', async () => {
  await site.set({ ALLOW_OPEN: 'self' });
  await replay({ config: 1 });
  expect(pageOf().config).toMatchObject({ version: 1, allow: { open: ['self', 'lxb:'] } });
});

it.each([
  [{ release: '000000' }, 'honey 000000 is not on this site any more'],
  [{ shell: '000000' }, 'shell 000000 is not on this site any more'],
  [{ config: 9 }, 'this site does not have version 9 of its configuration'],
])('refuses %j', async (some, message) => {
  await expect(replay(some)).rejects.toThrow(message);
});
