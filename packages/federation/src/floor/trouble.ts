/** Something in a shipped file that the oldest engines cannot take. `line` and `column` count from 1. */
export interface FloorTrouble {
  line: number;
  column: number;
  what: string;
}

/** The line and column of a place in a text, both from 1. */
export function placeIn(text: string, at: number): { line: number; column: number } {
  const before = text.slice(0, at).split('\n');
  return { line: before.length, column: (before[before.length - 1] ?? '').length + 1 };
}
