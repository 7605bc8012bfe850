import { questions } from './questions.ts';

/** The steps of the guide: a question each, then the recommendation. */
export const LAST_STEP = questions.length + 1;

/** The step that an address asks for (from 1), but never past the first question without an answer (`open`, from 0). */
export function stepOf(asked: string | undefined, open: number): number {
  const step = Number(asked ?? 1);
  const wanted = Number.isInteger(step) && step >= 1 ? step : 1;
  return Math.min(wanted, open + 1, LAST_STEP);
}

/** The address of a step; the rest of the query stays as it is. */
export function stepPath(query: Readonly<Record<string, string>>, step: number): string {
  const pairs = Object.entries({ ...query, step: String(step) });
  return `/tuiwengo?${pairs.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`;
}
