import type { RouteData } from '@vip/federation';
import type { Registry } from './registry.ts';

/** Paths that belong to the house. */
const RESERVED = ['r', 'api', 'registry.json', 'workbench', 'cashier', '__sandbox', '.well-known'];

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

/** Why these routes cannot go live beside the other brands', one sentence each; empty when they can. */
export function routeTroubles(brand: string, routes: readonly RouteData[], registry: Registry): string[] {
  const owners = new Map<string, string>();
  for (const [other, slice] of Object.entries(registry.brands)) {
    if (other !== brand) for (const route of slice.live.routes) owners.set(pageFile(route.path), other);
  }
  return routes.flatMap((route) => {
    const file = attempt(() => pageFile(route.path));
    if (file instanceof Error) return [file.message];
    const owner = owners.get(file);
    if (owner === undefined) {
      owners.set(file, brand);
      return [];
    }
    return [`${route.path} is taken by ${owner === brand ? 'another route of this release' : owner}`];
  });
}

function attempt<T>(run: () => T): T | Error {
  try {
    return run();
  } catch (error) {
    return error as Error;
  }
}
