import { isReserved } from '../reserved.ts';

/**
 * Where a route's HTML lies, by a rule that a file server can follow without knowing the routes: `/` is `index.html`,
 * `/a/b` is `a/b.html`, and a path with parameters is `<first segment>/_.html`.
 * Throws on a path that the rule cannot place, and says what can be.
 */
export function pageFile(routePath: string): string {
  if (routePath === '/') return 'index.html';
  const segments = routePath.split('/').slice(1);
  const [first = ''] = segments;
  if (isReserved(routePath))
    throw new Error(`${routePath} is reserved for the site itself: take another path`);
  if (
    !routePath.startsWith('/') ||
    segments.some((segment) => !/^:?\w[\w-]*$/.test(segment) || segment === '_')
  )
    throw new Error(
      `${routePath} is no route path: write names of letters, digits, - and _ after each slash`,
    );
  if (!routePath.includes(':')) return `${segments.join('/')}.html`;
  if (first.startsWith(':') || segments.slice(1).some((segment) => !segment.startsWith(':')))
    throw new Error(`${routePath}: one static segment, then parameters, is what a file server can place`);
  return `${first}/_.html`;
}
