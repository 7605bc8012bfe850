import type { RememberedSlice } from '@vip/release/memory';
import type { LoadableRelease, LoadableShell } from '@vip/release/page-data';

// Narrow checks by hand: what is stored or fetched is nobody's word, and a schema library is not in this file's size.

type Fields = Record<string, unknown>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isText = (value: unknown): value is string => typeof value === 'string';

const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);

/** Becomes a part of an address: nothing that could lead elsewhere. */
export const isVersion = (value: unknown): value is string =>
  isText(value) && /^[a-z0-9][\w-]{0,63}$/i.test(value);

/** Exactly one hash: the browser takes anything that it can't read for no condition at all, and loads. */
export const isHash = (value: unknown): value is string =>
  isText(value) && /^sha256-[A-Za-z0-9+/]{43}=$/.test(value);

const isFile = (value: unknown): value is string => isText(value) && /^[\w-][\w.-]*$/.test(value);

export const isSerial = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

export const isShare = (value: unknown): value is number => isSerial(value) && value <= 10000;

const isHashes = (value: unknown): value is Record<string, string> =>
  isFields(value) && Object.keys(value).every((file) => isFile(file) && isHash(value[file]));

/** Every one of these files has its hash. */
const areHeld = (files: readonly unknown[], hashes: Record<string, string>): boolean =>
  files.every((file) => isFile(file) && Object.prototype.hasOwnProperty.call(hashes, file));

const isPage = (value: unknown, hashes: Record<string, string>): boolean =>
  isFields(value) &&
  isTexts(value['js']) &&
  isTexts(value['css']) &&
  areHeld([...value['js'], ...value['css']], hashes);

const isRoute = (value: unknown): boolean =>
  isFields(value) && ['path', 'title', 'page', 'session'].every((name) => isText(value[name]));

export function isRelease(value: unknown): value is LoadableRelease {
  if (!isFields(value)) return false;
  const { version, container, entry, pages, routes, integrity, manifest } = value;
  return (
    isVersion(version) &&
    isText(container) &&
    isHashes(integrity) &&
    areHeld([entry], integrity) &&
    isFields(pages) &&
    Object.keys(pages).every((name) => isPage(pages[name], integrity)) &&
    Array.isArray(routes) &&
    routes.every(isRoute) &&
    isHash(manifest)
  );
}

export function isShell(value: unknown): value is LoadableShell {
  if (!isFields(value)) return false;
  const { version, integrity } = value;
  return isVersion(version) && isHashes(integrity) && isPage(value, integrity);
}

const isReleaseOrNone = (value: unknown): boolean => value === null || isRelease(value);

const isCanary = (value: unknown): boolean =>
  value === null ||
  (isFields(value) && isShare(value['share']) && isText(value['salt']) && isReleaseOrNone(value['release']));

export const isSlice = (value: unknown): value is RememberedSlice =>
  isFields(value) &&
  isVersion(value['shell']) &&
  isSerial(value['serial']) &&
  isReleaseOrNone(value['live']) &&
  isCanary(value['canary']) &&
  isReleaseOrNone(value['lastGood']);
