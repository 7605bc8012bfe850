import { useEffect, useState } from 'react';
import type { ApiError, PreparedOption, PreparedOrder } from '@vip/api';
import { personOf, useHost, useNavigation, useSession } from '@vip/host';
import { heldOption } from '../held-option.ts';
import { confirmPath, linkOf } from '../../../shared/orders/prepared-paths.ts';
import { canBuy, preparedOrderStatus } from '../prepared-order-status.ts';
import { usePreparedOrder } from '../use-prepared-order.ts';
import { useServerClock } from '../use-server-clock.ts';
import { leadTo } from '../way-back.ts';

export interface Offer {
  status: 'ready';
  order: PreparedOrder;
  /** The option that this phone has an unpaid order of. */
  heldPid: string | null;
  /** null where everything is sold out. */
  selected: PreparedOption | null;
  select(pid: string): void;
  /** Server time, ms. */
  now: number;
  /** Origins that pictures may come from. */
  pictures: readonly string[];
  goOn(): void;
}

export type DetailState =
  | { status: 'loading' }
  | { status: 'missing' }
  | { status: 'error'; error: ApiError }
  | { status: 'gone'; why: 'expired' | 'ordered'; order: PreparedOrder }
  | Offer;

/** The page's behaviour: what can be bought, which of it is chosen, and the way on. */
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
  const [heldPid, setHeldPid] = useState<string | null>(null);

  useEffect(() => setChosen(session.get(choiceKey)), [session, choiceKey]);
  useEffect(() => setHeldPid(heldOption(local, id, user)), [local, id, user, order]);

  if (view.status !== 'ready') return { detail: view, retry };
  // The clock starts right after the answer.
  if (now === 0) return { detail: { status: 'loading' }, retry };
  const why = preparedOrderStatus(view.order, now, heldPid);
  if (why === 'expired' || why === 'ordered')
    return { detail: { status: 'gone', why, order: view.order }, retry };

  const buyable = view.order.options.filter((option) => canBuy(option, heldPid));
  const selected = buyable.find(({ pid }) => pid === chosen) ?? buyable[0] ?? null;
  const select = (pid: string) => {
    session.set(choiceKey, pid);
    setChosen(pid);
    host.track('package_select', { package: pid });
  };
  const goOn = () => {
    if (selected)
      leadTo(session, navigation, confirmPath(linkOf(navigation.params, navigation.query), selected.pid));
  };
  const pictures = host.config.allow.picture;
  return {
    detail: { status: 'ready', order: view.order, heldPid, selected, select, now, pictures, goOn },
    retry,
  };
}
