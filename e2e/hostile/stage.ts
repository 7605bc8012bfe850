import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '../stage/fixtures.ts';
import { release, settingsOf } from '../stage/compose-site.ts';
import { rewordHoney } from '../stage/reworded-honey.ts';
import type { Sandbox } from '../stage/sandbox.ts';
import { HONEY } from '../steps/brands.ts';
import { LINES } from './checks.ts';
import { openSigner, payloadOf, type SignedSlice, type Slice } from './slices.ts';

/** What a site has of honey at one moment. */
export interface Moment {
  /** Of the live release. */
  version: string;
  /** The purchase page's HTML as hosts may keep it. */
  html: string;
  /** The fetched slice. */
  signed: SignedSlice;
  slice: Slice;
}

/** A release's files, as a fault wants them named. */
export interface ReleaseFiles {
  entry: string;
  /** The purchase page's own script. */
  page: string;
  /** What the purchase page loads late. */
  late: string[];
}

/** Two versions of honey: the first was live and is the last good one; the second is live. */
export interface Versions {
  first: Moment;
  second: Moment;
  files: ReleaseFiles;
  /** The address of a file of a version; `*` for all of them. */
  address(version: string, file: string): string;
  read(version: string, file: string): Promise<Buffer>;
  signer: Awaited<ReturnType<typeof openSigner>>;
}

async function readMoment(site: string): Promise<Moment> {
  const signed = JSON.parse(await readFile(join(site, 'registry/honey.json'), 'utf8')) as SignedSlice;
  const slice = payloadOf(signed);
  const html = await readFile(join(site, `pages${HONEY.shelf}.html`), 'utf8');
  return { version: slice.live.version, html, signed, slice };
}

async function publishSecond({ site, places }: Sandbox): Promise<void> {
  const build = await mkdtemp(join(tmpdir(), 'e2e-second-'));
  try {
    await rewordHoney(build, { words: [[LINES.first, LINES.second]] });
    await release(['publish', 'honey', '--build', build, '--no-smoke', '--site', site], settingsOf(places));
  } finally {
    await rm(build, { recursive: true, force: true });
  }
}

const ENDINGS = ['', '.br', '.gz'];

/** Puts a file in the place of another and its compressed ones; the returned function puts those back. */
async function replaceFile(file: string, content: string): Promise<() => Promise<void>> {
  for (const ending of ENDINGS) await rename(file + ending, `${file}${ending}.kept`);
  await writeFile(file, content);
  return async () => {
    for (const ending of ENDINGS) await rename(`${file}${ending}.kept`, file + ending);
  };
}

interface Given {
  /**
   * The site answers with this HTML for honey's purchase page until the test ends, as a host does that has kept it. Not by
   * a route: a browser trusts no document of unknown origin with addresses of its own machine.
   */
  keepPage(html: string): Promise<void>;
}

/** The stage with two versions of honey. Its projects are of the layout `four-origins`: the site is the worker's own. */
export const test = base.extend<Given, { versions: Versions }>({
  keepPage: async ({ sandbox }, use) => {
    let putBack: (() => Promise<void>) | null = null;
    await use(async (html) => {
      putBack = await replaceFile(join(sandbox.site, `pages${HONEY.shelf}.html`), html);
    });
    await (putBack as (() => Promise<void>) | null)?.();
  },
  versions: [
    async ({ sandbox }, use) => {
      const first = await readMoment(sandbox.site);
      await publishSecond(sandbox);
      const second = await readMoment(sandbox.site);
      const fileOf = (version: string, file: string) => join(sandbox.site, 'r/honey', version, file);
      const manifest = JSON.parse(await readFile(fileOf(second.version, 'release.json'), 'utf8')) as {
        entry: string;
        pages: Record<string, { js: string[]; late: string[] }>;
      };
      const page = manifest.pages['./pay'];
      await use({
        first,
        second,
        files: { entry: manifest.entry, page: page?.js[0] ?? '', late: page?.late ?? [] },
        address: (version, file) => `${sandbox.places.releases}/r/honey/${version}/${file}`,
        read: (version, file) => readFile(fileOf(version, file)),
        signer: await openSigner('honey'),
      });
    },
    // Publishing takes the time that the machine has for it.
    { scope: 'worker', auto: true, timeout: 0 },
  ],
});

export { expect };
