import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writeDomainFiles } from './compose.ts';

const kept = (files: Record<string, string>) => {
  const folder = mkdtempSync(join(tmpdir(), 'domain-'));
  mkdirSync(join(folder, '.well-known'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
};
const store = () => {
  const written: Record<string, string> = {};
  return {
    written,
    write: (key: string, bytes: Buffer) => {
      written[key] = bytes.toString();
      return Promise.resolve('tag');
    },
  };
};

it('copies the files for hosts, without the README', async () => {
  const site = store();
  await writeDomainFiles(
    site,
    kept({ 'README.md': 'about', 'MP_verify_x1.txt': 'x1', '.well-known/assetlinks.json': '[]' }),
  );
  expect(site.written).toEqual({
    'domain/MP_verify_x1.txt': 'x1',
    'domain/.well-known/assetlinks.json': '[]',
  });
});

it('writes nothing if a file would never be served', async () => {
  const site = store();
  const folder = kept({ 'MP_verify_x1.txt': 'x1', 'verify.html': '<p>' });
  await expect(writeDomainFiles(site, folder)).rejects.toThrow('verify.html would never be served');
  expect(site.written).toEqual({});
});

it('copies the folder of the project by default', async () => {
  await expect(writeDomainFiles(store())).resolves.toBeInstanceOf(Array);
});
