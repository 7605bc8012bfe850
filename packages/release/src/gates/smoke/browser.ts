import fs from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

/** The browser that E2E_CHROMIUM names, else the system's, else Playwright's own. null where there is none. */
export function findBrowser(
  env: NodeJS.ProcessEnv,
  isThere: (file: string) => boolean = fs.existsSync,
): string | null {
  const places = [env['E2E_CHROMIUM'], '/usr/bin/chromium', chromium.executablePath()];
  return places.find((file) => file && isThere(file)) ?? null;
}

/** Without a sandbox of its own: it opens nothing but what the project built, and containers allow none. */
export const launch = (executablePath: string): Promise<Browser> =>
  chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-quic'] });
