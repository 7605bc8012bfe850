/** What the first sight of the welfare page does not need. Its strip says some things in the page's own words. */
export * from '../purchase/lazy-parts.ts';
export { ClaimNotice as NoticeStrip } from './claim-notice.tsx';
export { Nobody } from './nobody.tsx';
export { WelfareTrouble } from './welfare-trouble.tsx';
