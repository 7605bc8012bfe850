import { spawnSync, type SpawnSyncOptions } from 'node:child_process';
import path from 'node:path';

/** The folder of this workspace. */
export const ROOT = path.resolve(import.meta.dirname, '../../..');

/** This process's environment, with the commands of the workspace first on the path. */
export const environment = (more: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_NO_WARNINGS: '1',
  TURBO_TELEMETRY_DISABLED: '1',
  PATH: [path.join(ROOT, 'node_modules/.bin'), process.env['PATH']].join(path.delimiter),
  ...more,
});

/** Runs a command in the root folder. If it fails, this process exits with its code. */
export function run(command: string, args: readonly string[], options: SpawnSyncOptions = {}): void {
  const { status, error } = spawnSync(command, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: environment(),
    ...options,
  });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}
