import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { ApiError, PreparedOption, PreparedOrder } from '@vip/api';
import { personOf, useHost, useNavigation, useSession } from '@vip/host';
import { type Goods, type GoodsPurchase, useEdition, useGoodsPurchase } from '@vip/checkout-react';
import type { LazyModule } from '@vip/ui';
import { purchaseAgreements } from '../../../agreements.ts';
import { shippedAgreements } from '../../../shipped-agreements.ts';
import { appOf } from '../../../brand.ts';
import { addressBook, type SavedAddress } from '../../../shared/orders/address-book.ts';
import { heldOption } from '../held-option.ts';
import { addressPath, detailPath, linkOf } from '../../../shared/orders/prepared-paths.ts';
import { preparedSetup } from '../../../shared/orders/prepared-setup.ts';
import { canBuy, preparedOrderStatus } from '../prepared-order-status.ts';
import { usePreparedOrder } from '../use-prepared-order.ts';
import { useServerClock } from '../use-server-clock.ts';
import { leadBack, leadTo } from '../way-back.ts';
import { useRefusal } from './use-refusal.ts';
import type * as LazyParts from './lazy-parts.ts';

/** What is about to be bought, and everything that can be done about it. */
export interface Confirmation {
  status: 'ready';
  order: PreparedOrder;
  option: PreparedOption;
  /** Somebody was faster: it is shown, and cannot be paid. */
  isSoldOut: boolean;
  /** null until there is one, or where nothing is shipped. */
  address: SavedAddress | null;
  pictures: readonly string[];
}

export type ConfirmState =
  | { status: 'loading' }
  | { status: 'missing' }
  | { status: 'error'; error: ApiError }
  | { status: 'gone'; why: 'expired' | 'ordered'; order: PreparedOrder }
  /** The link names an option that this order does not have (any more). */
  | { status: 'no_option' }
  | Confirmation;

export interface ConfirmPage {
  confirm: ConfirmState;
  purchase: GoodsPurchase;
  retry(): void;
  /** Back to choosing an option. */
  changeOption(): void;
  /** To the address, and back with it. */
  changeAddress(): void;
  pay(): void;
}

/** The page's behaviour: joins what was prepared, the address and the purchase. */
export function useConfirm(): ConfirmPage {
  const host = useHost();
  const navigation = useNavigation();
  const buyer = useSession();
  const edition = useEdition();
  const { id = '', pid = '', fid = '-' } = navigation.params;
  const link = linkOf(navigation.params, navigation.query);
  const { session, local } = host.storage;
  const user = personOf(buyer);

  const { view, retry, ...freshness } = usePreparedOrder(id);
  const { refresh } = freshness;
  const order = view.status === 'ready' ? view.order : null;
  const option = order?.options.find((one) => one.pid === pid) ?? null;
  const now = useServerClock(order);

  const [saved, setSaved] = useState<SavedAddress | null>(null);
  useEffect(() => setSaved(addressBook(session).saved()), [session]);
  const address = order?.ships ? saved : null;

  const setup = useMemo(() => preparedSetup(session), [session]);
  const app = appOf(buyer.clientType, navigation.query);
  const goods: Goods | null = option && {
    packageId: option.pid,
    packageName: option.name,
    // The server knows it, and says so with the order.
    level: '',
    price: option.price,
    detail: { id, fid, address: address?.mark ?? '' },
    agreements: order?.ships ? shippedAgreements(app, edition) : purchaseAgreements(app, edition, false),
  };
  const purchase = useGoodsPurchase(setup, goods, freshness);
  useRefusal(purchase.notice, refresh);

  const [heldPid, setHeldPid] = useState<string | null>(null);
  useEffect(() => setHeldPid(heldOption(local, id, user)), [local, id, user, purchase.checkout]);

  const changeOption = () => leadBack(session, navigation, detailPath(link));
  const changeAddress = () => leadTo(session, navigation, addressPath(link, pid));
  const pay = () => (order?.ships && !address ? changeAddress() : purchase.pay());

  return { confirm: stateOf(), purchase, retry, changeOption, changeAddress, pay };

  function stateOf(): ConfirmState {
    if (view.status !== 'ready') return view;
    // The clock starts right after the answer.
    if (now === 0) return { status: 'loading' };
    const why = preparedOrderStatus(view.order, now, heldPid);
    // A purchase that is under way tells by itself how it ends.
    if ((why === 'expired' || why === 'ordered') && purchase.checkout.name === 'choosing')
      return { status: 'gone', why, order: view.order };
    if (!option) return { status: 'no_option' };
    const isSoldOut = !canBuy(option, heldPid);
    const pictures = host.config.allow.picture;
    return { status: 'ready', order: view.order, option, isSoldOut, address, pictures };
  }
}

/** All that the page shows. */
export interface ConfirmViewProps extends ConfirmPage {
  lazy: LazyModule<typeof LazyParts>;
  foot: ReactNode;
}

/** All that it shows where there is something to buy. */
export interface OrderSheetProps extends ConfirmViewProps {
  /** Whether these are placeholders. */
  isLoading?: boolean;
  confirmation: Confirmation;
  /** The offer to go on with an unpaid order, where there is one. */
  pending: ReactNode;
}
