import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const FILES: Record<string, string> = {
  'pages/index.html': 'index',
  'pages/wechatpay.html': 'wechatpay',
  'pages/upgrade/base.html': 'upgrade/base',
  'pages/result/_.html': 'result/_',
  'pages/_.html': 'not served',
  'pages/result/_.html.bak': 'backup',
  'pages/a.b.html': 'a.b',
  'pages/404.html': '404',
  'r/honey/0123456789ab/entry.75c9c0.js': 'entry()',
  'r/honey/0123456789ab/pay.1848b4.css': '.pay{}',
  'r/honey/0123456789ab/markup.json': '{}',
  'r/honey/0123456789ab/hat.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'r/honey/0123456789ab/data.bin': 'bytes',
  'r/alive.txt': 'alive',
  'maps/honey/0123456789ab/entry.75c9c0.js.map': 'must not be served',
  'changes/honey/1.json': 'must not be served',
  'config/1.json': 'must not be served',
  'registry.json': '{"serial":1}',
  'registry/honey.json': '{"honey":1}',
  'domain/MP_verify_Ab12.txt': 'Ab12',
  'domain/.well-known/apple-app-site-association': '{"applinks":{}}',
  'domain/.well-known/assetlinks.json': '[]',
  'notes.txt': 'must not be served',
};
const COMPRESSED = /^(?:pages|r\/honey)\/.*\.(?:html|js|css|json|svg)$/;

/** A small site in a folder of its own: every kind of file that a composed one has. */
export async function makeSampleSite(): Promise<string> {
  const site = await mkdtemp(join(tmpdir(), 'e2e-hosting-'));
  for (const [name, content] of Object.entries(FILES)) {
    const file = join(site, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
    if (!COMPRESSED.test(name)) continue;
    await writeFile(`${file}.br`, brotliCompressSync(content));
    await writeFile(`${file}.gz`, gzipSync(content));
  }
  return site;
}
