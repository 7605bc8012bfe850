import { useState } from 'react';
import { useHost, useSession } from '@vip/host';
import type { FoundShelf, PackageAnswer, PurchaseSetup, Shelf } from './contract.ts';
import { useCall } from './use-call.ts';

/**
 * The packages on sale and the chosen one: the backend's default at first, then the buyer's. `isFresh` is false while
 * those of another session (before the login) are still shown.
 */
export function useShelf<Answer extends PackageAnswer>(
  setup: PurchaseSetup<Answer>,
  phone: string,
): FoundShelf & { answer: Answer | null } {
  const host = useHost();
  const session = useSession();
  const [chosenId, setChosenId] = useState<string | null>(null);
  const isWaiting = setup.needsSession === true && session.status === 'waiting';
  const call = isWaiting ? null : setup.packages(session, phone);
  const key = `${call?.path} ${session.token}`;
  const { state, retry } = useCall(key, call);
  const answer = state.status === 'ready' ? state.data : null;
  const shown = (shelf: Shelf) => ({
    shelf,
    isFresh: state.status === 'ready' && state.key === key,
    retry,
    answer,
  });

  if (isWaiting || state.status === 'loading') return shown({ status: 'loading' });
  if (state.status === 'error') return shown({ ...state, retry });
  const { packages } = state.data;
  const selected =
    packages.find((pack) => pack.id === chosenId) ?? packages.find((pack) => pack.isDefault) ?? packages[0];
  if (!selected) return shown({ status: 'empty', retry });
  const select = (id: string) => {
    setChosenId(id);
    host.track('package_select', { package: id });
  };
  return shown({ status: 'ready', packages, selected, select });
}
