/**
 * The position of a component in the tree, as react-dom computes it for `useId` on a server and on hydration
 * (ReactFizzTreeContext of React 19): below a leading 1 the bits of every fork above, the nearest one first.
 */
export interface TreeId {
  bits: number;
  overflow: string;
}

export const ROOT: TreeId = { bits: 1, overflow: '' };

const lengthOf = (bits: number): number => 32 - Math.clz32(bits);

/** Child `index` of `count`. */
export function fork({ bits, overflow }: TreeId, count: number, index: number): TreeId {
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
export function idOf({ bits, overflow }: TreeId, nth: number): string {
  const id = (bits & ~(1 << (lengthOf(bits) - 1))).toString(32) + overflow;
  return `_R_${id}${nth > 0 ? `H${nth.toString(32)}` : ''}_`;
}
