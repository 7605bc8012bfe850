import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { earlierPictures } from './earlier-pictures.ts';

const folder = mkdtempSync(join(tmpdir(), 'earlier-pictures-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const git = (...args: string[]) => execFileSync('git', ['-C', folder, ...args]);
const write = (name: string, content: string) => writeFileSync(join(folder, name), content);
git('init', '--quiet');
write('same.webp', 'same');
write('other.webp', 'before');
write('other.txt', '¥1.00');
git('add', '.');
git('-c', 'user.name=test', '-c', 'user.email=test@localhost', 'commit', '--quiet', '-m', 'pictures');
write('other.webp', 'after');
write('other.txt', '¥2.00');
write('new.webp', 'new');

const app = earlierPictures(folder);

it('names the pictures that are other or new since a commit', async () => {
  const answer = await app.request('/changed.json?since=HEAD');
  expect(await answer.json()).toEqual(['other.webp', 'new.webp']);
});

it('has a picture as it was then, and none that is new', async () => {
  const answer = await app.request('/other.webp?since=HEAD');
  expect([answer.headers.get('content-type'), await answer.text()]).toEqual(['image/webp', 'before']);
  expect((await app.request('/new.webp?since=HEAD')).status).toBe(404);
});

it.each([
  '/changed.json',
  '/changed.json?since=missing',
  '/changed.json?since=--output=x.webp',
  '/other.webp?since=HEAD:other.txt',
  '/other.webp?since=--help',
  '/other.txt?since=HEAD',
])('answers %s with 404', async (address) => {
  expect((await app.request(address)).status).toBe(404);
});
