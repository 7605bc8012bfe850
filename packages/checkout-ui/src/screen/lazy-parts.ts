/** What the first sight of a purchase page does not need. A brand's lazy chunk exports all of it, and its own parts. */
export { OfflineBar } from '@vip/ui';
export { MissingWallet, NoPaymentMethodNote } from '../notices/no-payment-method.tsx';
export { NoticeStrip } from '../notices/notice-strip.tsx';
export { PendingStrip } from '../notices/pending-strip.tsx';
export { PurchasePopups } from '../purchase-popups.tsx';
