/** The position of a component in the tree: forks, each with the one above. Few components ask for it as a text. */
export interface TreeId {
  above: TreeId | null;
  count: number;
  index: number;
}

export const ROOT: TreeId = { above: null, count: 0, index: 0 };

/** Child `index` of `count`. */
export const fork = (above: TreeId, count: number, index: number): TreeId => ({ above, count, index });

const lengthOf = (bits: number): number => 32 - Math.clz32(bits);

/**
 * As react-dom computes it for `useId` on a server and on hydration (ReactFizzTreeContext of React 19): below a leading 1 the
 * bits of every fork above, the nearest one first.
 */
function encode({ above, count, index }: TreeId): { bits: number; overflow: string } {
  if (!above) return { bits: 1, overflow: '' };
  const { bits, overflow } = encode(above);
  const length = lengthOf(bits) - 1;
  const base = bits & ~(1 << length);
  const slot = index + 1;
  if (lengthOf(count) + length <= 30)
    return { bits: (1 << (lengthOf(count) + length)) | (slot << length) | base, overflow };
  // Full: whole base 32 digits move to the text.
  const moved = length - (length % 5);
  const rest = length - moved;
  return {
    bits: (1 << (lengthOf(count) + rest)) | (slot << rest) | (base >> moved),
    overflow: (base & ((1 << moved) - 1)).toString(32) + overflow,
  };
}

/** The value of the component's `nth` call of `useId`, from 0. */
export function idOf(treeId: TreeId, nth: number): string {
  const { bits, overflow } = encode(treeId);
  const id = (bits & ~(1 << (lengthOf(bits) - 1))).toString(32) + overflow;
  return `_R_${id}${nth > 0 ? `H${nth.toString(32)}` : ''}_`;
}
