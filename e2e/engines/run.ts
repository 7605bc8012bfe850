import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publishSite } from '../fixtures/compose-site.ts';

const isFor = (flag: string) => process.argv.includes(flag);
// Read by `engines.ts`, here and in the runner.
if (isFor('--all')) process.env['ENGINES_ALL'] = '1';
const { engines } = await import('./engines.ts');

const missing = engines.filter((engine) => engine.missing() !== null);

/** Runs the checks in every installed engine; resolves with the runner's exit code. */
function check(site: string, args: string[]): Promise<number> {
  const cli = join(import.meta.dirname, '../node_modules/@playwright/test/cli.js');
  const config = join(import.meta.dirname, 'playwright.config.ts');
  const runner = spawn(process.execPath, [cli, 'test', '--config', config, ...args], {
    stdio: 'inherit',
    env: { ...process.env, E2E_SITE: site },
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => runner.kill(signal));
  return new Promise((resolve, reject) => {
    runner.once('error', reject);
    runner.once('exit', (code) => resolve(code ?? 1));
  });
}

/** Reports missing engines. In CI they are a failure. */
function reportMissing(): boolean {
  for (const { name, missing: why } of missing) console.log(`  ${name} is not installed: ${why() ?? ''}`);
  const isFailure = missing.length > 0 && Boolean(process.env['CI']);
  if (missing.length > 0) console.log(`  ${missing.length} ${isFailure ? 'failed' : 'skipped'}`);
  return isFailure;
}

/**
 * Runs the product in engines of other years and makers. Publishes the builds into a temporary site and runs the
 * checks, or takes the gallery's pictures (`--pictures`). Further arguments go to the runner:
 * `node engines/run.ts --project chromium-67`. `--all` adds WPE WebKit.
 */
async function run(args: string[]): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'engines-'));
  try {
    const site = join(folder, 'site');
    await publishSite(site);
    if (isFor('--pictures')) {
      const { takePictures } = await import('./take-pictures.ts');
      await takePictures(
        site,
        engines.filter((engine) => !missing.includes(engine)),
      );
      return 0;
    }
    const code = await check(site, args);
    return reportMissing() ? 1 : code;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

process.exitCode = await run(process.argv.slice(2).filter((flag) => flag !== '--all'));
