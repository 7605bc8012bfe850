import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { publishOverLive, publishSite } from './stage/compose-site.ts';
import { missingNginx } from './stage/nginx.ts';

/** Says where nothing is tried behind nginx. Where everything is meant to be there, that is a failure. */
function tellMissing(): boolean {
  const missing = missingNginx();
  if (missing)
    console.log(`  nginx is not here: ${missing}\n  1 ${process.env['CI'] ? 'failed' : 'skipped'}`);
  return missing !== null && Boolean(process.env['CI']);
}

/** A new site in `folder`: everything that is built, or one build over a copy of the live site. */
function publish(folder: string): Promise<void> {
  const { E2E_LIVE_SITE: live, E2E_LIVE_KEYS: keys, E2E_PUBLISHER: publisher } = process.env;
  if (!live) return publishSite(folder);
  if (!keys || !publisher) throw new Error('E2E_LIVE_SITE needs E2E_LIVE_KEYS and E2E_PUBLISHER');
  return publishOverLive(folder, { live, keys, publisher });
}

/**
 * Publishes what is built into a folder of its own, so that a build that goes on meanwhile changes nothing here, and
 * runs Playwright over it. Arguments go to Playwright: `node run.ts troubles --project one-origin`.
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
    return tellMissing() ? 1 : code;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

process.exitCode = await run();
