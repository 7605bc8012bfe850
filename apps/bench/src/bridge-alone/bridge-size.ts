import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { bridgeAlone } from '../paths.ts';

/** The most that the bridge may add to a first load, bytes of brotli. */
export const BRIDGE_LIMIT = 3000;

/**
 * What the bridge adds to a first load, in bytes of brotli, without its lazy protocol adapters. Throws if it is not bundled,
 * or if the bundle does not contain the bridge.
 */
export function bridgeSize(file: string = path.join(bridgeAlone, 'bridge.js')): number {
  if (!fs.existsSync(file))
    throw new Error('the bridge is not bundled: pnpm --filter @vip/bench bridge-alone');
  const script = fs.readFileSync(file);
  if (!script.includes('connectBridge')) throw new Error(`${file} has no bridge in it`);
  return zlib.brotliCompressSync(script).length;
}
