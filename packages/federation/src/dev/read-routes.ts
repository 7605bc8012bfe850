import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { RouteData } from '@vip/release-format';

const READ = `import { routes } from './routes.ts'; import { HOST_CONTRACT } from '@vip/host';
process.stdout.write(JSON.stringify({ routes, contract: HOST_CONTRACT }));`;

/**
 * A brand's routes, and the contract that it is written against, as its files have them now: a process of its own reads
 * them, since this one would keep what it has read once. Rejects with node's own words.
 */
export async function readRoutes(dir: string): Promise<{ routes: RouteData[]; contract: string }> {
  const args = ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', READ];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: dir });
  return JSON.parse(stdout) as { routes: RouteData[]; contract: string };
}
