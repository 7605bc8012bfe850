import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import type { RemoteBuild } from '@vip/release-format';
import { remoteSize, type RemoteSize } from '@vip/release/size';
import { bridgeAlone } from './paths.ts';

/** The build of a brand below a folder of applications. Throws if there is none. */
export function remoteBuild(apps: string, brand: string): RemoteBuild {
  const file = path.join(apps, brand, 'dist/build.json');
  if (!fs.existsSync(file)) throw new Error(`${brand} is not built: run pnpm build first`);
  return JSON.parse(fs.readFileSync(file, 'utf8')) as RemoteBuild;
}

/**
 * The sizes of remotes below a folder of applications, from their builds. Throws if one has no build or no purchase page.
 */
export const remoteSizes = (apps: string, brands: readonly string[]): RemoteSize[] =>
  brands.map((brand) =>
    remoteSize(remoteBuild(apps, brand), (name) =>
      fs.readFileSync(path.join(apps, brand, 'dist/client', name)),
    ),
  );

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
