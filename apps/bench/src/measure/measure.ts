import type { Browser } from '@playwright/test';
import { coldLoad, type Load, type Loaded } from './one-load.ts';

/**
 * Loads a page of every variant once unmeasured to warm up server and browser, then `rounds` times in turns. Each round
 * begins with another variant, so that none benefits from its position.
 */
export async function measure<Name extends string>(options: {
  browser: Browser;
  variants: readonly (Loaded & { name: Name })[];
  rounds: number;
  storage: Record<string, string>;
}): Promise<Map<Name, Load[]>> {
  const { browser, variants, rounds, storage } = options;
  const loads = new Map<Name, Load[]>(variants.map(({ name }) => [name, []]));
  for (const variant of variants) await coldLoad(browser, variant, storage);
  for (let round = 0; round < rounds; round += 1) {
    const turn = round % variants.length;
    for (const variant of [...variants.slice(turn), ...variants.slice(0, turn)])
      loads.get(variant.name)?.push(await coldLoad(browser, variant, storage));
  }
  return loads;
}
