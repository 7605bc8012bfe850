import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** Writes a file of a site, and what was compressed of it beforehand. */
export function putFile(site: string, name: string, content: string, isCompressed = false): void {
  const file = join(site, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  if (!isCompressed) return;
  writeFileSync(`${file}.br`, brotliCompressSync(content));
  writeFileSync(`${file}.gz`, gzipSync(content));
}

/** A small site in a folder of its own. */
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
