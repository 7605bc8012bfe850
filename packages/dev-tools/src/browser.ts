import fs from 'node:fs';
import { chromium } from 'playwright-core';

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser'];

/**
 * The full Chromium of tests and the release's smoke gate, so that all test the same one: E2E_CHROMIUM, else
 * Playwright's own, else the system's. null if there is none.
 */
export function findBrowser(
  env: NodeJS.ProcessEnv,
  exists: (file: string) => boolean = fs.existsSync,
): string | null {
  const places = [env['E2E_CHROMIUM'], chromium.executablePath(), ...SYSTEM];
  return places.find((file) => file && exists(file)) ?? null;
}

/** Debian's headless shell of the same version as its Chromium. */
const SHELLS: Record<string, string> = { '/usr/bin/chromium': '/usr/bin/chromium-headless-shell' };

/**
 * The browser of journeys and measurements: the headless shell if installed. The full browser starts a window with an
 * interface for every context, whose address bar alone takes half a second of CPU. The shell has no back-forward cache.
 */
export function findQuickBrowser(
  env: NodeJS.ProcessEnv,
  exists: (file: string) => boolean = fs.existsSync,
): string | null {
  const full = findBrowser(env, exists);
  const shell = SHELLS[full ?? ''];
  return shell && exists(shell) ? shell : full;
}
