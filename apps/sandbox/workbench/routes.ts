import type { OrderInfo, RouteInfo } from './server.ts';

/** Routes of a brand whose title or path contains every word that was typed. */
export function findRoutes(routes: readonly RouteInfo[], brand: string, typed: string): RouteInfo[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return routes.filter(
    (route) =>
      route.brand === brand &&
      words.every((word) => `${route.title} ${route.path}`.toLowerCase().includes(word)),
  );
}

/** The names of a route's parameters, in order. */
export const paramsOf = (path: string): string[] =>
  path
    .split('/')
    .filter((part) => part.startsWith(':'))
    .map((part) => part.slice(1));

/** Whether a route shows an order, so that one has to be chosen first. */
export const isOfAnOrder = (path: string): boolean => {
  const names = paramsOf(path);
  return names.includes('token') && names.includes('id');
};

/** Fills a route's parameters. An empty value would change the path, so `-` takes its place. */
export const fillRoute = (path: string, values: Readonly<Record<string, string>>): string =>
  path
    .split('/')
    .map((part) => (part.startsWith(':') ? encodeURIComponent(values[part.slice(1)] || '-') : part))
    .join('/');

/** The address of an order on a route that shows one. */
export const orderAddress = (path: string, order: OrderInfo): string =>
  fillRoute(path, { token: order.result_token ?? '-', id: order.id, um: order.um, level: order.level });

/** A path with its parameters shortened: `/result/…`. */
export const shortPath = (path: string): string => path.replace(/\/:.*$/, '/…');

/** The route that shows an address, by its fixed parts; parameters match any one part. */
export function routeOf(routes: readonly RouteInfo[], address: string): RouteInfo | undefined {
  const parts = (address.split(/[?#]/)[0] ?? '').split('/');
  return routes.find((route) => {
    const wanted = route.path.split('/');
    return (
      wanted.length === parts.length && wanted.every((part, i) => part.startsWith(':') || part === parts[i])
    );
  });
}
