import { personOf, type Host } from '@vip/host';
import type { ResultSetup } from './contract.ts';

/**
 * In session storage: the package that is being paid. After WeChat's OAuth redirect the page is loaded again and has to show
 * it.
 */
export const chosenKey = ({ scope, family }: ResultSetup) => `checkout.${scope}.chosen.${family}`;

/** The package that was being paid when this page was left for the OAuth redirect; null otherwise. */
export const chosenBefore = ({ storage }: Host, setup: ResultSetup): string | null =>
  storage.session.get(chosenKey(setup));

/** Selected packages of this document. By host: a document has one. */
const selections = new WeakMap<Host, Map<string, string>>();

const pageOf = (host: Host, path: string) => `${personOf(host.session.get())} ${path}`;

/** Remembers the selected package for the page of this path and for this user, for as long as the document lives. */
export function rememberSelection(host: Host, path: string, id: string): void {
  const known = selections.get(host) ?? new Map<string, string>();
  selections.set(host, known.set(pageOf(host, path), id));
}

/** The package that this user selected when the page was shown before in this document; null if there is none. */
export const selectedBefore = (host: Host, path: string): string | null =>
  selections.get(host)?.get(pageOf(host, path)) ?? null;
