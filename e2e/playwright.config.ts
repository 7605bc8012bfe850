import { defineConfig } from '@playwright/test';
import { quickBrowser } from './fixtures/browsers.ts';
import { MISSING, SYSTEMS, type ForeignOptions } from './foreign/fixtures/systems.ts';
import type { TestOptions } from './fixtures/test.ts';
import { missingNginx } from './fixtures/nginx.ts';

const isRoot = process.getuid?.() === 0;

export default defineConfig<object, TestOptions & ForeignOptions>({
  testDir: 'journeys',
  // Every worker has its own sandbox, so files run in parallel.
  fullyParallel: true,
  // More than CI has cores, because tests often wait.
  workers: 3,
  retries: 0,
  // Long, because a busy machine may pause for seconds.
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
      // Without a locale a browser names a file with a Chinese name `download`.
      env: { ...(process.env as Record<string, string>), LC_ALL: 'C.UTF-8' },
      args: [
        '--disable-quic',
        // DevTools records a stack trace of every request, for which V8 would parse functions twice.
        '--js-flags=--no-enable-lazy-source-positions',
        ...(isRoot ? ['--no-sandbox'] : []),
      ],
    },
  },
  projects: [
    // The journeys, the rules of a purchase, and random purchases from seeds (`E2E_CAMPAIGN` is the number).
    {
      name: 'one-origin',
      testDir: '.',
      use: { layout: 'one-origin' },
      testMatch: /e2e\/(journeys|money|campaign)\/.*\.spec\.ts$/,
      testIgnore: '**/split/**',
    },
    // The other sites take long to prepare, so each has one worker.
    // One wallet over the page and one on its own page: opening a wallet does not depend on the origin of a remote.
    {
      name: 'four-origins',
      workers: 1,
      use: { layout: 'four-origins' },
      testMatch: ['**/buy.spec.ts', '**/split/**'],
      grep: /WeChat by JSAPI|a phone browser by H5|split\//,
    },
    // The site behind nginx: addresses and policy, purchases and a login.
    ...(missingNginx()
      ? []
      : [
          { name: 'hosting', testDir: 'hosting', workers: 1, use: { layout: 'nginx' as const } },
          {
            name: 'nginx',
            workers: 1,
            use: { layout: 'nginx' as const },
            testMatch: ['**/buy.spec.ts', '**/login.spec.ts'],
            grep: /main in a phone browser by (H5|Alipay)|honey: an anonymous user/,
          },
        ]),
    // Corrupted files, slices and networks, over a site with two versions of a brand.
    { name: 'fault-injection', testDir: 'fault-injection', workers: 1, use: { layout: 'four-origins' } },
    // Canaries, rollbacks and previews, over a site with two versions of a brand.
    { name: 'releases', testDir: 'releases', workers: 1, use: { layout: 'one-origin' } },
    // The purchases on backends that the product was not written for, each a project with one worker.
    ...SYSTEMS.map((system) => ({
      name: system,
      testDir: 'foreign',
      workers: 1,
      grepInvert: new RegExp(`(${MISSING[system].join('|')})(\\s|$)`),
      use: { system },
    })),
    // The bridge in every fake app, without a site or a sandbox.
    { name: 'bridge', testDir: 'conformance' },
    // Checks the events of all tests. Only in a complete run, set by `run.ts`.
    ...(process.env['E2E_WHOLE']
      ? [
          {
            name: 'post-run-checks',
            testDir: 'post-run-checks',
            dependencies: ['one-origin', 'four-origins'],
          },
        ]
      : []),
  ],
});
