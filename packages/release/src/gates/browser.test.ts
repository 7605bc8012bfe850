import { chromium } from 'playwright-core';
import { expect, it } from 'vitest';
import { findBrowser } from './smoke.ts';

const own = chromium.executablePath();

it.each([
  [
    'the one that is named',
    { E2E_CHROMIUM: '/opt/chromium' },
    ['/opt/chromium', '/usr/bin/chromium', own],
    '/opt/chromium',
  ],
  ['the system’s', {}, ['/usr/bin/chromium', own], '/usr/bin/chromium'],
  [
    'the system’s where the named one is not there',
    { E2E_CHROMIUM: '/gone' },
    ['/usr/bin/chromium'],
    '/usr/bin/chromium',
  ],
  ['Playwright’s own', {}, [own], own],
  ['none', { E2E_CHROMIUM: '' }, [], null],
])('the browser is %s', (_, env, there, found) =>
  expect(findBrowser(env, (file) => (there as string[]).includes(file))).toBe(found),
);
