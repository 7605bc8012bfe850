/** What the first sight of the welfare page does not need. The strip and the trouble say it in the page's own words. */
export { MissingWallet, NoWayNote, PendingStrip, PurchasePopups } from '@vip/purchase-ui';
export { ClaimNotice as NoticeStrip } from './claim-notice.tsx';
export { Nobody } from './nobody.tsx';
export { WelfareTrouble } from './welfare-trouble.tsx';
