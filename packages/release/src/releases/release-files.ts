import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import {
  foldersFrom,
  type ReleaseManifest,
  type ReleaseRef,
  type ShellManifest,
  type VersionRef,
} from '@vip/release-format';
import { CommandError } from '../command-error.ts';
import { type Store, StoreConflict } from '../store/store.ts';

/** Subresource integrity of a file: sha256, the shortest that browsers support. */
export const integrityOf = (content: Buffer | string): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const { BROTLI_DEFAULT_WINDOW, BROTLI_PARAM_LGWIN, BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } =
  zlib.constants;
/** Bytes that a window of 16 bits has room for (RFC 7932, 9.1). */
const WINDOW = 2 ** 16 - 16;

/**
 * A text file compressed for browsers, by ending. A release is compressed once at the best quality; HTML is written with
 * every change of the registry, where the last percents are not worth the seconds.
 */
export async function compressed(content: Buffer, kind: 'release' | 'html'): Promise<Record<string, Buffer>> {
  const params = {
    [BROTLI_PARAM_QUALITY]: kind === 'html' ? 9 : 11,
    [BROTLI_PARAM_SIZE_HINT]: content.length,
    // The encoder of a larger window takes 14 times as long for the same bytes.
    [BROTLI_PARAM_LGWIN]: kind === 'html' && content.length < WINDOW ? 16 : BROTLI_DEFAULT_WINDOW,
  };
  // In threads: a brand may have 57 pages.
  const [br, gz] = await Promise.all([brotli(content, { params }), gzip(content, { level: 9 })]);
  return { '.br': br, '.gz': gz };
}

/** True if a file is worth compressing. */
export const isText = (name: string): boolean => /\.(js|css|json|html|svg)$/.test(name);

type Manifest = ReleaseManifest | ShellManifest;

const folderOf = (publisher: string, version: string) => `r/${publisher}/${version}`;

/** Key of a release's file. */
export const releaseFile = (publisher: string, version: string, name: string): string =>
  `${folderOf(publisher, version)}/${name}`;

/**
 * Key of the source map of a release's file: outside of `r/`, in a folder that no server serves. `file` '' is the folder
 * of all of them.
 */
export const mapFile = (publisher: string, version: string, file: string): string =>
  `${mapFolder(publisher)}${version}/${file && `${file}.map`}`;

/** Folder of the source maps of all releases of a publisher. */
export const mapFolder = (publisher: string): string => `maps/${publisher}/`;

/** Contains when an upload began; removed when it is finished. */
const uploadMark = (publisher: string, version: string): string =>
  releaseFile(publisher, version, 'uploading.txt');

/**
 * Uploads a release's files, its manifest last: a release without manifest is unfinished. Existing files stay; one with
 * other content is refused (`CommandError`). `maps`: source maps by the name of their file. Returns the reference for a
 * slice.
 */
export async function uploadRelease(
  store: Store,
  manifest: Manifest,
  files: ReadonlyMap<string, Buffer>,
  maps: ReadonlyMap<string, Buffer> = new Map(),
): Promise<ReleaseRef> {
  const { publisher, version } = manifest;
  const name = releaseFile(publisher, version, 'release.json');
  const there = await store.read(name);
  if (there) return refOf(JSON.parse(there.bytes.toString('utf8')) as Manifest, there.bytes);
  const mark = uploadMark(publisher, version);
  await store.write(mark, Buffer.from(manifest.publishedAt));
  for (const [file, content] of files) {
    await putOnce(store, releaseFile(publisher, version, file), content);
    if (!isText(file)) continue;
    for (const [ending, bytes] of Object.entries(await compressed(content, 'release')))
      await putOnce(store, releaseFile(publisher, version, file + ending), bytes);
  }
  // Sources that differ in a comment build the same files with another map: any map will do.
  for (const [file, map] of maps) await store.write(mapFile(publisher, version, file), map);
  const bytes = manifestBytes(manifest);
  await putOnce(store, name, bytes);
  for (const [ending, packed] of Object.entries(await compressed(bytes, 'release')))
    await putOnce(store, name + ending, packed);
  await store.remove(mark);
  return refOf(manifest, bytes);
}

/** The reference to a release for a slice: to the manifest that was uploaded first, else to this one. */
export async function refInStore(store: Pick<Store, 'read'>, manifest: Manifest): Promise<ReleaseRef> {
  const there = await store.read(releaseFile(manifest.publisher, manifest.version, 'release.json'));
  return there
    ? refOf(JSON.parse(String(there.bytes)) as Manifest, there.bytes)
    : refOf(manifest, manifestBytes(manifest));
}

/** A readable store that contains a release before it is uploaded. */
export function withRelease(
  store: Pick<Store, 'read'>,
  { manifest, files }: { manifest: Manifest; files: ReadonlyMap<string, Buffer> },
): Pick<Store, 'read'> {
  const nameOf = (file: string) => releaseFile(manifest.publisher, manifest.version, file);
  const own = new Map([...files].map(([file, bytes]) => [nameOf(file), bytes]));
  const manifestName = nameOf('release.json');
  return {
    async read(key) {
      const bytes = own.get(key);
      if (bytes) return { bytes, tag: '' };
      // A manifest that is already uploaded is never replaced.
      const there = await store.read(key);
      return there ?? (key === manifestName ? { bytes: manifestBytes(manifest), tag: '' } : null);
    },
  };
}

/** When a release was uploaded, or its upload began, ms since 1970; null if neither is known. */
export async function uploadedAt(store: Store, publisher: string, version: string): Promise<number | null> {
  const manifest = await store.read(releaseFile(publisher, version, 'release.json'));
  if (manifest) return Date.parse((JSON.parse(String(manifest.bytes)) as Manifest).publishedAt);
  const mark = await store.read(uploadMark(publisher, version));
  return mark && Date.parse(String(mark.bytes));
}

async function putOnce(store: Store, key: string, content: Buffer): Promise<void> {
  try {
    await store.write(key, content, { if: null });
  } catch (error) {
    if (!(error instanceof StoreConflict)) throw error;
    const there = await store.read(key);
    if (!there?.bytes.equals(content))
      throw new CommandError(`${key} exists with other content: a release never changes`);
  }
}

/**
 * A manifest that names the folders of the files that the live release has too, so that browsers find them in their cache.
 * Of the live one only: it and all that it names are kept while this release may follow it (`prune`).
 */
export async function withFolders<M extends Manifest>(
  store: Pick<Store, 'read'>,
  manifest: M,
  live: Manifest,
): Promise<M> {
  const folders: Record<string, string> = {};
  for (const [file, folder] of Object.entries(foldersFrom(live, manifest.integrity))) {
    // Only composing reads this one. A damaged file gets a new address, as a publish has to repair it.
    if (file !== 'markup.json' && (await isIntact(store, manifest, file, folder))) folders[file] = folder;
  }
  return Object.keys(folders).length > 0 ? { ...manifest, folders } : manifest;
}

async function isIntact(
  store: Pick<Store, 'read'>,
  manifest: Manifest,
  file: string,
  folder: string,
): Promise<boolean> {
  const found = await store.read(releaseFile(manifest.publisher, folder, file));
  return found !== null && integrityOf(found.bytes) === manifest.integrity[file];
}

/** The folders that a release needs besides its own; none for one without a manifest, which never ran. */
export async function foldersNeeded(
  store: Pick<Store, 'read'>,
  publisher: string,
  version: string,
): Promise<Set<string>> {
  const there = await store.read(releaseFile(publisher, version, 'release.json'));
  const { folders = {} } = there ? (JSON.parse(String(there.bytes)) as Partial<Manifest>) : {};
  return new Set(Object.values(folders));
}

/** The content of a manifest's file. */
export const manifestBytes = (manifest: Manifest): Buffer => Buffer.from(JSON.stringify(manifest));

/** The reference to a release for a slice. */
export function refOf(manifest: Manifest, bytes: Buffer): ReleaseRef {
  const { version, contract, publishedAt } = manifest;
  const routes = 'routes' in manifest ? manifest.routes.map(({ path }) => path) : [];
  return { version, manifest: integrityOf(bytes), contract, routes, publishedAt };
}

/** Reads a manifest and checks it against the slice's hash. Throws `CommandError` if it is missing or differs. */
export async function readManifest<T extends Manifest>(
  store: Pick<Store, 'read'>,
  publisher: string,
  ref: VersionRef,
): Promise<T> {
  const name = releaseFile(publisher, ref.version, 'release.json');
  const found = await store.read(name);
  if (!found)
    throw new CommandError(`${name} is missing: publish ${publisher} again, or take it from a backup`);
  if (integrityOf(found.bytes) !== ref.manifest)
    throw new CommandError(`${name} is not what ${publisher} signed: its hash differs`);
  const manifest = JSON.parse(found.bytes.toString('utf8')) as T;
  if (manifest.publisher !== publisher || manifest.version !== ref.version)
    throw new CommandError(`${name} is a manifest of ${manifest.publisher} ${manifest.version}`);
  return manifest;
}

/** The full reference to a release of which a slice has version and manifest only. Throws like `readManifest`. */
export async function fullRef(store: Store, publisher: string, ref: VersionRef): Promise<ReleaseRef> {
  const manifest = await readManifest<Manifest>(store, publisher, ref);
  return { ...refOf(manifest, Buffer.alloc(0)), manifest: ref.manifest };
}

/**
 * Reads a file of a release and checks it against the manifest's hash: from its own folder, or from that of `folder`.
 * Throws `CommandError`.
 */
export async function readReleaseFile(
  store: Pick<Store, 'read'>,
  manifest: Manifest,
  name: string,
  folder = manifest.version,
): Promise<Buffer> {
  const key = releaseFile(manifest.publisher, folder, name);
  const found = await store.read(key);
  if (!found) throw new CommandError(`${key} is missing`);
  if (integrityOf(found.bytes) !== manifest.integrity[name])
    throw new CommandError(`${key} was changed: its hash is not that of the manifest`);
  return found.bytes;
}
