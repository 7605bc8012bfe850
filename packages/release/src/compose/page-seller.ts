import { packSeller, type PackedSeller, type ReleaseManifest, type RouteData } from '@vip/release-format';

/**
 * What a page's HTML has of its brand's seller, where its route sells or shows a result: the sales of the route and the first
 * app, as a brand with many apps would otherwise make every first load heavier. Of a release whose manifest cannot be fetched
 * only this app is sold.
 */
export function sellerOf(
  { seller }: Pick<ReleaseManifest, 'seller'>,
  { sells, results = [] }: Pick<RouteData, 'sells' | 'results'>,
): { seller?: PackedSeller } {
  if (!seller || (sells === undefined && results.length === 0)) return {};
  const families = [...results, ...(sells === undefined ? [] : [sells])];
  const sales = seller.sales.filter(({ family }) => families.includes(family));
  const apps = Object.keys(seller.apps);
  const app = seller.clients[0] ?? '';
  if (apps.length === 1) return { seller: packSeller({ ...seller, sales }) };

  const own = Object.entries(seller.consents).filter(([key]) => key.split(' ')[0] === app);
  const used = [...new Set(own.flatMap(([, { buy, renew, login }]) => [...buy, ...renew, ...login]))];
  const places = (list: number[]) => list.map((at) => used.indexOf(at));
  const others = seller.clients.findIndex((client) => client !== app);
  return {
    seller: packSeller({
      ...seller,
      isPart: true,
      apps: { [app]: seller.apps[app] ?? '' },
      clients: others < 0 ? seller.clients : seller.clients.slice(0, others),
      agreements: used.map((at) => seller.agreements[at]).filter((one) => one !== undefined),
      consents: Object.fromEntries(
        own.map(([key, { buy, renew, login }]) => [
          key,
          { buy: places(buy), renew: places(renew), login: places(login) },
        ]),
      ),
      sales,
    }),
  };
}
