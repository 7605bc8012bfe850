/**
 * First segments of paths that no brand may use: folders and files of a site, and what servers have beside it. `index` and
 * `404` are pages that a file server serves under other addresses.
 */
export const RESERVED: readonly string[] = [
  'r',
  'registry',
  'registry.json',
  'domain',
  'pages',
  'index',
  '404',
  'api',
  'workbench',
  'cashier',
  '__sandbox',
  '.well-known',
];

/** True if a path is in one of them. */
export const isReserved = (path: string): boolean => RESERVED.indexOf(path.split('/')[1] ?? '') >= 0;

/**
 * The file of a route's HTML, by a rule that a file server can follow without knowing the routes: `/` is `index.html`,
 * `/a/b` is `a/b.html`, and a path with parameters is `<first segment>/_.html`. Throws on a path outside of the rule, with
 * the rule in the message.
 */
export function pageFile(routePath: string): string {
  if (routePath === '/') return 'index.html';
  const segments = routePath.split('/').slice(1);
  const [first = ''] = segments;
  if (isReserved(routePath))
    throw new Error(`${routePath} is reserved for the site itself: choose another path`);
  if (
    !routePath.startsWith('/') ||
    segments.some((segment) => !/^:?\w[\w-]*$/.test(segment) || segment === '_')
  )
    throw new Error(
      `${routePath} is not a route path: write names of letters, digits, - and _ after each slash`,
    );
  if (!routePath.includes(':')) return `${segments.join('/')}.html`;
  if (first.startsWith(':') || segments.slice(1).some((segment) => !segment.startsWith(':')))
    throw new Error(`${routePath}: a file server needs one static segment, then parameters`);
  return `${first}/_.html`;
}

/**
 * The files that may answer a path, best first, by the fixed rule of composed sites: `/` is `index.html`, `/a/b`
 * is `a/b.html`, else whatever starts with `/a` is `a/_.html`. Relative to the folder of pages. Empty for a path
 * that no page can have.
 */
export function pageFiles(path: string): string[] {
  const segments = path.split('/').slice(1);
  if (segments.at(-1) === '') segments.pop();
  if (segments.length === 0) return ['index.html'];
  if (segments.length === 1 && (segments[0] === 'index' || segments[0] === '404'))
    return firstSegmentOnly(segments[0]);
  // `_` names the files of the rule itself.
  if (segments.some((segment) => !/^[\w~-][\w.~-]*$/.test(segment) || segment === '_')) {
    return firstSegmentOnly(segments[0]);
  }
  return [`${segments.join('/')}.html`, ...firstSegmentOnly(segments[0])];
}

/** Parameters may contain anything; they never become part of a file's name. */
const firstSegmentOnly = (first: string | undefined): string[] =>
  first !== undefined && first !== '_' && /^[\w-]+$/.test(first) ? [`${first}/_.html`] : [];
