import { defineConfig } from '@playwright/test';
import { engines } from './engines.ts';
import type { EngineOptions } from './fixtures.ts';

/** Playwright's runner over browsers that it does not drive itself: one project per engine. */
export default defineConfig<object, EngineOptions>({
  testDir: 'checks',
  fullyParallel: false,
  workers: 2,
  // One retry: old Chromiums sometimes hang at their start, whatever the page. A defect of the product
  // fails twice.
  retries: 1,
  forbidOnly: Boolean(process.env['CI']),
  // The JSON is read by `npm test` for its last line.
  reporter: [['list'], ['json', { outputFile: '../../.reports/engines.json' }]],
  outputDir: process.env['E2E_OUTPUT'] ?? '../test-results',
  // Old engines are slow to render on a busy machine.
  expect: { timeout: 30_000 },
  timeout: 240_000,
  projects: engines
    .filter((engine) => engine.missing() === null)
    .map(({ id }) => ({ name: id, use: { engineId: id } })),
});
