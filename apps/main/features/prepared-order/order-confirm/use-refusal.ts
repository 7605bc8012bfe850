import { useEffect } from 'react';
import { useHost } from '@vip/host';
import type { PurchasePage } from '@vip/checkout-react';
import type { ApiError } from '@vip/api';
import { addressBook, type AddressErrors } from '../../../shared/orders/address-book.ts';
import { fieldOf } from '../check-address.ts';

/**
 * What a refused order calls for: a conflict or another price reads the prepared order again, and what was said of the
 * address is kept for its form.
 */
export function useRefusal(notice: PurchasePage['notice'], refresh: () => void): void {
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

/** What the server said of the address, by the form's fields; null where it said nothing of it. */
function refusedFields(error: ApiError): AddressErrors | null {
  const errors: AddressErrors = {};
  for (const [name, sentence] of Object.entries(error.details.fields ?? {})) {
    const field = fieldOf(name);
    if (field) errors[field] ??= sentence;
  }
  return Object.keys(errors).length > 0 ? errors : null;
}

/** What a refusal means on this page, where its own words would not say what to do. */
type Refusal =
  /** The chosen option is gone: another one. */
  | { act: 'option'; text: string }
  /** The goods cannot go there, or nobody knows where: another address. */
  | { act: 'address'; text: string }
  /** Nothing but to tap again. */
  | { act: 'none'; text: string };

/** null where the error's usual words are the right ones. */
export function refusalOf(error: ApiError, isSoldOut: boolean): Refusal | null {
  const fields = refusedFields(error);
  if (fields) return { act: 'address', text: Object.values(fields)[0] ?? '' };
  if (error.details.fields?.address) return { act: 'address', text: error.details.fields.address };
  if (error.code === 'conflict')
    return isSoldOut
      ? { act: 'option', text: '这一款刚刚卖完了，选别的吧' }
      : { act: 'none', text: '订单有变化，已经刷新，请再点一次支付' };
  // Nobody has to be logged in here, and the dead session is gone by now.
  if (error.code === 'unauthorized') return { act: 'none', text: '登录已过期，不登录也能付，请再点一次支付' };
  return null;
}
