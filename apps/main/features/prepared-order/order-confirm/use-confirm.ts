import { useEffect, useMemo, useState } from 'react';
import type { ApiError, PreparedOrder } from '@vip/api';
import { personOf, useHost, useNavigation, useSession } from '@vip/host';
import {
  type Goods,
  type GoodsPurchase,
  useEdition,
  useGoodsPurchase,
  useServerClock,
  type PurchasePage,
} from '@vip/checkout-react';
import { purchaseAgreements } from '../../../agreements.ts';
import {
  shippedAgreements,
  addressPath,
  confirmPath,
  detailPath,
  linkOf,
  preparedSetup,
  stepBack,
  stepForward,
} from '../../../shared/orders/prepared-setup.ts';
import { appOf } from '../../../brand.ts';
import { addressBook, type SavedAddress, type AddressErrors } from '../../../shared/orders/address-book.ts';
import {
  reservedOption,
  canBuy,
  preparedOrderStatus,
  usePreparedOrder,
  type NamedOption,
  type PreparedView,
} from '../prepared-order.ts';
import { fieldOf } from '../address.ts';
import { payingMeans, type PayingMeans } from './unpaid-order.ts';

/** The order that can be paid. */
export interface Confirmation {
  status: 'ready';
  order: PreparedOrder;
  option: NamedOption;
  /** Sold out meanwhile: shown, but not payable. */
  isSoldOut: boolean;
  /** If it is sold out: the options that are not, with the path of their confirmation. */
  others: readonly (NamedOption & { path: string })[];
  /** null if none is saved, or nothing is shipped. */
  address: SavedAddress | null;
  pictures: readonly string[];
}

type ConfirmState =
  | Exclude<PreparedView, { status: 'ready' }>
  | { status: 'gone'; why: 'expired' | 'ordered'; order: PreparedOrder }
  /** The order does not have the option of the link (any more). */
  | { status: 'no_option' }
  | Confirmation;

export interface ConfirmPage {
  confirm: ConfirmState;
  purchase: GoodsPurchase;
  payingMeans: PayingMeans | null;
  /** Opened by a way back from the address form. */
  isBackFromAddress: boolean;
  retry(): void;
  /** Goes back to the options. */
  changeOption(): void;
  /** Opens the address form, which returns here. */
  changeAddress(): void;
  pay(): void;
}

/** The key of the order whose address form this tab opened, so that its card takes the focus on the way back. */
const ADDRESS_OPENED = 'prepared.address.opened';

/** The behaviour of the page: joins the prepared order, the address and the purchase. */
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
  const [isBackFromAddress, setBack] = useState(false);
  useEffect(() => {
    setSaved(addressBook(session).saved());
    setBack(session.get(ADDRESS_OPENED) === id);
    session.remove(ADDRESS_OPENED);
  }, [session, id]);
  const address = order?.ships ? saved : null;

  const setup = useMemo(() => preparedSetup(session), [session]);
  const app = appOf(buyer.clientType, navigation.query);
  const goods: Goods | null = option && {
    packageId: option.pid,
    packageName: option.name,
    // The server returns it with the order.
    level: '',
    price: option.price,
    detail: { id, fid, address: address?.id ?? '' },
    agreements: order?.ships ? shippedAgreements(app, edition) : purchaseAgreements(app, edition, false),
  };
  const purchase = useGoodsPurchase(setup, goods, freshness);
  useRefusal(purchase.notice, refresh);

  const [reservedPid, setReservedPid] = useState<string | null>(null);
  useEffect(() => setReservedPid(reservedOption(local, id, user)), [local, id, user, purchase.checkout]);

  const changeOption = () => stepBack(session, navigation, detailPath(link));
  const changeAddress = () => {
    session.set(ADDRESS_OPENED, id);
    stepForward(session, navigation, addressPath(link, pid));
  };
  const pay = () => (order?.ships && !address ? changeAddress() : purchase.pay());

  return {
    confirm: stateOf(),
    purchase,
    payingMeans: payingMeans(purchase.pending, goods, local, user),
    isBackFromAddress,
    retry,
    changeOption,
    changeAddress,
    pay,
  };

  function stateOf(): ConfirmState {
    if (view.status !== 'ready') return view;
    // The clock starts in an effect after the answer.
    if (now === null) return { status: 'loading' };
    const why = preparedOrderStatus(view.order, now, reservedPid);
    // A purchase in progress shows its own result.
    if ((why === 'expired' || why === 'ordered') && purchase.checkout.name === 'choosing')
      return { status: 'gone', why, order: view.order };
    if (!option) return { status: 'no_option' };
    const isSoldOut = !canBuy(option, reservedPid);
    const others = isSoldOut
      ? view.order.options
          .filter((one) => canBuy(one, reservedPid))
          .map((one) => ({ ...one, path: confirmPath(link, one.pid) }))
      : [];
    const pictures = host.config.allow.picture;
    return { status: 'ready', order: view.order, option, isSoldOut, others, address, pictures };
  }
}

/**
 * Handles a refused order: a conflict or a changed price reloads the prepared order, and errors of the address are
 * stored for its form.
 */
function useRefusal(notice: PurchasePage['notice'], refresh: () => void): void {
  const { session } = useHost().storage;
  useEffect(() => {
    if (notice?.kind === 'repriced') refresh();
    if (notice?.kind !== 'error') return;
    const { error } = notice;
    if (error.code === 'conflict' || error.code === 'not_found') refresh();
    const fields = refusedFields(error);
    if (fields) addressBook(session).refuse(fields);
  }, [notice, refresh, session]);
}

/** The server's errors by field of the address form; null if there are none. */
export function refusedFields(error: ApiError): AddressErrors | null {
  const errors: AddressErrors = {};
  for (const [name, sentence] of Object.entries(error.details.fields ?? {})) {
    const field = fieldOf(name);
    if (field) errors[field] ??= sentence;
  }
  return Object.keys(errors).length > 0 ? errors : null;
}
