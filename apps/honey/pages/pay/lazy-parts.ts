/** What the first sight of the page does not need: one file, fetched as soon as the page stands. */
export * from '@vip/checkout-ui/lazy-parts';
export { NoPaymentMethodBar } from './no-payment-method-bar.tsx';
export { NoticeStrip } from './notice-strip.tsx';
export { PendingStrip } from './pending-strip.tsx';
export { Said } from './said.tsx';
export { Trouble } from './trouble.tsx';
