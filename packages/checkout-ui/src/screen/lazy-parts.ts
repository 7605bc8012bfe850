/** Components that the first view of a purchase page does not need. A brand's lazy chunk exports them with its own. */
export { OfflineBar } from '@vip/ui';
export { MissingWallet, NoPaymentMethodNote } from '../notices/no-payment-method.tsx';
export { NoticeStrip } from '../notices/notice-strip.tsx';
export { PendingStrip } from '../notices/pending-strip.tsx';
export { PurchasePopups } from '../purchase-popups.tsx';
export { PurchaseQuestions } from '../questions/questions.tsx';
