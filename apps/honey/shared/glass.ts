/** The outline of the jar without its lid, in the drawing's own units. */
export const GLASS =
  'M26 44h80c10 9 14 20 14 34v30c0 20-10 30-28 30H40c-18 0-28-10-28-30V78c0-14 4-25 14-34z';
