import type { Figure, Figures, Spread } from './figures.ts';
import type { LimitCheck } from './limits.ts';

const whole = (value: number) => String(Math.round(value));
const kilobytes = (value: number) => (value / 1000).toFixed(1);
const shifts = (value: number) => (value === 0 ? '0' : value.toFixed(4));

/** A column of a table: the figure, its title, and how a value is written. */
export type Column<F extends string> = readonly [F, title: string, show: (value: number) => string];

const TIMES: readonly Column<Figure>[] = [
  ['firstPaint', 'first paint ms', whole],
  ['firstContent', 'first content ms', whole],
  ['cards', 'cards ms', whole],
  ['ready', 'ready ms', whole],
  ['tookOver', 'took over ms', whole],
  ['shift', 'shift', shifts],
];

/** Of cold loads. */
export const COLD: readonly Column<Figure>[] = [
  ...TIMES,
  ['script', 'JS kB', kilobytes],
  ['scriptToTakeOver', 'JS kB to takeover', kilobytes],
  ['requests', 'requests', whole],
  ['roundTrips', 'round trips', whole],
  ['scriptInAll', 'JS kB in all', kilobytes],
  ['requestsInAll', 'requests in all', whole],
];

/** Of visits with something in the cache. */
export const AGAIN: readonly Column<Figure>[] = [
  ...TIMES,
  ['fetched', 'fetched kB, HTML and its files', kilobytes],
  ['fetchedInAll', 'fetched kB in all', kilobytes],
];

/** Of navigations inside the shell. */
export const IN_APP: readonly Column<'shown' | 'afterAnswer' | 'fetched' | 'shownAgain'>[] = [
  ['shown', 'tap to prices ms', whole],
  ['afterAnswer', 'answer to prices ms', whole],
  ['fetched', 'fetched kB', kilobytes],
  ['shownAgain', 'back to prices ms', whole],
];

/** Of what moves in a page. */
export const MOVEMENTS: readonly Column<'first' | 'all' | 'late'>[] = [
  ['first', 'tap to first moving frame ms', whole],
  ['all', 'moving frames', whole],
  ['late', 'of these late', whole],
];

/** Of loads in other engines. */
export const IN_ENGINE: readonly Column<'cards' | 'tookOver'>[] = [
  ['cards', 'cards ms', whole],
  ['tookOver', 'took over ms', whole],
];

const cell = ({ median, min, max }: Spread, show: (value: number) => string) =>
  show(min) === show(max) ? show(median) : `${show(median)} (${show(min)}–${show(max)})`;

/** Lines of a table: medians, and from the least to the most in brackets where they differ. */
export function figuresTable<F extends string>(
  rows: ReadonlyMap<string, Record<F, Spread>>,
  columns: readonly Column<F>[],
): string[] {
  const head = ['', ...columns.map(([, title]) => title)];
  const lines = [...rows].map(([name, row]) => [
    name,
    ...columns.map(([figure, , show]) => cell(row[figure], show)),
  ]);
  return aligned([head, ...lines]);
}

/** The columns of a table of routes. */
export const ROUTE_HEAD = [
  '',
  'floor cards ms',
  'cards ms',
  'cards / floor',
  'ready ms',
  'took over ms',
  'JS kB before cards',
  'JS kB to takeover',
];

/** A route of the product beside its floor. */
export const routeCells = (route: string, floor: Figures, composed: Figures): string[] => [
  route,
  cell(floor.cards, whole),
  cell(composed.cards, whole),
  (composed.cards.median / floor.cards.median).toFixed(2),
  cell(composed.ready, whole),
  cell(composed.tookOver, whole),
  cell(composed.scriptToCards, kilobytes),
  cell(composed.scriptToTakeOver, kilobytes),
];

/** One line per limit. */
export const limitLines = (checks: readonly LimitCheck[]): string[] =>
  aligned(
    checks.map(({ what, value, limit, isOk }) => [
      isOk ? 'ok' : 'short',
      what,
      Number(value.toFixed(3)).toString(),
      `limit ${limit}`,
    ]),
  );

/** Cells of one column under one another. */
export function aligned(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((text, at) => text.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
