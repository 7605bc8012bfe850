import { brandPages } from '../../compose/brand-pages.ts';
import { openComposer } from '../../compose/composer.ts';
import type { KeyFolder } from '../../keys/key-folder.ts';
import {
  pageFile,
  type ReleaseManifest,
  type ReleaseRef,
  type ShellManifest,
  type Slice,
} from '@vip/release-format';
import { integrityOf } from '../../releases/integrity.ts';
import type { PreparedRelease } from '../../releases/prepare-release.ts';
import { releaseFile } from '../../releases/release-files.ts';
import type { Store } from '../../store/store.ts';
import type { Pair } from './live-pairs.ts';
import type { SmokeSite } from './site.ts';

type Manifest = ReleaseManifest | ShellManifest;

/** The composed site of any pair, with a candidate that is in no store yet. */
export function composedSite(options: {
  store: Store;
  keys: Pick<KeyFolder, 'trusted'>;
  env: NodeJS.ProcessEnv;
  candidate: PreparedRelease<Manifest>;
}): SmokeSite {
  const { keys, candidate } = options;
  const store = withCandidate(options.store, candidate);
  // Its own files, wherever releases will be served from.
  const env = { ...options.env, RELEASE_BASE: '/r/' };
  const composed = new Map<Pair, Promise<Map<string, string>>>();
  const compose = async ({ shell, release }: Pair) => {
    const slices = { shell: sliceOf(shell), [release.publisher]: sliceOf(release) };
    const registry = { tag: null, signed: {}, broken: {}, slices };
    const composer = await openComposer({ store, registry, keys, env });
    const slice = sliceOf(release);
    const live = { ref: slice.live, manifest: release };
    return new Map(await brandPages(composer, { slice, live, canary: null, lastGood: null }));
  };
  return {
    async open(pair, route) {
      const pages = composed.get(pair) ?? compose(pair);
      composed.set(pair, pages);
      const html = (await pages).get(pageFile(route.path));
      if (html === undefined) throw new Error(`${route.path} was not composed`);
      return html;
    },
    async file(path) {
      const found = path.startsWith('/r/') ? await store.read(path.slice(1)) : null;
      return found && found.bytes;
    },
  };
}

const bytesOf = (manifest: Manifest): Buffer => Buffer.from(JSON.stringify(manifest));

/** A slice that has a release live and nothing else. */
function sliceOf(manifest: Manifest): Slice {
  const { publisher, version, contract, publishedAt } = manifest;
  const routes = 'routes' in manifest ? manifest.routes.map(({ path }) => path) : [];
  const live: ReleaseRef = {
    version,
    manifest: integrityOf(bytesOf(manifest)),
    contract,
    routes,
    publishedAt,
  };
  const dates = { issuedAt: publishedAt, expiresAt: publishedAt };
  return {
    schema: 1,
    publisher,
    serial: 1,
    ...dates,
    live,
    canary: null,
    lastGood: null,
    before: [],
    history: [],
  };
}

/** A store to read from, in which a release is there already. */
function withCandidate(store: Store, { manifest, files }: PreparedRelease<Manifest>): Store {
  const nameOf = (file: string) => releaseFile(manifest.publisher, manifest.version, file);
  const memory = new Map([...files].map(([file, bytes]) => [nameOf(file), bytes]));
  memory.set(nameOf('release.json'), bytesOf(manifest));
  const refuse = () => Promise.reject(new Error('a smoke run changes nothing'));
  return {
    async read(key) {
      const bytes = memory.get(key);
      return bytes ? { bytes, tag: '' } : store.read(key);
    },
    write: refuse,
    remove: refuse,
    list: refuse,
  };
}
