import { defineConfig } from '@playwright/test';
import { engines } from './engines.ts';
import type { EngineOptions } from './stage.ts';

/** Playwright's runner over browsers that it does not drive itself: a project an engine. */
export default defineConfig<object, EngineOptions>({
  testDir: 'checks',
  fullyParallel: false,
  workers: 2,
  // Once more: Chromiums of those years hang at their start now and then, whatever the page. What the product does wrong
  // it does twice.
  retries: 1,
  forbidOnly: Boolean(process.env['CI']),
  // The JSON is read by `npm test` for its last line.
  reporter: [['list'], ['json', { outputFile: '../../.reports/engines.json' }]],
  outputDir: process.env['E2E_OUTPUT'] ?? '../test-results',
  // A page in an old engine on a busy machine is slow to its first sight.
  expect: { timeout: 30_000 },
  timeout: 240_000,
  projects: engines
    .filter((engine) => engine.missing() === null)
    .map(({ id }) => ({ name: id, use: { engineId: id } })),
});
