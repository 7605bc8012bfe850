/** What the first sight of the page does not need: one file, fetched as soon as the page stands. */
export { MissingWallet, NoPaymentMethodNote, PaymentDialogs, PendingStrip } from '@vip/checkout-ui';
export { CopyLink } from '../../../shared/purchase/no-payment-link.tsx';
export { ConfirmNotice } from './confirm-notice.tsx';
export { ConsentSheet } from './consent-sheet.tsx';
