import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { memoryStore } from '../store/testing/memory-store.test-support.ts';
import { writeDomainFiles } from './compose.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'domain-'));
  writeFileSync(join(folder, 'MP_verify_x1.txt'), 'x1');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('copies the files for hosts, without the README', async () => {
  mkdirSync(join(folder, '.well-known'));
  writeFileSync(join(folder, '.well-known/assetlinks.json'), '[]');
  writeFileSync(join(folder, 'README.md'), 'about');
  const site = memoryStore();
  await writeDomainFiles(site, folder);
  expect(Object.fromEntries([...site.files].map(([key, bytes]) => [key, String(bytes)]))).toEqual({
    'domain/MP_verify_x1.txt': 'x1',
    'domain/.well-known/assetlinks.json': '[]',
  });
});

it('writes nothing if a file would never be served', async () => {
  writeFileSync(join(folder, 'verify.html'), '<p>');
  const site = memoryStore();
  await expect(writeDomainFiles(site, folder)).rejects.toThrow('verify.html would never be served');
  expect(site.files.size).toBe(0);
});
