import type { PurchasePage } from '@vip/checkout-react';

/** True if a dialog or a sheet should be open. Separate module so that it stays out of the lazy popup chunk. */
export const hasOpenDialog = ({ login, consent, cashier, repriced }: PurchasePage): boolean =>
  login.isOpen || consent.isAsking || cashier.isOpen || Boolean(repriced);
