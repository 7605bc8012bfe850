import type { PurchasePage } from '@vip/purchase';
import { asksForPopup } from '@vip/purchase-ui';

/** Whether what is to be shown now stands in the late parts. */
export function needsLate(page: PurchasePage): boolean {
  const { shelf, noWay, missingWallet, pending, notice } = page;
  if (shelf.status === 'error' || shelf.status === 'empty') return true;
  return Boolean(noWay ?? missingWallet ?? pending ?? notice) || asksForPopup(page);
}
