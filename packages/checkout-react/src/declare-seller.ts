import { getActivity, type MembershipPackage } from '@vip/api';
import type { Session } from '@vip/host';
import type { Agreement, Edition, PurchaseSetup } from './contract.ts';
import type { BrandIdentity } from './define-brand.ts';
import { placeholderPackageList } from './placeholder.ts';
import { consentKeys, type ConsentTable, type Sale, type Seller } from './seller.ts';

/** A sale by the setup of its page. */
export interface DeclaredSale {
  setup: Pick<PurchaseSetup, 'scope' | 'family' | 'resultTemplate'> &
    Partial<Pick<PurchaseSetup, 'packages' | 'agreements' | 'loginAgreements'>>;
  path: string;
  /** Only for orders of another brand: a setup with packages says it by their call. */
  at?: Sale['at'];
  by?: Sale['by'];
}

const ACTIVITY = getActivity(0).path;

const PLATFORMS: Edition['platform'][] = ['android', 'ios', 'harmony', 'desktop'];

const ANYBODY: Session = {
  token: null,
  account: null,
  version: '',
  clientType: 0,
  status: 'anonymous',
  isAsking: false,
};

const [ONCE] = placeholderPackageList(1).packages as [MembershipPackage];
const RENEWING: MembershipPackage = { ...ONCE, renewal: { price: 100, periodDays: 30 } };

const textOf = (value: unknown) => JSON.stringify(value);

/**
 * A brand's `Seller`, when the brand is built: its own setups are asked for the agreements of each app in each edition, so
 * that the brand declares nothing twice. Throws if its pages ask for different agreements, or a renewing package replaces
 * some.
 */
export function declareSeller(
  options: BrandIdentity & Pick<Seller, 'apps' | 'clients'> & { sales: DeclaredSale[] },
): Seller {
  const { company, icp, telecomLicence, policeRecord, support, apps, clients, sales } = options;
  const agreements: Agreement[] = [];
  const placesOf = (used: Agreement[]): number[] =>
    used.map((agreement) => {
      const known = agreements.findIndex((one) => textOf(one) === textOf(agreement));
      return known >= 0 ? known : agreements.push(agreement) - 1;
    });
  const tableOf = ({ setup }: DeclaredSale, app: string, edition: Edition): ConsentTable | null => {
    if (!setup.agreements || !setup.loginAgreements) return null;
    const facts = { session: ANYBODY, query: { app }, edition };
    const buy = placesOf(setup.agreements(facts, ONCE));
    const renewing = placesOf(setup.agreements(facts, RENEWING));
    if (textOf(renewing.slice(0, buy.length)) !== textOf(buy))
      throw new Error(`${app}: a renewing package has to add its agreements to those of every package`);
    return { buy, renew: renewing.slice(buy.length), login: placesOf(setup.loginAgreements(facts)) };
  };
  const tableFor = (app: string, edition: Edition): ConsentTable => {
    const tables = sales.map((sale) => tableOf(sale, app, edition)).filter((table) => table !== null);
    const [first, ...others] = tables;
    if (!first) throw new Error('no sale has agreements');
    if (others.some((table) => textOf(table) !== textOf(first)))
      throw new Error(`${app}: the pages ask for different agreements`);
    return first;
  };
  return {
    company,
    icp,
    ...(telecomLicence !== undefined && { telecomLicence }),
    ...(policeRecord !== undefined && { policeRecord }),
    support,
    apps,
    clients,
    agreements,
    consents: consentsOf(Object.keys(apps), tableFor),
    sales: sales.map(saleOf),
  };
}

/** Only what differs from the entry of a less exact key. */
function consentsOf(
  apps: string[],
  tableFor: (app: string, edition: Edition) => ConsentTable,
): Record<string, ConsentTable> {
  const consents: Record<string, ConsentTable> = {};
  for (const app of apps)
    for (const isApp of [false, true])
      for (const platform of PLATFORMS) {
        const edition = { platform, isApp };
        const table = tableFor(app, edition);
        const [exact, place, any] = consentKeys(app, edition);
        if (!consents[any]) consents[any] = table;
        else if (platform === PLATFORMS[0] && textOf(table) !== textOf(consents[any]))
          consents[place] = table;
        else if (textOf(table) !== textOf(consents[place] ?? consents[any])) consents[exact] = table;
      }
  return consents;
}

function saleOf({ setup, path, at, by }: DeclaredSale): Sale {
  const { scope, family, resultTemplate, packages } = setup;
  const call = packages?.(ANYBODY, '');
  const backend = call?.path === ACTIVITY ? 'activity' : (call?.backend ?? at);
  if (!backend || backend === 'events') throw new Error(`${family}: there is no call for packages`);
  return {
    scope,
    family,
    at: backend,
    ...(call?.query?.['loads'] === 'type' && { loads: 'type' as const }),
    result: resultTemplate,
    path,
    ...(by && { by }),
  };
}
