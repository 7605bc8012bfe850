import type { ComposedData, LoadableRelease, LoadableShell } from '../../page-data.ts';
import { isObject } from './stored.ts';

const isName = (name: unknown): boolean => /^\w[\w.-]*$/.test(String(name));

/** A list of names that all have a hash: what has none is not loaded. */
const isHeld = (names: unknown, integrity: Record<string, unknown>): names is string[] =>
  Array.isArray(names) &&
  names.every((name) => isName(name) && /^sha\d+-[\w+/=]+$/.test(String(integrity[String(name)])));

/**
 * The page that a release has for this HTML's route, or null: remembered text is not trusted to be whole. Its styles need
 * no hash where they stand in the HTML.
 */
export function pageFor(
  release: LoadableRelease | null,
  { route, composed }: ComposedData,
): { js: string[]; css: string[] } | null {
  if (!isObject(release) || !isObject(release.integrity) || !isObject(release.pages)) return null;
  if (!Array.isArray(release.routes) || !isName(release.version) || typeof release.container !== 'string')
    return null;
  const found = release.routes.filter((each) => isObject(each) && each.path === route)[0];
  const page = found && release.pages[found.page];
  const isWhole =
    isObject(page) &&
    isHeld([release.entry], release.integrity) &&
    isHeld(page.js, release.integrity) &&
    (release.version === composed || isHeld(page.css, release.integrity));
  return isWhole ? page : null;
}

export const isShell = (shell: LoadableShell): boolean =>
  isObject(shell) &&
  isName(shell.version) &&
  isObject(shell.integrity) &&
  isHeld(shell.js, shell.integrity) &&
  isHeld(shell.css, shell.integrity);
