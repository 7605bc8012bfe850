import { spawn } from 'node:child_process';
import { ensureBrowser, ensureWebKit } from './browser.mjs';
import { environment, install, root } from './install.mjs';
import { ensureNginx } from './nginx.mjs';
import { failedTasks, tally } from './tally.mjs';
import { tellFailures } from './tell-failures.mjs';

// npm test: installs, brings a browser, fonts and an nginx, runs every check and every suite, and ends with one line.
install();
const browser = ensureBrowser();
ensureWebKit();
ensureNginx();

/** Runs turbo and shows what it says as it comes; resolves with its code and its output. */
function turbo(...args) {
  return new Promise((resolve) => {
    const child = spawn('turbo', ['run', ...args], {
      cwd: root,
      env: environment({ E2E_CHROMIUM: browser, FORCE_COLOR: '0' }),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk;
        process.stdout.write(chunk);
      });
    }
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Beside each other where they only read; `boundaries` plants files that break the rules. */
const CHECKS = [['lint', 'format', 'types', 'unused', 'contract'], ['boundaries'], ['sizes']];
let passed = 0;
let failed = 0;
const failures = [];
for (const checks of CHECKS) {
  const { code, output } = await turbo(...checks, '--continue', '--output-logs=errors-only');
  const broken = code === 0 ? 0 : Math.max(1, failedTasks(output).length);
  failed += broken;
  passed += checks.length - broken;
  if (broken > 0) failures.push(tellFailures(output));
}
for (const suite of [
  ['unit', '--continue', '--concurrency=2', '--log-order=grouped'],
  ['e2e', '--log-order=stream'],
  ['engines', '--log-order=stream'],
]) {
  const { code, output } = await turbo(...suite);
  const counted = tally(output);
  passed += counted.passed;
  // A suite that could not even run counts as one that failed.
  failed += counted.failed || (code === 0 ? 0 : 1);
  if (code !== 0) failures.push(tellFailures(output));
}
if (failures.length > 0) console.log(`\nWhat failed:\n\n${failures.join('\n\n')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
