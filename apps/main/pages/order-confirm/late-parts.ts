/** What the first sight of the page does not need: one file, fetched as soon as the page stands. */
export { MissingWallet, NoWayNote, PaymentDialogs, PendingStrip } from '@vip/purchase-ui';
export { CopyLink } from '../../purchase/copy-link.tsx';
export { ConfirmNotice } from './confirm-notice.tsx';
export { ConsentSheet } from './consent-sheet.tsx';
