/** What the first sight of the page does not need: one file, fetched as soon as the page stands. */
export { MissingWallet, NoticeStrip, NoWayNote, PendingStrip, PurchasePopups } from '@vip/purchase-ui';
export { NoWayBar } from './no-way-bar.tsx';
export { Photo } from './photo.tsx';
export { Trouble } from './trouble.tsx';
