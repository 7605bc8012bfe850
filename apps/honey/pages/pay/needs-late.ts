import type { PurchasePage } from '@vip/purchase';

/** Whether something is to open over the page. */
export const asksForPopup = ({ login, consent, cashier }: PurchasePage): boolean =>
  login.isOpen || consent.isAsking || cashier.isOpen;

/** Whether what is to be shown now stands in the late parts. */
export function needsLate(page: PurchasePage): boolean {
  const { shelf, noWay, pending, notice } = page;
  if (shelf.status === 'error' || shelf.status === 'empty') return true;
  return Boolean(noWay ?? pending ?? notice) || asksForPopup(page);
}
