import type { RouteData } from '@vip/release-format';
import type { Pair } from './live-pairs.ts';

/** The site as it would be with a pair live, for a browser that sees nothing else. */
export interface SmokeSite {
  /** The whole HTML of one of the release's routes. */
  open(pair: Pair, route: RouteData): Promise<string>;
  /** What lies below an address such as `/r/honey/1a2b3c4d5e6f/entry.js`; null where there is nothing. */
  file(path: string): Promise<Buffer | null>;
}
