import { nativeApps } from './native-apps.ts';
import type { SandboxEnvironment } from './sandbox-environment.ts';
import { dailyPlaces, seenPlaces } from './seen-places.ts';

const [browser, ...others] = dailyPlaces;

/**
 * Every place that the product is tried in: the phone browser where one starts, the native apps, the wallets and social
 * apps of every day, and every other user agent that was seen.
 */
export const environments: readonly SandboxEnvironment[] = [
  ...(browser ? [browser] : []),
  ...nativeApps,
  ...others,
  ...seenPlaces,
];
