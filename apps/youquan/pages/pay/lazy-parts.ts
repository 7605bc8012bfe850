/** What the first sight of the page does not need: one file, fetched as soon as the page stands. */
export {
  MissingWallet,
  NoticeStrip,
  NoPaymentMethodNote,
  PendingStrip,
  PurchasePopups,
} from '@vip/checkout-ui';
export { NoPaymentMethodBar } from './no-payment-method-bar.tsx';
export { Photo } from './photo.tsx';
export { Trouble } from './trouble.tsx';
