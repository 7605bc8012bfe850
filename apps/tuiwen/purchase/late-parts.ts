/** What the first sight of a page that sells does not need: one file, fetched as soon as the page stands. */
export { MissingWallet, NoWayNote, NoticeStrip, PendingStrip, PurchasePopups } from '@vip/purchase-ui';
export { Trouble } from './trouble.tsx';
