import type { PurchasePage } from '@vip/purchase';

/** Whether something is to open over the page. Apart from the popups, which a page has only later. */
export const asksForPopup = ({ login, consent, cashier }: PurchasePage): boolean =>
  login.isOpen || consent.isAsking || cashier.isOpen;
