/**
 * Where a route's HTML lies below a site's `pages/`, by the fixed rule of composed sites (`release` has it with its
 * refusals): `/` is `index.html`, `/a/b` is `a/b.html`, `/a/:b` is `a/_.html`.
 */
export function pageFile(route: string): string {
  const [, first = '', ...rest] = route.split('/');
  if (first === '') return 'index.html';
  return route.includes(':') ? `${first}/_.html` : `${[first, ...rest].join('/')}.html`;
}
