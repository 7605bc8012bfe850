/** A number stays with its unit on one line. */
export const withUnits = (text: string): string => text.replace(/(\d) /g, '$1\u00a0');
