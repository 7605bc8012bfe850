/** What the first sight of the page does not need: one file, fetched as soon as the page stands. */
export {
  ConsentSheet,
  MissingWallet,
  NoticeStrip,
  NoWayNote,
  PendingStrip,
  ReturnDialog,
} from '@vip/purchase-ui';
export { BroadcastLine } from './broadcast-line.tsx';
export { CopyLink } from './copy-link.tsx';
export { FeedbackLetters } from './feedback-letters.tsx';
export { LoginContent } from './login-content.tsx';
export { Trouble } from './trouble.tsx';
