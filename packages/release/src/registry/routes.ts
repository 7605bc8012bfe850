/** Paths that belong to the house. */
const RESERVED = [
  'r',
  'api',
  'registry',
  'registry.json',
  'workbench',
  'cashier',
  '__sandbox',
  '.well-known',
];

/**
 * Where a route's HTML lies, by a rule that a file server can follow without knowing the routes: `/` is `index.html`,
 * `/a/b` is `a/b.html`, and a path with parameters is `<first segment>/_.html`.
 * Throws on a path that the rule cannot place.
 */
export function pageFile(routePath: string): string {
  if (routePath === '/') return 'index.html';
  const segments = routePath.split('/').slice(1);
  const [first = ''] = segments;
  if (!/^\/[\w:/-]+$/.test(routePath) || segments.includes(''))
    throw new Error(`${routePath} is no route path`);
  if (RESERVED.includes(first)) throw new Error(`${routePath} is reserved`);
  if (!routePath.includes(':')) return `${segments.join('/')}.html`;
  if (first.startsWith(':') || segments.slice(1).some((segment) => !segment.startsWith(':')))
    throw new Error(`${routePath}: one static segment, then parameters, is what a file server can place`);
  return `${first}/_.html`;
}
