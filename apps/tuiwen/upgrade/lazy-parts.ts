/** What the first sight of the upgrade pages does not need: one file for both. */
export * from '../purchase/lazy-parts.ts';
export { NothingToBuy } from './nothing-to-buy.tsx';
