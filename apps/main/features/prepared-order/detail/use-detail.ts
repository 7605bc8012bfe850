import { useEffect, useState } from 'react';
import { useServerClock } from '@vip/checkout-react';
import { personOf, useHost, useNavigation, useSession } from '@vip/host';
import {
  reservedOption,
  canBuy,
  preparedOrderStatus,
  usePreparedOrder,
  type NamedOption,
  type NamedOrder,
  type PreparedView,
} from '../prepared-order.ts';
import { confirmPath, linkOf, stepForward } from '../../../shared/orders/prepared-setup.ts';

export interface Offer {
  status: 'ready';
  order: NamedOrder;
  /** The option with an unpaid order on this device. */
  reservedPid: string | null;
  /** null if everything is sold out. */
  selected: NamedOption | null;
  select(pid: string): void;
  /** Server time, ms. */
  now: number;
  /** Allowed origins of pictures. */
  pictures: readonly string[];
  goOn(): void;
}

export type DetailState =
  | Exclude<PreparedView, { status: 'ready' }>
  | { status: 'gone'; why: 'expired' | 'ordered'; order: NamedOrder }
  | Offer;

/** The behaviour of the page: loads the order, selects an option, goes to the confirmation. */
export function useDetail(): { detail: DetailState; retry(): void } {
  const host = useHost();
  const navigation = useNavigation();
  const user = personOf(useSession());
  const { id = '' } = navigation.params;
  const { view, retry } = usePreparedOrder(id);
  const order = view.status === 'ready' ? view.order : null;
  const now = useServerClock(order);
  const { session, local } = host.storage;
  const choiceKey = `prepared.option.${id}`;
  const [chosen, setChosen] = useState<string | null>(null);
  const [reservedPid, setReservedPid] = useState<string | null>(null);

  useEffect(() => setChosen(session.get(choiceKey)), [session, choiceKey]);
  useEffect(() => setReservedPid(reservedOption(local, id, user)), [local, id, user, order]);

  if (view.status !== 'ready') return { detail: view, retry };
  // The clock starts in an effect after the answer.
  if (now === null) return { detail: { status: 'loading' }, retry };
  const why = preparedOrderStatus(view.order, now, reservedPid);
  if (why === 'expired' || why === 'ordered')
    return { detail: { status: 'gone', why, order: view.order }, retry };

  const buyable = view.order.options.filter((option) => canBuy(option, reservedPid));
  const selected = buyable.find(({ pid }) => pid === chosen) ?? buyable[0] ?? null;
  const select = (pid: string) => {
    session.set(choiceKey, pid);
    setChosen(pid);
    host.track('package_select', { package: pid });
  };
  const goOn = () => {
    if (selected)
      stepForward(
        session,
        navigation,
        confirmPath(linkOf(navigation.params, navigation.query), selected.pid),
      );
  };
  const pictures = host.config.allow.picture;
  return {
    detail: { status: 'ready', order: view.order, reservedPid, selected, select, now, pictures, goOn },
    retry,
  };
}
