/** A number stays with its unit on one line. In a file of its own: the first load needs nothing else of the texts of benefits. */
export const withUnits = (text: string): string => text.replace(/(\d) /g, '$1\u00a0');
