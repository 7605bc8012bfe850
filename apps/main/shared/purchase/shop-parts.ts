/** What the first sight of a purchase page outside the apps does not need. Pages list it in their lazy chunks. */
export * from '@vip/checkout-ui/lazy-parts';
export { CopyLink } from './no-payment-link.tsx';
export { progressText } from './progress-text.ts';
export { Trouble } from './trouble.tsx';
