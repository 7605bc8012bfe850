import type { Addresses } from '../addresses.ts';
import type { Place, Role } from './settings.ts';

const starts =
  (...prefixes: string[]) =>
  (path: string) =>
    prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));

const isRelease = starts('/r', '/registry.json', '/registry');
const isApi = starts('/api', '/__sandbox');
const isCashier = starts('/cashier');

/** Which paths a port with one role answers. `/__sandbox` belongs to the site (for the workbench) and the backends. */
export const ANSWERS: Record<Role, (path: string) => boolean> = {
  site: (path) => !starts('/r', '/api', '/cashier')(path),
  releases: isRelease,
  api: isApi,
  cashier: isCashier,
};

const originOf = ({ host, port }: Place) => `http://${host}:${port}`;

/** Where things are when every role has its own port. */
export function fixedAddresses(places: Record<Role, Place>): Addresses {
  return {
    site: [originOf(places.site)],
    cashier: originOf(places.cashier),
    pictures: originOf(places.api),
  };
}
