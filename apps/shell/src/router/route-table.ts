import { matchRoutes } from 'react-router-dom';
import type { RouteDeclaration } from '@vip/host';
import { isReserved } from '@vip/release-format';

/** The route that a path belongs to, or null. */
export type MatchRoute = (pathname: string) => RouteDeclaration | null;

/** The router's table, from a release's routes. Throws on a reserved path and on two routes of one pattern. */
export function routeTable(routes: readonly RouteDeclaration[]): MatchRoute {
  const seen = new Set<string>();
  for (const { path } of routes) {
    const shape = path.replace(/:\w+/g, ':');
    if (seen.has(shape)) throw new Error(`two routes have the path ${path}`);
    if (isReserved(path)) throw new Error(`the path ${path} is reserved`);
    seen.add(shape);
  }
  const table = routes.map((route) => ({ path: route.path, route }));
  return (pathname) => matchRoutes(table, pathname)?.[0]?.route.route ?? null;
}

/** The table of the running release: at first only the route of this HTML, later all of its routes. */
export function createRouteTable(routes: readonly RouteDeclaration[]): {
  match: MatchRoute;
  /** Replaces the routes. Throws like `routeTable`, without a change. */
  open(routes: readonly RouteDeclaration[]): void;
} {
  let now = routeTable(routes);
  return {
    match: (pathname) => now(pathname),
    open(all) {
      now = routeTable(all);
    },
  };
}
