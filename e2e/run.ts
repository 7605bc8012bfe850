import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publishSite } from './stage/compose-site.ts';

/**
 * Publishes what is built into a folder of its own, so that a build that goes on meanwhile changes nothing here, and
 * runs Playwright over it. Arguments go to Playwright: `node run.ts troubles --project one-origin`.
 */
async function run(): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'e2e-'));
  try {
    const site = join(folder, 'site');
    await publishSite(site);
    const cli = join(import.meta.dirname, 'node_modules/@playwright/test/cli.js');
    const playwright = spawn(process.execPath, [cli, 'test', ...process.argv.slice(2)], {
      cwd: import.meta.dirname,
      stdio: 'inherit',
      env: {
        ...process.env,
        E2E_SITE: site,
        E2E_EVENTS: join(folder, 'events.jsonl'),
        ...(process.argv.length === 2 && { E2E_WHOLE: '1' }),
      },
    });
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => playwright.kill(signal));
    return await new Promise((resolve, reject) => {
      playwright.once('error', reject);
      playwright.once('exit', (code) => resolve(code ?? 1));
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

process.exitCode = await run();
