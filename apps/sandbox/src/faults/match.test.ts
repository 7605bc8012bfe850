import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { isMatch } from './fault.ts';

// Thousands of examples.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

it.each([
  ['POST /api/main/web/vip/packages/*/orders', 'POST', '/api/main/web/vip/packages/12/orders', true],
  ['POST /api/main/web/vip/packages/*/orders', 'GET', '/api/main/web/vip/packages/12/orders', false],
  [
    'POST /api/main/web/vip/packages/*/orders',
    'POST',
    '/api/main/web/vip/packages/12/orders/official',
    false,
  ],
  ['/api/main/*', 'GET', '/api/main/v1/activity', false],
  ['/r/honey/**', 'GET', '/r/honey/1.0.0/remote.js', true],
  ['/r/honey/**', 'GET', '/r/main/1.0.0/remote.js', false],
  ['/**/remote.js', 'GET', '/r/honey/1.0.0/remote.js', true],
  ['/r/a.js', 'GET', '/r/axjs', false],
  ['/', 'GET', '/', true],
])('%s for %s %s is %s', (match, method, path, expected) => {
  expect(isMatch(match, method, path)).toBe(expected);
});

it('matches a path without stars literally', () => {
  fc.assert(
    fc.property(
      fc.webPath().filter((path) => path.startsWith('/') && !path.includes('*')),
      (path) => {
        expect(isMatch(path, 'GET', path)).toBe(true);
        expect(isMatch(`GET ${path}`, 'GET', path)).toBe(true);
        expect(isMatch(path, 'GET', `${path}x`)).toBe(false);
      },
    ),
  );
});
