import path from 'node:path';
import { brandsIn } from '@vip/dev-tools/brands';
import { REMOTE_LIMIT } from '@vip/release/size';
import { BRIDGE_LIMIT, bridgeSize, remoteSizes } from './built-sizes.ts';
import { apps } from './paths.ts';
import { aligned } from './report/table.ts';

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

function readSizes() {
  try {
    return { remotes: remoteSizes(apps, brandsIn(path.dirname(apps))), bridge: bridgeSize() };
  } catch (error) {
    console.error((error as Error).message);
    return process.exit(1);
  }
}

const status = (isOk: boolean) => (isOk ? 'ok' : 'over');

// What each remote adds to the shell on its purchase page, and the bridge to any first load, compressed; exit code 1
// when one is over its limit.
const { remotes, bridge } = readSizes();
const rows = remotes.map(({ brand, entry, page, total }) => [
  status(total <= REMOTE_LIMIT),
  brand,
  `entry ${kilobytes(entry)}`,
  `purchase page ${kilobytes(page)}`,
  `together ${kilobytes(total)} of ${kilobytes(REMOTE_LIMIT)}`,
]);
rows.push([
  status(bridge <= BRIDGE_LIMIT),
  'bridge',
  '',
  '',
  `first load ${kilobytes(bridge)} of ${kilobytes(BRIDGE_LIMIT)}`,
]);
console.log(aligned(rows).join('\n'));
if (rows.some(([first]) => first === status(false))) process.exitCode = 1;
