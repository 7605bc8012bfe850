/**
 * Origin (undefined for this site's) and path. `//host` and `/\host` are other sites. No path that may lead out of its
 * folder: no dot segments, no encoded dots and slashes, nothing that browsers drop (tab) or read as a slash.
 */
const ADDRESS = /^(https?:\/\/[^/?#@\\\s]+)?((?:\/(?![/.])(?:[^/?#\\\s%]|%(?!2[ef]|5c))*)+)(?:[?#]|$)/i;

/**
 * A picture's address if the page may load it; undefined otherwise, so that a drawing is shown instead. Allowed are
 * `/r/` of this site and the entries of the list: a folder (`/pictures/`, `https://host[:port]/pictures/`), or another
 * origin without its `/api/`. An address that a backend stores must not become a GET to an API, since some of those act.
 */
export function allowedPicture(address: string, allowed: readonly string[]): string | undefined {
  const [, origin = '', path = ''] = ADDRESS.exec(address) ?? [];
  const isAllowed = ['/r', ...allowed].some((entry) => {
    const [, site = '', folder = ''] = ADDRESS.exec(entry.replace(/\/?$/, '/')) ?? [];
    if (!folder || site !== origin.toLowerCase()) return false;
    return folder === '/' ? origin && !path.startsWith('/api/') : path.startsWith(folder);
  });
  return isAllowed ? address : undefined;
}
