import type { Host } from '@vip/host';
import type { ResultSetup } from './contract.ts';

const keyOf = ({ scope, family }: ResultSetup) => `checkout.${scope}.chosen.${family}`;

/**
 * Stores which package is being paid, null for none: after WeChat's OAuth redirect the page is loaded again and has to
 * show it.
 */
export const keepChosen = ({ storage }: Host, setup: ResultSetup, id: string | null): void =>
  id === null ? storage.session.remove(keyOf(setup)) : storage.session.set(keyOf(setup), id);

/** The package that was being paid when this page was left for the OAuth redirect; null otherwise. */
export const chosenBefore = ({ storage }: Host, setup: ResultSetup): string | null =>
  storage.session.get(keyOf(setup));
