import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { environment, install, root } from './install.mjs';
import { ensureServerTools } from './server-tools.mjs';
import { checksOf, failureText, readPlaywright, readTurbo, readVitest } from './reports.mjs';

// npm test: installs, runs every check and every suite, and ends with one line. Unit tests need a browser and nginx;
// everything else that browser suites need is installed while checks run.
install();
const browser = ensureBrowser();
ensureServerTools();

const REPORTS = path.join(root, '.reports');
const SUMMARIES = path.join(root, '.turbo/runs');
for (const folder of [REPORTS, SUMMARIES]) fs.rmSync(folder, { recursive: true, force: true });

/** Runs turbo with its output shown; resolves with its exit code. */
function turbo(...args) {
  const child = spawn('turbo', ['run', ...args, '--continue', '--summarize'], {
    cwd: root,
    env: environment({ E2E_CHROMIUM: browser, FORCE_COLOR: '0' }),
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return new Promise((resolve) => child.on('close', (code) => resolve(code ?? 1)));
}

/** Reads a suite's report. A failing exit code without failures in the report, or without a report, is a failure. */
function readSuite(name, read, code) {
  const file = path.join(REPORTS, `${name}.json`);
  const result = fs.existsSync(file) ? read(file) : { passed: 0, failures: [] };
  if (code !== 0 && result.failures.length === 0)
    result.failures.push({ title: name, text: `ended with ${code}: see the log above` });
  return result;
}

const exitCodeOf = (tasks, taskId) => tasks.find((task) => task.taskId === taskId)?.execution?.exitCode ?? 1;

// CPU-bound: two tasks at a time, one of them the unit tests. One ESLint for everything takes a third of one per package.
await turbo(
  '//#unit:report',
  ...['lint:all', 'types', 'format', 'unused', 'contract', 'boundaries', 'sizes', 'workflows', 'words'],
  '//#e2e:install',
  '--concurrency=2',
  '--output-logs=errors-only',
);
const first = readTurbo(SUMMARIES);
// Browser suites run alone: a busy machine would exceed their timeouts.
await turbo('e2e', 'engines', '--concurrency=1', '--log-order=stream');
const second = readTurbo(SUMMARIES);

const results = [
  checksOf(first, root),
  readSuite('unit', (file) => readVitest(file, root), exitCodeOf(first, '//#unit:report')),
  readSuite('e2e', readPlaywright, exitCodeOf(second, '@vip/e2e#e2e')),
  readSuite('engines', readPlaywright, exitCodeOf(second, '@vip/e2e#engines')),
];
const failures = results.flatMap((result) => result.failures);
const passed = results.reduce((sum, result) => sum + result.passed, 0);
if (failures.length > 0) console.log(`\nFailures:\n\n${failureText(failures)}`);
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exit(failures.length === 0 ? 0 : 1);
