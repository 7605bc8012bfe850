import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll } from 'vitest';
import { findNginx, startNginx, type Nginx } from '../start-nginx.ts';

/** In CI a missing nginx fails. */
export const isSkipped = findNginx() === undefined && !process.env['CI'];

/** Starts nginx for a small site during the tests of a block. */
export function eachNginx(use: (nginx: Nginx) => void): string {
  const site = makeSite();
  let nginx: Nginx;
  beforeAll(async () => use((nginx = await startNginx({ port: 0, site }))));
  afterAll(async () => {
    await nginx.stop();
    rmSync(site, { recursive: true });
  });
  return site;
}

/** Writes a file of a site. */
export function putFile(site: string, name: string, content: string | Buffer): void {
  const file = join(site, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** Creates a small site in a temporary folder. */
export function makeSite(): string {
  const site = mkdtempSync(join(tmpdir(), 'hosting-site-'));
  for (const page of ['index', 'wechatpay', 'result/_', '404'])
    putFile(site, `pages/${page}.html`, `<!doctype html>${page}`);
  putFile(site, 'r/honey/1/entry.js', 'entry()');
  putFile(site, 'r/honey/1/entry.js.gz', gzipSync('entry()'));
  putFile(site, 'registry.json', '{}');
  return site;
}
