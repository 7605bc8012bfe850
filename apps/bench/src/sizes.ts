import { apps } from './folders.ts';
import { remotesOf, remoteSizes } from './remote-sizes.ts';
import { REMOTE_LIMIT } from './report/limits.ts';
import { aligned } from './report/table.ts';

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

function sizesOrSentence() {
  try {
    return remoteSizes(apps, remotesOf(apps));
  } catch (error) {
    console.error((error as Error).message);
    return process.exit(1);
  }
}

// What each remote adds to the shell on its purchase page, compressed; exit code 1 when one is over the limit.
const sizes = sizesOrSentence();
const rows = sizes.map(({ brand, entry, page, total }) => [
  total <= REMOTE_LIMIT ? 'ok' : 'over',
  brand,
  `entry ${kilobytes(entry)}`,
  `purchase page ${kilobytes(page)}`,
  `together ${kilobytes(total)} of ${kilobytes(REMOTE_LIMIT)}`,
]);
console.log(aligned(rows).join('\n'));
if (sizes.some(({ total }) => total > REMOTE_LIMIT)) process.exitCode = 1;
