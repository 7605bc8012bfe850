import { defineConfig } from '@playwright/test';
import { quickBrowser } from './stage/browsers.ts';
import type { StageOptions } from './stage/fixtures.ts';
import { missingNginx } from './stage/nginx.ts';

const isRoot = process.getuid?.() === 0;

export default defineConfig<object, StageOptions>({
  testDir: 'journeys',
  // Every worker has a sandbox of its own, so files run beside each other.
  fullyParallel: true,
  // One more than CI has cores: a test often waits for the clock.
  workers: 3,
  retries: 0,
  // A busy machine may stand still for seconds: what is waited for comes, or is wrong however long one waits.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: [
    ['list'],
    // Read by `npm test` for its last line.
    ['json', { outputFile: '../.reports/e2e.json' }],
    ['./conformance/table-reporter.ts'],
  ],
  outputDir: process.env['E2E_OUTPUT'] ?? 'test-results',
  use: {
    viewport: { width: 375, height: 812 },
    isMobile: true,
    hasTouch: true,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    video: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(quickBrowser && { executablePath: quickBrowser }),
      // Without a locale a browser cannot name a file in Chinese, and calls it `download`.
      env: { ...(process.env as Record<string, string>), LC_ALL: 'C.UTF-8' },
      args: [
        '--disable-quic',
        // DevTools takes a stack trace of every request; V8 would parse functions twice for its positions.
        '--js-flags=--no-enable-lazy-source-positions',
        ...(isRoot ? ['--no-sandbox'] : []),
      ],
    },
  },
  projects: [
    { name: 'one-origin', use: { layout: 'one-origin' }, testIgnore: '**/split/**' },
    // A wallet over the page and one in its place: how a wallet opens does not depend on where a remote comes from.
    {
      name: 'four-origins',
      use: { layout: 'four-origins' },
      testMatch: ['**/buy.spec.ts', '**/split/**'],
      grep: /WeChat by JSAPI|a phone browser by H5|split\//,
    },
    // What nginx makes of a site; and a purchase, a page that loads more, and a login through it.
    ...(missingNginx()
      ? []
      : [
          { name: 'hosting', testDir: 'hosting', use: { layout: 'nginx' as const } },
          {
            name: 'nginx',
            use: { layout: 'nginx' as const },
            testMatch: ['**/buy.spec.ts', '**/login.spec.ts'],
            grep: /main in a phone browser by (H5|Alipay)|honey: somebody unknown/,
          },
        ]),
    // Files, slices and networks that are broken on purpose, over a site with two versions of a brand.
    { name: 'hostile', testDir: 'hostile', use: { layout: 'four-origins' as const } },
    // The rules of paying, each where it was once broken.
    { name: 'money', testDir: 'money', use: { layout: 'one-origin' as const } },
    // Purchases drawn from seeds, with everything that comes between: `E2E_CAMPAIGN` says how many.
    { name: 'campaign', testDir: 'campaign', use: { layout: 'one-origin' as const } },
    // Two versions of a brand on a site of its own: canaries, rollbacks, previews.
    { name: 'releases', testDir: 'releases', use: { layout: 'one-origin' as const } },
    // Every behaviour in every fake app: pages of its own, without a site or a sandbox.
    { name: 'bridge', testDir: 'conformance' },
    // What all of them left in the event store. Only after a whole run: `run.ts` says so.
    ...(process.env['E2E_WHOLE']
      ? [{ name: 'afterwards', testDir: 'afterwards', dependencies: ['one-origin', 'four-origins', 'money'] }]
      : []),
  ],
});
