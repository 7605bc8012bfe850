import { capacitor } from './capacitor/sign.ts';
import { dsBridge } from './ds-bridge/sign.ts';
import { flutter } from './flutter/sign.ts';
import { java } from './java/sign.ts';
import { jsBridge } from './js-bridge/sign.ts';
import type { Protocol } from './protocol.ts';
import { reactNative } from './react-native/sign.ts';
import { webkit } from './webkit/sign.ts';
import { wvjb } from './wvjb/sign.ts';

/** By likelihood among the sister apps, then those whose signs are ours alone; the first that is there is spoken. */
export const protocols: readonly Protocol[] = [
  wvjb,
  jsBridge,
  dsBridge,
  webkit,
  java,
  capacitor,
  flutter,
  reactNative,
];
