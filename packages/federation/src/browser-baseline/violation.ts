/** Something in a shipped file that the oldest engines do not support. `line` and `column` count from 1. */
export interface Violation {
  line: number;
  column: number;
  what: string;
}

/** The line and column of a position in a text. */
export function placeIn(text: string, at: number): { line: number; column: number } {
  const before = text.slice(0, at).split('\n');
  return { line: before.length, column: (before[before.length - 1] ?? '').length + 1 };
}
