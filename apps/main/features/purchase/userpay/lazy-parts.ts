/** What the first sight of the page does not need: one file, fetched as soon as the page stands. */
export * from '../../../shared/purchase/shop-parts.ts';
