import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Passport } from '@vip/release-format';
import { CommandError } from '../command-error.ts';
import { type Context, WORKSPACE } from '../context.ts';
import { writeReplay } from './write-replay.ts';

const SANDBOX = path.join(WORKSPACE, 'apps/sandbox/src/serve.ts');

/** Serves a passport's page from the sandbox until this process is stopped, and prints its address. */
export async function serveReplay(
  context: Context,
  passport: Passport,
  { page, port }: { page: string | undefined; port: string },
): Promise<void> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'replay-'));
  try {
    const { path: start, outside } = await writeReplay(context, passport, { folder, page });
    if (outside.length > 0) context.print(`of the sandbox, not of the site: ${outside.join(', ')}`);
    const server = spawn(process.execPath, [SANDBOX], {
      env: { ...process.env, SITE_DIR: folder, SANDBOX_DB: ':memory:', PORT: port },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    server.stdout.once('data', (line: Buffer) =>
      context.print(`${/https?:\/\/[^/\s]+/.exec(String(line))?.[0] ?? ''}${start}`),
    );
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.kill(signal));
    const code = await new Promise<number | null>((resolve) => server.once('exit', resolve));
    if (code) throw new CommandError('the sandbox did not start');
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}
