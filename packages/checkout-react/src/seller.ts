import type { BrandBackend } from '@vip/api';
import type { Session } from '@vip/host';
import type { Agreement, Edition, PageFacts, PurchaseSetup, ReadSetup } from './contract.ts';
import { activityBackend } from './activity-backend.ts';
import { centerBackend } from './center-backend.ts';
import { mainBackend, ownBackend, type BrandIdentity } from './define-brand.ts';

/** Positions in `agreements`: of a purchase, what a renewing package adds, and of a login. */
export interface ConsentTable {
  buy: number[];
  renew: number[];
  login: number[];
}

/** Packages of one family, and where they are sold and shown. */
export interface Sale {
  /** Those of `PurchaseSetup`. */
  scope: string;
  family: string;
  /** Where packages and orders are: main's activity, main's packages for a phone number, upgrades, or a brand's own backend. */
  at: 'activity' | 'main' | 'datacenter' | BrandBackend;
  /** Packages are asked for with their types. */
  loads?: 'type';
  /** Return template of its orders. */
  result: string;
  /** Purchase page. */
  path: string;
  /** Of a brand whose orders the result page of another brand shows. */
  by?: { app: string; appName: string; support: BrandIdentity['support'] };
}

/**
 * How a brand sells, as plain data: a release has it, so that the shell can sell the brand's packages where the brand's own
 * code does not load. Built from the brand's setups by `declareSeller`.
 */
export interface Seller extends BrandIdentity {
  /** Names of apps by their codes. */
  apps: Record<string, string>;
  /** Codes of apps by client type. The first one is also that of any other type. */
  clients: string[];
  agreements: Agreement[];
  /** By app, `app place` and `app place platform`: the most exact one counts. `place` is `app` or `web`. */
  consents: Record<string, ConsentTable>;
  sales: Sale[];
  /** The first app and the sales of one route only, as in composed HTML. */
  isPart?: true;
}

/** The keys of `consents` for an app and an edition, the most exact one first. */
export const consentKeys = (app: string, { platform, isApp }: Edition): [string, string, string] => {
  const place = `${app} ${isApp ? 'app' : 'web'}`;
  return [`${place} ${platform}`, place, app];
};

/** The app whose membership is sold: the query's `app`, else that of the client type; '' if only the manifest has it. */
export function soldApp(
  { apps, clients, isPart }: Pick<Seller, 'apps' | 'clients' | 'isPart'>,
  { clientType }: Pick<Session, 'clientType'>,
  { app }: PageFacts['query'],
): string {
  if (app !== undefined && Object.prototype.hasOwnProperty.call(apps, app)) return app;
  // The app may be one of those that are left out.
  if (isPart && app !== undefined) return '';
  return clients[clientType] ?? (isPart ? '' : (clients[0] ?? ''));
}

/** The agreements for an app in an edition; none if they are not known. */
export function agreementsOf(
  { agreements, consents }: Pick<Seller, 'agreements' | 'consents'>,
  app: string,
  edition: Edition,
  ...kinds: (keyof ConsentTable)[]
): Agreement[] {
  const table = consentKeys(app, edition)
    .map((key) => consents[key])
    .find((found) => found !== undefined);
  return kinds
    .flatMap((kind) => table?.[kind] ?? [])
    .map((at) => agreements[at])
    .filter((agreement) => agreement !== undefined);
}

type Backend = Pick<PurchaseSetup, 'scope' | 'family' | 'reads' | 'phoneOf' | 'orders'> &
  Partial<Pick<PurchaseSetup, 'packages'>>;

function backendOf({ at, loads, scope, family }: Sale): Backend {
  const backends = { activity: activityBackend, main: mainBackend, datacenter: centerBackend };
  const backend =
    at === 'activity' || at === 'main' || at === 'datacenter' ? backends[at] : ownBackend(at, loads);
  // A brand may sell at the backend of another one, under its own name.
  return { ...backend, scope, family };
}

/** How the packages of a sale are bought; null if it has no packages of its own. `needsSession`: as in `PurchaseTerms`. */
export function saleSetup(seller: Seller, sale: Sale, needsSession: boolean): PurchaseSetup | null {
  const { packages, ...backend } = backendOf(sale);
  const appOf = ({ session, query }: PageFacts) => soldApp(seller, session, query);
  return packages
    ? {
        ...backend,
        packages,
        needsSession,
        resultTemplate: sale.result,
        agreements: (facts, { renewal }) =>
          agreementsOf(seller, appOf(facts), facts.edition, 'buy', ...(renewal ? (['renew'] as const) : [])),
        loginAgreements: (facts) => agreementsOf(seller, appOf(facts), facts.edition, 'login'),
      }
    : null;
}

/** How the orders of a sale are read and paid again. */
export function saleResultSetup(sale: Sale): ReadSetup {
  const { scope, family, reads, orders } = backendOf(sale);
  return { scope, family, reads, orders, resultTemplate: sale.result };
}
