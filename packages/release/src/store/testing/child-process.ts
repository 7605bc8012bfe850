import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** Starts another process with the same store; `child.ts` has its commands. */
export function startChild(args: string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
  const script = path.join(import.meta.dirname, 'child.ts');
  return spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  });
}

/** Kills it without cleanup, like a crash. */
export async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}
