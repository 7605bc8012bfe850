import { execFile } from 'node:child_process';
import path from 'node:path';

/** What a run of the command printed, and its exit code. */
export interface Ran {
  code: number;
  out: string;
  error: string;
}

/** Runs the command as `pnpm backend` does. `token`: of the session, if there is one. */
export const runCommand = (args: readonly string[], token?: string): Promise<Ran> =>
  new Promise((resolve) => {
    const cli = path.join(import.meta.dirname, 'cli.ts');
    const { BACKEND_CHECK_TOKEN: _, ...env } = process.env;
    const child = execFile(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', cli, ...args],
      { env: { ...env, ...(token !== undefined && { BACKEND_CHECK_TOKEN: token }) } },
      (_error, out, error) => resolve({ code: child.exitCode ?? -1, out, error }),
    );
  });
