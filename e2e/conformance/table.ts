/** How a behaviour ended in an app. */
export interface Cell {
  app: string;
  behaviour: string;
  /** `ok`, another word that was expected, or `failed`. */
  outcome: string;
}

/** Why an app ends otherwise. */
interface Note {
  app: string;
  behaviour: string;
  why: string;
}

const SIGNS: Readonly<Record<string, string>> = { ok: '✓', failed: '✗' };

/** Behaviours down, apps across, as Markdown; what is not plainly well has its reason below. */
export function conformanceTable(
  apps: readonly { id: string; name: string }[],
  behaviours: readonly string[],
  cells: readonly Cell[],
  notes: readonly Note[],
): string {
  const reasons = [...new Set(notes.map(({ why }) => why))];
  const said = (app: string, behaviour: string): string => {
    const at = (one: { app: string; behaviour: string }) => one.app === app && one.behaviour === behaviour;
    const { outcome } = cells.find(at) ?? { outcome: 'not run' };
    const why = notes.find(at)?.why;
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
        apps.map(({ id }) => said(id, behaviour)),
      ),
    ),
    '',
    ...reasons.map((why, at) => `(${at + 1}) ${why}.`),
    ...(reasons.length > 0 ? [''] : []),
    ...apps.map(({ id, name }) => `- ${id}: ${name}`),
    '',
  ].join('\n');
}
