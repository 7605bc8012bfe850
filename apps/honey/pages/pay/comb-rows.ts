/** What stands before and after the pairs of rows, by what five leaves over. */
const ENDS: readonly { before: number[]; after: number[] }[] = [
  { before: [], after: [] },
  { before: [1], after: [] },
  { before: [], after: [2] },
  { before: [1], after: [2] },
  { before: [1], after: [2, 1] },
];

/**
 * How many cells stand in each row of a comb of so many. A row differs from the next by one, so that cells always
 * lock into each other: 5 gives 2 and 3, 4 gives 1, 2 and 1.
 */
export function combRows(count: number): number[] {
  const { before, after } = ENDS[count % 5] ?? { before: [], after: [] };
  const rows = [...before];
  for (let left = Math.floor(count / 5); left > 0; left -= 1) rows.push(2, 3);
  return [...rows, ...after];
}
