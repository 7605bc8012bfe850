/** What the first sight of a page that sells does not need: one file, fetched as soon as the page stands. */
export {
  MissingWallet,
  NoPaymentMethodNote,
  NoticeStrip,
  PendingStrip,
  PurchasePopups,
} from '@vip/checkout-ui';
export { Trouble } from './trouble.tsx';
