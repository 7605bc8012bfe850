import fs from 'node:fs';
import { chromium } from 'playwright-core';

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser'];

/**
 * The Chromium of journeys, the release's smoke gate and the benchmark, so that all test the same one: E2E_CHROMIUM, else
 * Playwright's own, else the system's. null if there is none.
 */
export function findBrowser(
  env: NodeJS.ProcessEnv,
  exists: (file: string) => boolean = fs.existsSync,
): string | null {
  const places = [env['E2E_CHROMIUM'], chromium.executablePath(), ...SYSTEM];
  return places.find((file) => file && exists(file)) ?? null;
}
