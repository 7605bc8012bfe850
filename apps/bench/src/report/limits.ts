import { REMOTE_LIMIT, type RemoteSize } from '@vip/release/size';
import type { Figure, Figures, Spread } from './figures.ts';

/** One limit of the product and the measured value. */
export interface LimitCheck {
  what: string;
  value: number;
  limit: number;
  isOk: boolean;
}

const check = (what: string, value: number, limit: number): LimitCheck => ({
  what,
  value,
  limit,
  isOk: value <= limit,
});

const ratio = (row: Figures, figure: Figure, base: Figures) => row[figure].median / base[figure].median;

/**
 * Compares cold loads with the limits: times by their medians, layout shift by the worst load, script bytes and round trips
 * by the best, since background requests may arrive before or after.
 */
export function checkCold(rows: {
  /** What paints and prices are compared with. */
  baseline: { name: string; figures: Figures };
  bundle: Figures;
  composed: Figures;
}): LimitCheck[] {
  const { baseline, bundle, composed } = rows;
  return [
    check(`first paint / ${baseline.name}`, ratio(composed, 'firstPaint', baseline.figures), 1.05),
    check(`cards with data / ${baseline.name}`, ratio(composed, 'cards', baseline.figures), 1.2),
    check('choice answered / bundle', ratio(composed, 'ready', bundle), 0.6),
    check('React took over / bundle', ratio(composed, 'tookOver', bundle), 0.85),
    check('JS before prices and choices, kB', composed.script.min / 1000, 24),
    check('JS until React took over, kB', composed.scriptToTakeOver.min / 1000, 104),
    check('round trips', composed.roundTrips.min, 2),
    check('layout shift', composed.shift.max, 0),
  ];
}

/** Compares the third visit with the first one of the same profile. */
export const checkWarm = (first: Figures, third: Figures): LimitCheck[] => [
  check('warm, React took over / cold', ratio(third, 'tookOver', first), 0.6),
];

/** HTML and its files that a visit after a release of one brand fetches. `row` names the change. */
export const checkAfterRelease = (row: string, { fetched }: Figures): LimitCheck =>
  check(`fetched after a ${row}, kB`, fetched.median / 1000, 18);

/** Prices after a navigation inside the shell, from the answer to their first frame, ms. */
export const checkInApp = (afterAnswer: Spread): LimitCheck =>
  check('inside the shell, answer to prices, ms', afterAnswer.median, 100);

/** Frames of a movement that the screen did not get in time, as a share of all: 1 in 20 is what an eye does not see. */
export const checkMovement = (movement: string, { all, late }: Record<'all' | 'late', Spread>): LimitCheck =>
  check(`${movement}, late frames of all`, late.median / all.median, 0.05);

/** What each remote adds to the shell. */
export const checkSizes = (remotes: readonly RemoteSize[]): LimitCheck[] =>
  remotes.map(({ brand, total }) =>
    check(`${brand}: entry and purchase page, kB`, total / 1000, REMOTE_LIMIT / 1000),
  );
