import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { publishOverLive, publishSite } from './fixtures/compose-site.ts';
import { missingNginx } from './fixtures/nginx.ts';

/** Reports that the nginx projects are skipped. In CI that is a failure. */
function reportMissing(): boolean {
  const missing = missingNginx();
  if (missing)
    console.log(`  nginx is not installed: ${missing}\n  1 ${process.env['CI'] ? 'failed' : 'skipped'}`);
  return missing !== null && Boolean(process.env['CI']);
}

/** Publishes all builds into a new site in `folder`, or one build over a copy of the live site. */
function publish(folder: string): Promise<void> {
  const { E2E_LIVE_SITE: live, E2E_LIVE_KEYS: keys, E2E_PUBLISHER: publisher } = process.env;
  if (!live) return publishSite(folder);
  if (!keys || !publisher) throw new Error('E2E_LIVE_SITE needs E2E_LIVE_KEYS and E2E_PUBLISHER');
  return publishOverLive(folder, { live, keys, publisher });
}

/**
 * Publishes the builds into a temporary folder, so that a concurrent build changes nothing, and
 * runs Playwright over it. Arguments go to Playwright: `node run.ts login --project one-origin`.
 */
async function run(): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'e2e-'));
  try {
    const site = join(folder, 'site');
    await publish(site);
    const events = process.env['E2E_EVENTS'] ?? join(folder, 'events.jsonl');
    await mkdir(dirname(events), { recursive: true });
    const cli = join(import.meta.dirname, 'node_modules/@playwright/test/cli.js');
    const playwright = spawn(process.execPath, [cli, 'test', ...process.argv.slice(2)], {
      cwd: import.meta.dirname,
      stdio: 'inherit',
      env: {
        ...process.env,
        E2E_SITE: site,
        E2E_EVENTS: events,
        ...(process.argv.length === 2 && { E2E_WHOLE: '1' }),
      },
    });
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => playwright.kill(signal));
    const code = await new Promise<number>((resolve, reject) => {
      playwright.once('error', reject);
      playwright.once('exit', (ended) => resolve(ended ?? 1));
    });
    return reportMissing() ? 1 : code;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

process.exitCode = await run();
