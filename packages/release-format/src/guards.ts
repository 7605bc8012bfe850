import type { RouteData } from './build.ts';
import { isVersion } from './file-folders.ts';
import type { RememberedSlice } from './memory.ts';
import type { LoadableRelease, LoadableShell } from './page-data.ts';
import type { RegistryFile, ReleaseRef, SignedSlice, Slice } from './registry.ts';

// Hand-written: stored and fetched values are not trusted, and a schema library would be as large as all of these.

type Fields = Record<string, unknown>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isText = (value: unknown): value is string => typeof value === 'string';

/** Exactly one hash: a browser ignores malformed integrity and loads the file. */
export const isHash = (value: unknown): value is string =>
  isText(value) && /^sha256-[A-Za-z0-9+/]{43}=$/.test(value);

const isFile = (value: unknown): value is string => isText(value) && /^[\w-][\w.-]*$/.test(value);

export const isSerial = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0;

/** Basis points. */
const isShare = (value: unknown): value is number => isSerial(value) && value <= 10000;

/** The registry's time format: engines parse others differently. */
const isTime = (value: unknown): value is string =>
  isText(value) &&
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(value) &&
  !Number.isNaN(Date.parse(value));

const isListOf = (value: unknown, is: (item: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(is);

/** A list of files that all have a hash: a file without one is not loaded. */
export const haveHashes = (files: unknown, integrity: unknown): files is string[] =>
  isFields(integrity) &&
  Array.isArray(files) &&
  files.every((file) => isFile(file) && isHash(integrity[file]));

const areFolders = (value: unknown): boolean =>
  value === undefined ||
  (isFields(value) && Object.keys(value).every((file) => isFile(file) && isVersion(value[file])));

const isPage = (value: unknown, integrity: Fields): boolean =>
  isFields(value) && haveHashes(value['js'], integrity) && haveHashes(value['css'], integrity);

export const isRoute = (value: unknown): value is RouteData =>
  isFields(value) && ['path', 'title', 'page', 'session'].every((name) => isText(value[name]));

/** A complete release, with the hashes of the files of all its pages. */
export function isRelease(value: unknown): value is LoadableRelease {
  if (!isFields(value)) return false;
  const { version, container, entry, pages, routes, integrity, folders, manifest } = value;
  return (
    isVersion(version) &&
    isText(container) &&
    isFields(integrity) &&
    haveHashes(Object.keys(integrity), integrity) &&
    haveHashes([entry], integrity) &&
    isFields(pages) &&
    Object.keys(pages).every((name) => isPage(pages[name], integrity)) &&
    isListOf(routes, isRoute) &&
    areFolders(folders) &&
    isHash(manifest)
  );
}

export const isShell = (value: unknown): value is LoadableShell =>
  isFields(value) &&
  isVersion(value['version']) &&
  isFields(value['integrity']) &&
  areFolders(value['folders']) &&
  isPage(value, value['integrity']);

const isNullOr = (value: unknown, is: (value: unknown) => boolean): boolean => value === null || is(value);

const isCanary = (value: unknown, is: (value: unknown) => boolean): boolean =>
  isFields(value) && isShare(value['share']) && isText(value['salt']) && is(value['release']);

export const isRememberedSlice = (value: unknown): value is RememberedSlice =>
  isFields(value) &&
  isVersion(value['shell']) &&
  isText(value['kid']) &&
  Number.isFinite(value['expiresAt']) &&
  isSerial(value['serial']) &&
  isNullOr(value['live'], isRelease) &&
  isNullOr(value['canary'], (canary) => isCanary(canary, (release) => isNullOr(release, isRelease))) &&
  isNullOr(value['lastGood'], isRelease);

const isVersionRef = (value: unknown): value is Fields =>
  isFields(value) && isVersion(value['version']) && isHash(value['manifest']);

const isRef = (value: unknown): value is ReleaseRef =>
  isVersionRef(value) &&
  isText(value['contract']) &&
  /^\d+\.\d+\.\d+$/.test(value['contract']) &&
  isListOf(value['routes'], isPath) &&
  isTime(value['publishedAt']);

const isPath = (value: unknown): value is string => isText(value) && value.charAt(0) === '/';

const ACTIONS = ['publish', 'canary', 'promote', 'rollback'];

const isHistory = (value: unknown): boolean =>
  isFields(value) &&
  isSerial(value['serial']) &&
  isTime(value['at']) &&
  ACTIONS.indexOf(String(value['action'])) >= 0 &&
  (value['share'] === undefined || isShare(value['share'])) &&
  isVersion(value['version']);

const isRevoked = (value: unknown): boolean =>
  isFields(value) && isText(value['link']) && isTime(value['until']);

/** Part of keys and addresses. */
const isPublisher = (value: unknown): boolean => isText(value) && /^[a-z][a-z0-9-]*$/.test(value);

/** The payload of a signed slice. */
export const isSlice = (value: unknown): value is Slice =>
  isFields(value) &&
  value['schema'] === 1 &&
  isPublisher(value['publisher']) &&
  isSerial(value['serial']) &&
  value['serial'] > 0 &&
  isTime(value['issuedAt']) &&
  isTime(value['expiresAt']) &&
  isRef(value['live']) &&
  isNullOr(value['canary'], (canary) => isCanary(canary, isRef)) &&
  isNullOr(value['lastGood'], isRef) &&
  isListOf(value['before'], isVersionRef) &&
  isListOf(value['history'], isHistory) &&
  (value['revoked'] === undefined || isListOf(value['revoked'], isRevoked));

/** True if it has the shape of a signed slice. Verification needs the key. */
export const isSigned = (value: unknown): value is SignedSlice =>
  isFields(value) && isText(value['payload']) && isText(value['protected']) && isText(value['signature']);

export const isRegistryFile = (value: unknown): value is RegistryFile => {
  if (!isFields(value) || value['schema'] !== 1) return false;
  const { slices } = value;
  return (
    isFields(slices) &&
    Object.keys(slices).every((publisher) => isPublisher(publisher) && isSigned(slices[publisher]))
  );
};
