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
    check('first paint / static baseline', ratio('firstPaint', baseline), 1.2),
    check('cards with data / bundle', ratio('cards', bundle), 1.1),
    check('handlers ready / bundle', ratio('ready', bundle), 1.1),
    check('JS needed until ready / bundle', composed.script.min / bundle.script.min, 1.1),
    check('round trips', composed.roundTrips.min, 2),
    check('layout shift', composed.shift.max, 0),
    ...remotes.map(({ brand, total }) =>
      check(`${brand}: entry and purchase page, kB`, total / 1000, REMOTE_LIMIT / 1000),
    ),
  ];
}
