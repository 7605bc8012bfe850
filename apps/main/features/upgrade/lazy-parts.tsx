/* The lazy chunk of both upgrade pages: whatever the first view does not need. */
export * from '../../shared/purchase/shop-parts.tsx';
export { TierMatrix } from './tier-matrix.tsx';
