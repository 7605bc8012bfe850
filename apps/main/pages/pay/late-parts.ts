/** What the first sight of the page does not need: one file, fetched as soon as the page stands. */
export { CashierDialog } from './cashier-dialog.tsx';
export { ConsentSheet } from './consent-sheet.tsx';
export { CopyLink } from './copy-link.tsx';
export { FeedbackLetters } from './feedback-letters.tsx';
export { LoginContent } from './login-content.tsx';
export { MissingWallet } from './missing-wallet.tsx';
export { NoWayNote } from './no-way-note.tsx';
export { NoticeStrip } from './notice-strip.tsx';
export { PendingStrip } from './pending-strip.tsx';
export { Trouble } from './trouble.tsx';
