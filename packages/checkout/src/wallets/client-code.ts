import { hasAppCashier, type Where } from './payment-methods.ts';

/** The `client` of an order: `app` where the app's own cashier pays, else the host's name. */
export const clientCode = (environment: Where, handlers: readonly string[]): string =>
  hasAppCashier(environment, handlers) ? 'app' : environment.host;
