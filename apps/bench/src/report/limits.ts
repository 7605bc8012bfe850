import { REMOTE_LIMIT, type RemoteSize } from '@vip/release/size';
import type { VariantName } from '../variants/variant.ts';
import type { Column, Figures } from './figures.ts';

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

/**
 * Compares with the limits: times by their medians, layout shift by the worst load, script bytes and round trips by the
 * best, since background requests may arrive before or after.
 */
export function checkLimits(
  of: (name: VariantName) => Figures,
  remotes: readonly RemoteSize[],
): LimitCheck[] {
  const [baseline, bundle, composed] = [of('static-baseline'), of('bundle'), of('composed')];
  const ratio = (column: Column, base: Figures) => composed[column].median / base[column].median;
  return [
    check('first paint / static baseline', ratio('firstPaint', baseline), 1.05),
    check('cards with data / static baseline', ratio('cards', baseline), 1.2),
    check('choice answered / bundle', ratio('ready', bundle), 0.6),
    check('React took over / bundle', ratio('tookOver', bundle), 0.85),
    check('JS before prices and choices, kB', composed.script.min / 1000, 24),
    check('JS until React took over, kB', composed.scriptToTakeOver.min / 1000, 104),
    check('round trips', composed.roundTrips.min, 2),
    check('layout shift', composed.shift.max, 0),
    ...remotes.map(({ brand, total }) =>
      check(`${brand}: entry and purchase page, kB`, total / 1000, REMOTE_LIMIT / 1000),
    ),
  ];
}
