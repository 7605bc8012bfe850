import { useState } from 'react';
import type { MembershipPackage } from '@vip/api';
import { useHost, useQuery, useSession, type Host } from '@vip/host';
import type {
  FoundPackageList,
  PackageAnswer,
  PackageListState,
  PurchaseSetup,
  ResultSetup,
} from './contract.ts';

/**
 * The packages on sale and the chosen one: the preselected one at first, then the buyer's. They are asked for again for
 * another session; the purchase machine keeps them fresh.
 */
export function usePackageList<Answer extends PackageAnswer>(
  setup: PurchaseSetup<Answer>,
  phone: string,
): FoundPackageList & { answer: Answer | null } {
  const host = useHost();
  const session = useSession();
  const [chosenId, setChosenId] = useState(() => chosenBefore(host, setup));
  const isWaiting = setup.needsSession === true && (session.status === 'waiting' || session.isAsking);
  const call = isWaiting ? null : setup.packages(session, phone);
  const { state, retry, ...freshness } = useQuery(`${call?.path}`, call);
  const answer = state.status === 'ready' ? state.data : null;
  const shown = (packageList: PackageListState) => ({ packageList, ...freshness, retry, answer });

  if (isWaiting || state.status === 'loading') return shown({ status: 'loading' });
  if (state.status === 'error') return shown({ ...state, retry });
  const { packages } = state.data;
  const selected = packages.find((pack) => pack.id === chosenId) || preselected(packages);
  if (!selected) return shown({ status: 'empty', retry });
  const select = (id: string) => {
    setChosenId(id);
    host.track('package_select', { package: id });
  };
  return shown({ status: 'ready', packages, selected, select });
}

/**
 * The same package list with only some of its packages. Selected is the chosen one if it is among them, else their own
 * default, else the first. Empty where none is left; a list that is not ready stays as it is.
 */
export function narrowPackageList(
  found: FoundPackageList,
  isOffered: (pack: MembershipPackage) => boolean,
): FoundPackageList {
  const { packageList, retry } = found;
  if (packageList.status !== 'ready') return found;
  const packages = packageList.packages.filter(isOffered);
  const selected = packages.find(({ id }) => id === packageList.selected.id) ?? preselected(packages);
  return {
    ...found,
    packageList: selected ? { ...packageList, packages, selected } : { status: 'empty', retry },
  };
}

/**
 * The package that is selected until the buyer chooses: the backend's default, else the first. A renewing one only if
 * there is no other kind.
 */
export function preselected(packages: readonly MembershipPackage[]): MembershipPackage | undefined {
  const once = packages.filter(({ renewal }) => renewal === null);
  const candidates = once.length > 0 ? once : packages;
  return candidates.find(({ isDefault }) => isDefault) || candidates[0];
}

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
