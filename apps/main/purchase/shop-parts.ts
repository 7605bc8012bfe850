/** What the first sight of a purchase page outside the apps does not need. Pages list it in their late parts. */
export { MissingWallet, NoticeStrip, NoWayNote, PendingStrip, PurchasePopups } from '@vip/purchase-ui';
export { CopyLink } from './copy-link.tsx';
export { progressText } from './progress-text.ts';
export { Trouble } from './trouble.tsx';
