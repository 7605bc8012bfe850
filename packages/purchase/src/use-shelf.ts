import { useState } from 'react';
import { useHost, useSession } from '@vip/host';
import type { PurchaseSetup, Shelf } from './contract.ts';
import { useCall } from './use-call.ts';

/** The packages on sale and the chosen one: the backend's default at first, then the buyer's. */
export function useShelf(setup: PurchaseSetup, phone: string): Shelf {
  const host = useHost();
  const session = useSession();
  const [chosenId, setChosenId] = useState<string | null>(null);
  const isWaiting = setup.needsSession === true && session.status === 'waiting';
  const call = isWaiting ? null : setup.packages(session, phone);
  const { state, retry } = useCall(`${call?.path} ${session.token}`, call);

  if (isWaiting || state.status === 'loading') return { status: 'loading' };
  if (state.status === 'error') return { ...state, retry };
  const { packages } = state.data;
  const selected =
    packages.find((pack) => pack.id === chosenId) ?? packages.find((pack) => pack.isDefault) ?? packages[0];
  if (!selected) return { status: 'empty', retry };
  const select = (id: string) => {
    setChosenId(id);
    host.track('package_select', { package: id });
  };
  return { status: 'ready', packages, selected, select };
}
