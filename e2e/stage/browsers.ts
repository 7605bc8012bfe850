import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** The browser named by E2E_CHROMIUM, else Playwright's own, else the system's; undefined where there is none. */
export const fullBrowser = [process.env['E2E_CHROMIUM'], chromium.executablePath(), '/usr/bin/chromium'].find(
  (path) => path && existsSync(path),
);

/** What Debian ships of the same version without windows. */
const SHELLS: Record<string, string> = { '/usr/bin/chromium': '/usr/bin/chromium-headless-shell' };
const shell = fullBrowser && SHELLS[fullBrowser];

/**
 * What journeys run in: the headless shell where there is one, since the full browser starts a window with an interface
 * of its own for every context. It keeps no pages in a back-forward cache: what needs that takes `fullBrowser`.
 */
export const quickBrowser = shell && existsSync(shell) ? shell : fullBrowser;
