import {
  haveHashes,
  isFields,
  isText,
  isVersion,
  type ComposedData,
  type LoadableRelease,
} from '@vip/release-format';

// `isRelease` of the format would be half a percent of a page's HTML: here only what leads to a file is looked at.

/** A release as far as any page of it is concerned; its entry has a hash. */
const isLoadable = (release: LoadableRelease | null): release is LoadableRelease =>
  isFields(release) &&
  isFields(release.pages) &&
  Array.isArray(release.routes) &&
  isVersion(release.version) &&
  isText(release.container) &&
  haveHashes([release.entry], release.integrity);

/** A release with the hash of every file that any of its pages needs, as a phone remembers one. */
export const isWhole = (release: LoadableRelease | null): boolean =>
  isLoadable(release) &&
  Object.keys(release.pages).every((name) => {
    const page = release.pages[name];
    return (
      isFields(page) && haveHashes(page.js, release.integrity) && haveHashes(page.css, release.integrity)
    );
  });

/**
 * The page that a release has for this HTML's route, or null: what is stored is not trusted. Of composed HTML a release
 * has no other page. Styles need no hash where they stand in the HTML.
 */
export function pageFor(
  release: LoadableRelease | null,
  { route, composed }: ComposedData,
): { js: string[]; css: string[] } | null {
  if (!isLoadable(release)) return null;
  const found = release.routes.filter((each) => isFields(each) && each.path === route)[0];
  const page = found && release.pages[found.page];
  const isHere =
    isFields(page) &&
    haveHashes(page.js, release.integrity) &&
    (release.version === composed || haveHashes(page.css, release.integrity));
  return isHere ? page : null;
}
