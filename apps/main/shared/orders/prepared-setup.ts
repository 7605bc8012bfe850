import type { KeyValue, Navigation } from '@vip/host';
import type { OrderSetup, Agreement, Edition } from '@vip/checkout-react';
import { agreementsOf, webEdition } from '../../agreements.ts';
import type { AppCode } from '../../brand.ts';

/** The order calls of prepared orders. */
export const PREPARED_FAMILY = 'main.prepared';

/** Prepared orders are made at main's backend, and end on main's result page. */
export const preparedSetup = (session: KeyValue): OrderSetup => ({
  scope: 'main',
  family: PREPARED_FAMILY,
  reads: 'main',
  orders: async () =>
    (await import(/* webpackChunkName: "buying" */ './prepared-calls.ts')).preparedCalls(session),
  resultTemplate: '/result/{token}/{id}/{um}/{level}',
});

/** The link of a prepared order. `fid` identifies the link for customer service; '-' if there is none. */
interface PreparedLink {
  id: string;
  fid: string;
  /** The app whose agreements apply on the three pages. */
  app?: string | undefined;
}

/** Reads the link from the parameters and the query of a route. */
export const linkOf = (
  { id = '', fid }: Readonly<Record<string, string>>,
  query: Readonly<Record<string, string>>,
): PreparedLink => ({ id, fid: fid ?? query['fid'] ?? '-', app: query['app'] });

const part = (value: string) => encodeURIComponent(value || '-');
const appQuery = (start: string, { app }: PreparedLink) =>
  app ? `${start}app=${encodeURIComponent(app)}` : '';

export const detailPath = (link: PreparedLink): string =>
  `/detail/${part(link.id)}/${part(link.fid)}${appQuery('?', link)}`;

export const confirmPath = (link: PreparedLink, pid: string): string =>
  `/orderConfirm/${part(link.id)}/${part(pid)}/${part(link.fid)}${appQuery('?', link)}`;

/** The route has no parameter for `fid`, so it is in the query. */
export const addressPath = (link: PreparedLink, pid: string): string =>
  `/address/${part(link.id)}/${part(pid)}?fid=${part(link.fid)}${appQuery('&', link)}`;

/**
 * The agreements of a shipped order: the web editions, also inside apps, since only they cover addresses and deliveries.
 * An app without web editions uses those of lxb, the seller.
 */
export const shippedAgreements = (app: AppCode, edition: Edition): Agreement[] => [
  ...agreementsOf(app, edition, 'vip'),
  ...agreementsOf(app === 'lxy' ? app : 'lxb', webEdition, 'user', 'privacy'),
];

/** The section on returns in the user agreement of `shippedAgreements`. A test of the texts compares its number. */
export const returnTerms = (app: AppCode): string => (app === 'lxy' ? '/lxyuseragree#s4' : '/useragree#s5');

const keyOf = (to: string) => `prepared.from.${to}`;

/**
 * Opens `to` and stores in this tab which page did so. `stepBack` then goes back in the history instead of adding
 * entries to it.
 */
export function stepForward(
  storage: KeyValue,
  navigation: Pick<Navigation, 'go' | 'path'>,
  to: string,
): void {
  storage.set(keyOf(to), navigation.path);
  navigation.go(to);
}

/** Returns to `to`: one step back if that page opened this one, else it replaces this page. */
export function stepBack(
  storage: KeyValue,
  navigation: Pick<Navigation, 'go' | 'back' | 'path'>,
  to: string,
): void {
  const isFrom = storage.get(keyOf(navigation.path)) === to;
  storage.remove(keyOf(navigation.path));
  if (isFrom) navigation.back();
  else navigation.go(to, { replace: true });
}
