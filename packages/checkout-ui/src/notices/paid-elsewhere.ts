import type { PurchasePage } from '@vip/checkout-react';

/** Leads to the result of what another tab has paid; null where the page does not know that order. */
export const paidElsewhere = ({
  notice,
  pending,
  resume,
}: Pick<PurchasePage, 'notice' | 'pending' | 'resume'>): (() => void) | null =>
  notice?.kind === 'paid_elsewhere' && pending?.status === 'paid' ? resume : null;
