import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll } from 'vitest';
import { findNginx, startNginx, type Nginx } from '../start-nginx.ts';

/** In CI a missing nginx fails. */
export const isSkipped = findNginx() === null && !process.env['CI'];

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

/** Writes a file of a site, and its compressed variants. */
export function putFile(site: string, name: string, content: string, isCompressed = false): void {
  const file = join(site, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  if (!isCompressed) return;
  writeFileSync(`${file}.br`, brotliCompressSync(content));
  writeFileSync(`${file}.gz`, gzipSync(content));
}

/** Creates a small site in a temporary folder. */
export function makeSite(): string {
  const site = mkdtempSync(join(tmpdir(), 'hosting-site-'));
  putFile(site, 'pages/index.html', '<!doctype html>index', true);
  putFile(site, 'pages/wechatpay.html', '<!doctype html>wechatpay', true);
  putFile(site, 'pages/result/_.html', '<!doctype html>result', true);
  putFile(site, 'pages/404.html', '<!doctype html>404', true);
  putFile(site, 'r/honey/1/entry.js', 'entry()', true);
  putFile(site, 'r/alive.txt', 'alive');
  putFile(site, 'registry.json', '{}');
  return site;
}
