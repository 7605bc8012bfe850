import type { ComposedData, LoadableRelease, LoadableShell } from '../../page-data.ts';
import { isObject } from './stored.ts';

const isName = (name: unknown): boolean => /^\w[\w.-]*$/.test(String(name));

/** A list of names that all have a hash: what has none is not loaded. */
const isHeld = (names: unknown, integrity: Record<string, unknown>): names is string[] =>
  Array.isArray(names) &&
  names.every((name) => isName(name) && /^sha\d+-[\w+/=]+$/.test(String(integrity[String(name)])));

/** A release as far as any page of it is concerned; its entry has a hash. */
const isRelease = (release: LoadableRelease | null): release is LoadableRelease =>
  isObject(release) &&
  isObject(release.integrity) &&
  isObject(release.pages) &&
  Array.isArray(release.routes) &&
  isName(release.version) &&
  typeof release.container === 'string' &&
  isHeld([release.entry], release.integrity);

/** A release with the hash of every file that any of its pages needs, as a phone remembers one. */
export const isWhole = (release: LoadableRelease | null): boolean =>
  isRelease(release) &&
  Object.keys(release.pages).every((name) => {
    const page = release.pages[name];
    return isObject(page) && isHeld(page.js, release.integrity) && isHeld(page.css, release.integrity);
  });

/**
 * The page that a release has for this HTML's route, or null: remembered text is not trusted to be whole. Its styles need
 * no hash where they stand in the HTML.
 */
export function pageFor(
  release: LoadableRelease | null,
  { route, composed }: ComposedData,
): { js: string[]; css: string[] } | null {
  if (!isRelease(release)) return null;
  const found = release.routes.filter((each) => isObject(each) && each.path === route)[0];
  const page = found && release.pages[found.page];
  const isHere =
    isObject(page) &&
    isHeld(page.js, release.integrity) &&
    (release.version === composed || isHeld(page.css, release.integrity));
  return isHere ? page : null;
}

export const isShell = (shell: LoadableShell): boolean =>
  isObject(shell) &&
  isName(shell.version) &&
  isObject(shell.integrity) &&
  isHeld(shell.js, shell.integrity) &&
  isHeld(shell.css, shell.integrity);
