/** "2026-11-21 09:00:00", the clock of Beijing. */
export function beijingText(at: number): string {
  return new Date(at + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
}

/** 16800 fen is "168.00". */
export const yuanText = (fen: number): string => (fen / 100).toFixed(2);

/** 16800 fen is 168: JSON has no other number for 168.00. */
export const yuanNumber = (fen: number): number => fen / 100;

/** A field of a body, without knowing its form. */
export const fieldOf = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : undefined;

/** Four digits, as an SMS has them. */
export const digits = (length: number): string =>
  String(Math.floor(Math.random() * 10 ** length)).padStart(length, '0');
