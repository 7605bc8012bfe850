import type { Host } from '@vip/host';
import type { ResultSetup } from './contract.ts';

/**
 * In session storage: the package that is being paid. After WeChat's OAuth redirect the page is loaded again and has to show
 * it.
 */
export const chosenKey = ({ scope, family }: ResultSetup) => `checkout.${scope}.chosen.${family}`;

/** The package that was being paid when this page was left for the OAuth redirect; null otherwise. */
export const chosenBefore = ({ storage }: Host, setup: ResultSetup): string | null =>
  storage.session.get(chosenKey(setup));
