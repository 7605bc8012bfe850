import { useState } from 'react';
import { useHost, useSession } from '@vip/host';
import { chosenBefore } from './chosen-package.ts';
import type { FoundPackageList, PackageAnswer, PurchaseSetup, PackageListState } from './contract.ts';
import { preselected } from './preselected.ts';
import { useCall } from './use-call.ts';

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
  const { state, retry, ...freshness } = useCall(`${call?.path} ${session.token}`, call);
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
