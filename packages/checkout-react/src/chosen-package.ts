import type { Host } from '@vip/host';
import type { ResultSetup } from './contract.ts';

const keyOf = ({ scope, family }: ResultSetup) => `checkout.${scope}.chosen.${family}`;

/**
 * Keeps which package is being paid, null for none: WeChat's authorisation loads the page again, which has to show that
 * one.
 */
export const keepChosen = ({ storage }: Host, setup: ResultSetup, id: string | null): void =>
  id === null ? storage.session.remove(keyOf(setup)) : storage.session.set(keyOf(setup), id);

/** The package that was being paid when this page was left for the authorisation; null otherwise. */
export const chosenBefore = ({ storage }: Host, setup: ResultSetup): string | null =>
  storage.session.get(keyOf(setup));
