interface Support {
  phone: string;
  hours: string;
}

/** Positions in the seller's agreements. */
interface ConsentTable {
  buy: number[];
  renew: number[];
  login: number[];
}

/** How a brand sells, for the shell's neutral page: the data of `Seller` in `@vip/checkout-react`. */
export interface SellerData {
  company: string;
  icp: string;
  telecomLicence?: string;
  policeRecord?: string;
  support: Support;
  apps: Record<string, string>;
  clients: string[];
  agreements: { document: string; name: string; version: string; isSubscription?: true }[];
  consents: Record<string, ConsentTable>;
  sales: {
    scope: string;
    family: string;
    at: string;
    loads?: 'type';
    result: string;
    path: string;
    by?: { app: string; appName: string; support: Support };
  }[];
  /** The rest is in the release's manifest. */
  isPart?: true;
}

type Consents = [buy: number[], renew: number[], login: number[]];

/** The same without names, as every first load has it: 0.1 kB less in each HTML. */
export type PackedSeller = [
  company: [
    company: string,
    icp: string,
    telecomLicence: string,
    policeRecord: string,
    phone: string,
    hours: string,
  ],
  apps: Record<string, string>,
  clients: string[],
  agreements: [document: string, name: string, version: string, isSubscription: number][],
  consents: Record<string, Consents>,
  sales: [
    scope: string,
    family: string,
    at: string,
    result: string,
    path: string,
    loads: string,
    by: [app: string, appName: string, phone: string, hours: string] | 0,
  ][],
  isPart: number,
];

export const packSeller = (seller: SellerData): PackedSeller => [
  [
    seller.company,
    seller.icp,
    seller.telecomLicence ?? '',
    seller.policeRecord ?? '',
    seller.support.phone,
    seller.support.hours,
  ],
  seller.apps,
  seller.clients,
  seller.agreements.map(({ document, name, version, isSubscription }) => [
    document,
    name,
    version,
    isSubscription ? 1 : 0,
  ]),
  mapped(seller.consents, ({ buy, renew, login }): Consents => [buy, renew, login]),
  seller.sales.map(({ scope, family, at, result, path, loads = '', by }) => [
    scope,
    family,
    at,
    result,
    path,
    loads,
    by ? [by.app, by.appName, by.support.phone, by.support.hours] : 0,
  ]),
  seller.isPart ? 1 : 0,
];

/** Throws a `TypeError` on another form. */
export function unpackSeller(packed: PackedSeller): SellerData {
  const [identity, apps, clients, agreements, consents, sales, isPart] = packed;
  const [company, icp, telecomLicence, policeRecord, phone, hours] = identity;
  return {
    company,
    icp,
    ...(telecomLicence && { telecomLicence }),
    ...(policeRecord && { policeRecord }),
    support: { phone, hours },
    apps,
    clients,
    agreements: agreements.map(([document, name, version, isSubscription]) => ({
      document,
      name,
      version,
      ...(isSubscription && { isSubscription: true as const }),
    })),
    consents: mapped(consents, ([buy, renew, login]): ConsentTable => ({ buy, renew, login })),
    sales: sales.map(([scope, family, at, result, path, loads, by]) => ({
      scope,
      family,
      at,
      ...(loads === 'type' && { loads }),
      result,
      path,
      ...(by && { by: { app: by[0], appName: by[1], support: { phone: by[2], hours: by[3] } } }),
    })),
    ...(isPart && { isPart: true as const }),
  };
}

const mapped = <T, R>(record: Record<string, T>, map: (value: T) => R): Record<string, R> =>
  Object.keys(record).reduce<Record<string, R>>((all, key) => ({ ...all, [key]: map(record[key] as T) }), {});
