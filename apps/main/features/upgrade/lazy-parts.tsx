/* The lazy chunk of both pages: whatever their first view does not need. */
export * from '../../shared/purchase/shop-parts.tsx';
export { TierMatrix } from './upgrade-base/tier-matrix.tsx';
