import fs from 'node:fs';
import path from 'node:path';
import { openContext } from '../context.ts';
import { compose } from '../compose/compose.ts';
import { readRegistry } from '../registry/registry.ts';
import { sign } from '../registry/keys.ts';
import { published } from '../registry/slice-changes.ts';
import type { ReleaseManifest, SignedSlice } from '@vip/release-format';
import { uploadRelease } from '../releases/release-files.ts';
import { identityOf } from '../releases/prepare-release.ts';
import type { Store } from '../store/store.ts';

// Adds generated brands to a site, for measurements: `node crowd.ts <site> <count>`. In one step, since each publish reads
// and verifies the whole registry.
const [site = '', count = ''] = process.argv.slice(2);
const context = await openContext(site, undefined, process.env, () => undefined);
const { now } = context;
/** All of them sign with one key. */
const keyOf = (publisher: string) => (/^made\d/.test(publisher) ? 'made' : publisher);
const signer = await context.keys.signer('made');
const keys = { trusted: (publisher: string) => context.keys.trusted(keyOf(publisher)) };

/** Writes without flushing, as the site is temporary. */
const store: Store = {
  ...context.store,
  write(key, bytes) {
    // Composing reads only these files.
    if (/^r\/made/.test(key) && !/\/(?:release\.json|markup\.json|pay\.css)$/.test(key))
      return Promise.resolve('');
    const file = path.join(site, key);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, bytes);
    return Promise.resolve('');
  },
};

function madeUp(brand: string): { manifest: ReleaseManifest; files: Map<string, Buffer> } {
  const files = new Map(
    Object.entries({
      'entry.js': `window.${brand}_1={}`,
      'markup.json': JSON.stringify({ [`/${brand}`]: `<p>${brand}</p>` }),
      'pay.css': '.a{color:red}',
      'pay.js': `${brand}()`,
    }).map(([name, text]): [string, Buffer] => [name, Buffer.from(text)]),
  );
  const manifest = {
    publisher: brand,
    ...identityOf(files, now),
    container: `${brand}_1`,
    contract: '1.0.0',
    entry: 'entry.js',
    pages: { './pay': { js: ['pay.js'], css: ['pay.css'], late: [] } },
    routes: [{ path: `/${brand}`, title: brand, page: './pay', session: 'none' }],
    shared: {},
  };
  return { manifest, files };
}

const { signed } = await readRegistry(store, keys);
const slices: Record<string, SignedSlice> = { ...signed };
for (let at = 0; at < Number(count); at += 1) {
  const brand = `made${at}`;
  const { manifest, files } = madeUp(brand);
  const ref = await uploadRelease(store, manifest, files);
  slices[brand] = await sign(published(brand, null, ref, now), signer);
}
await store.write('registry.json', Buffer.from(JSON.stringify({ schema: 1, slices })));
await compose({ store, keys: { ...keys, isOwn: true }, now });
