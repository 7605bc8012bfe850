import { dsBridge } from './ds-bridge/sign.ts';
import { jsBridge } from './js-bridge/sign.ts';
import type { Protocol } from './protocol.ts';
import { wvjb } from './wvjb/sign.ts';

/** By likelihood among the sister apps; the first that is there is spoken. */
export const protocols: readonly Protocol[] = [wvjb, jsBridge, dsBridge];
