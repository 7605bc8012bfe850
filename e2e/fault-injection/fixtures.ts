import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '../fixtures/test.ts';
import { release } from '../fixtures/compose-site.ts';
import { buildSecondHoney } from '../fixtures/second-honey.ts';
import type { Sandbox } from '../fixtures/sandbox.ts';
import { HONEY } from '../page-objects/brands.ts';
import { LINES } from './checks.ts';
import { openSigner, payloadOf, type SignedSlice, type Slice } from './slices.ts';

/** Honey's state on a site at one moment. */
export interface Moment {
  /** Version of the live release. */
  version: string;
  /** The purchase page's HTML, as a host may cache it. */
  html: string;
  /** The fetched slice. */
  signed: SignedSlice;
  slice: Slice;
}

/** A release's files, as faults match them. */
export interface ReleaseFiles {
  entry: string;
  /** The purchase page's own script. */
  page: string;
  /** Files of the purchase page's lazy chunks. */
  lazy: string[];
}

/** Two versions of honey: the first is the last good one, the second is live. */
export interface Versions {
  first: Moment;
  second: Moment;
  files: ReleaseFiles;
  /** The address of a file of a version, which for an unchanged one is in the first version's folder. */
  address(version: string, file: string): string;
  read(version: string, file: string): Promise<Buffer>;
  signer: Awaited<ReturnType<typeof openSigner>>;
}

async function readMoment(site: string): Promise<Moment> {
  const signed = JSON.parse(await readFile(join(site, 'registry/honey.json'), 'utf8')) as SignedSlice;
  const slice = payloadOf(signed);
  const html = await readFile(join(site, `pages${HONEY.path}.html`), 'utf8');
  return { version: slice.live.version, html, signed, slice };
}

async function publishSecond({ site }: Sandbox): Promise<void> {
  const build = await mkdtemp(join(tmpdir(), 'e2e-second-'));
  try {
    await buildSecondHoney(build, { texts: [[LINES.first, LINES.second]] });
    await release(['publish', 'honey', '--build', build, '--no-smoke', '--site', site]);
  } finally {
    await rm(build, { recursive: true, force: true });
  }
}

const ENDINGS = ['', '.br', '.gz'];

/** Replaces a file and its compressed variants; the returned function restores them. */
async function replaceFile(file: string, content: string): Promise<() => Promise<void>> {
  for (const ending of ENDINGS) await rename(file + ending, `${file}${ending}.kept`);
  await writeFile(file, content);
  return async () => {
    for (const ending of ENDINGS) await rename(`${file}${ending}.kept`, file + ending);
  };
}

interface TestFixtures {
  /** The number of documents that the page has requested from the site, so that unwanted reloads are noticed. */
  loads: () => number;
  /**
   * Serves this HTML for honey's purchase page until the test ends, as a host with an old cache does. Not by
   * a route: a browser does not let a document of unknown origin fetch from its own machine.
   */
  keepPage(html: string): Promise<void>;
}

/** Fixtures with two versions of honey. Needs the layout `four-origins`, where the site belongs to the worker. */
export const test = base.extend<TestFixtures, { versions: Versions }>({
  loads: async ({ page, sandbox }, use) => {
    let loads = 0;
    page.on('request', (request) => {
      const isOwn =
        request.frame() === page.mainFrame() && request.url().startsWith(`${sandbox.places.site}/`);
      if (isOwn && request.isNavigationRequest()) loads += 1;
    });
    await use(() => loads);
  },
  keepPage: async ({ sandbox }, use) => {
    let putBack: (() => Promise<void>) | null = null;
    await use(async (html) => {
      putBack = await replaceFile(join(sandbox.site, `pages${HONEY.path}.html`), html);
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
        folders?: Record<string, string>;
      };
      const page = manifest.pages['./pay'];
      await use({
        first,
        second,
        files: { entry: manifest.entry, page: page?.js[0] ?? '', lazy: page?.late ?? [] },
        address(version, file) {
          const folder = version === second.version ? (manifest.folders?.[file] ?? version) : version;
          return `${sandbox.places.releases}/r/honey/${folder}/${file}`;
        },
        read: (version, file) => readFile(fileOf(version, file)),
        signer: await openSigner('honey'),
      });
    },
    // Publishing may be slow on a busy machine.
    { scope: 'worker', auto: true, timeout: 0 },
  ],
});

export { expect };
