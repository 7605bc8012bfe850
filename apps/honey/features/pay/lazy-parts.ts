/** What the first sight of the page does not need: one chunk, fetched once the page is shown. */
export * from '@vip/checkout-ui/lazy-parts';
export { BroadcastTicker } from './broadcast-ticker.tsx';
export { NoPaymentMethodBar, NoticeStrip, PendingStrip } from './notices.tsx';
export { PackageFailure } from './package-failure.tsx';
