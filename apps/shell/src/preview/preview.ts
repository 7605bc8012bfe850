/** What a preview needs, in one file that comes late. */
export { openLink } from './open-link.ts';
export { showBanner } from './banner.ts';
