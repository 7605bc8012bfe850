import { exceptions } from './exceptions.ts';

/** The outcome of a behaviour in an app. */
export interface Cell {
  app: string;
  behaviour: string;
  /** `ok`, another expected outcome, or `failed`. */
  outcome: string;
}

const SIGNS: Readonly<Record<string, string>> = { ok: '✓', failed: '✗' };

/** Behaviours × apps as Markdown. Reasons of exceptions are listed below the table. */
export function conformanceTable(
  apps: readonly { id: string; name: string }[],
  behaviours: readonly string[],
  cells: readonly Cell[],
): string {
  const reasons = [...new Set(exceptions.map(({ why }) => why))];
  const cellText = (app: string, behaviour: string): string => {
    const at = (one: { app: string; behaviour: string }) => one.app === app && one.behaviour === behaviour;
    const { outcome } = cells.find(at) ?? { outcome: 'not run' };
    const why = exceptions.find(at)?.why;
    return `${SIGNS[outcome] ?? outcome}${why === undefined ? '' : ` (${reasons.indexOf(why) + 1})`}`;
  };
  const row = (first: string, rest: readonly string[]) => `| ${[first, ...rest].join(' | ')} |`;
  return [
    row(
      'behaviour',
      apps.map(({ id }) => id),
    ),
    row(
      '---',
      apps.map(() => ':-:'),
    ),
    ...behaviours.map((behaviour) =>
      row(
        behaviour,
        apps.map(({ id }) => cellText(id, behaviour)),
      ),
    ),
    '',
    ...reasons.map((why, at) => `(${at + 1}) ${why}.`),
    ...(reasons.length > 0 ? [''] : []),
    ...apps.map(({ id, name }) => `- ${id}: ${name}`),
    '',
  ].join('\n');
}
