import { REMOTE_LIMIT, type RemoteSize } from '@vip/release/size';
import type { VariantName } from '../variants/variant.ts';
import type { Column, Figures } from './figures.ts';

/** One limit of the product and the measured value. */
export interface Verdict {
  what: string;
  value: number;
  limit: number;
  isOk: boolean;
}

const verdict = (what: string, value: number, limit: number): Verdict => ({
  what,
  value,
  limit,
  isOk: value <= limit,
});

/**
 * Compares with the limits: times by their medians, layout shift by the worst load, script bytes and round trips by the
 * best, since background requests may arrive before or after.
 */
export function verdicts(of: (name: VariantName) => Figures, remotes: readonly RemoteSize[]): Verdict[] {
  const [baseline, bundle, composed] = [of('static-baseline'), of('bundle'), of('composed')];
  const ratio = (column: Column, base: Figures) => composed[column].median / base[column].median;
  return [
    verdict('first paint / static baseline', ratio('firstPaint', baseline), 1.2),
    verdict('cards with data / bundle', ratio('cards', bundle), 1.1),
    verdict('handlers ready / bundle', ratio('ready', bundle), 1.1),
    verdict('JS needed until ready / bundle', composed.script.min / bundle.script.min, 1.1),
    verdict('round trips', composed.roundTrips.min, 2),
    verdict('layout shift', composed.shift.max, 0),
    ...remotes.map(({ brand, total }) =>
      verdict(`${brand}: entry and purchase page, kB`, total / 1000, REMOTE_LIMIT / 1000),
    ),
  ];
}
