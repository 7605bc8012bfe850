import type { PurchasePage } from '@vip/checkout-react';
import { hasOpenDialog } from '@vip/checkout-ui';

/** Whether what is to be shown now stands in the lazy chunks. */
export function needsLazyParts(page: PurchasePage): boolean {
  const { packageList, noPaymentMethod, missingWallet, pending, notice } = page;
  if (packageList.status === 'error' || packageList.status === 'empty') return true;
  return Boolean(noPaymentMethod ?? missingWallet ?? pending ?? notice) || hasOpenDialog(page);
}
