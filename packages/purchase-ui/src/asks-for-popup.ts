import type { PurchasePage } from '@vip/purchase';

/** True if a dialog or a sheet should be open. Separate module so that it stays out of the lazy popup chunk. */
export const asksForPopup = ({ login, consent, cashier, repriced }: PurchasePage): boolean =>
  login.isOpen || consent.isAsking || cashier.isOpen || Boolean(repriced);
