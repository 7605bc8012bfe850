import { chromium } from 'playwright-core';
import { expect, it } from 'vitest';
import { findBrowser, findQuickBrowser } from './browser.ts';

const own = chromium.executablePath();

it.each<[string, NodeJS.ProcessEnv, string[], string | null]>([
  [
    'E2E_CHROMIUM',
    { E2E_CHROMIUM: '/opt/chromium' },
    ['/opt/chromium', '/usr/bin/chromium', own],
    '/opt/chromium',
  ],
  ['Playwright’s own before the system’s', {}, ['/usr/bin/chromium', own], own],
  ['the system’s', {}, ['/usr/bin/chromium'], '/usr/bin/chromium'],
  ['the system’s under its other name', {}, ['/usr/bin/chromium-browser'], '/usr/bin/chromium-browser'],
  ['the next one if E2E_CHROMIUM does not exist', { E2E_CHROMIUM: '/gone' }, [own], own],
  ['none', { E2E_CHROMIUM: '' }, [], null],
])('the browser is %s', (_, env, existing, found) =>
  expect(findBrowser(env, (file) => existing.includes(file))).toBe(found),
);

const SHELL = '/usr/bin/chromium-headless-shell';

it.each<[string, string[], string | null]>([
  ['the headless shell of the system’s', ['/usr/bin/chromium', SHELL], SHELL],
  ['the system’s without it', ['/usr/bin/chromium'], '/usr/bin/chromium'],
  ['Playwright’s own', [own, '/usr/bin/chromium', SHELL], own],
  ['none', [SHELL], null],
])('the browser that starts contexts fast is %s', (_, existing, found) =>
  expect(findQuickBrowser({}, (file) => existing.includes(file))).toBe(found),
);
