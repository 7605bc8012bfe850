/** The region picker with its data: fetched once the form stands. */
export { regions } from './area-data.ts';
export { RegionSheet } from './region-sheet.tsx';
