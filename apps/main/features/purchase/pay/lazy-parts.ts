/** What the first sight of the page does not need: one file, fetched as soon as the page stands. */
export { allowedPicture } from '@vip/checkout-react';
export * from '@vip/checkout-ui/lazy-parts';
export { BroadcastLine } from '../broadcast-line.tsx';
export { CopyLink } from '../../../shared/purchase/no-payment-link.tsx';
export { FeedbackLetters } from '../feedback-letters.tsx';
export { LoginContent } from './login-content.tsx';
export { progressText } from '../../../shared/purchase/progress-text.ts';
export { Trouble } from '../../../shared/purchase/trouble.tsx';
