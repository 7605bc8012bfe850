import type { PurchasePage } from '@vip/purchase';
import { asksForPopup } from '@vip/purchase-ui';

/** Whether what is to be shown or said now stands in the late parts. Photos alone are waited for by nobody. */
export function needsLate(page: PurchasePage): boolean {
  const { shelf, noWay, missingWallet, pending, notice } = page;
  if (shelf.status === 'error' || shelf.status === 'empty') return true;
  return Boolean(noWay ?? missingWallet ?? pending ?? notice) || asksForPopup(page);
}
