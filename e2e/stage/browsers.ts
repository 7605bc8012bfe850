import { existsSync } from 'node:fs';
import { findBrowser } from '@vip/dev-tools/browser';

/** The Chromium of this machine, with windows; undefined if there is none. */
export const fullBrowser = findBrowser(process.env) ?? undefined;

/** What Debian ships of the same version without windows. */
const SHELLS: Record<string, string> = { '/usr/bin/chromium': '/usr/bin/chromium-headless-shell' };
const shell = fullBrowser && SHELLS[fullBrowser];

/**
 * What journeys run in: the headless shell where there is one, since the full browser starts a window with an interface
 * of its own for every context. It keeps no pages in a back-forward cache: what needs that takes `fullBrowser`.
 */
export const quickBrowser = shell && existsSync(shell) ? shell : fullBrowser;
