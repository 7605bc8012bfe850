import { matchRoutes } from 'react-router-dom';
import type { RouteDeclaration } from '@vip/host';
import { isReserved } from '@vip/release-format';

export interface MatchedRoute {
  route: RouteDeclaration;
  /** Of the path, decoded. */
  params: Record<string, string>;
}

/** The route that a path belongs to, or null. */
export type MatchRoute = (pathname: string) => MatchedRoute | null;

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
  return (pathname) => {
    const found = matchRoutes(table, pathname)?.[0];
    // Only optional parameters have no value, and no route has one.
    return found ? { route: found.route.route, params: found.params as Record<string, string> } : null;
  };
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
