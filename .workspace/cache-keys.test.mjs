import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { environment, root } from './install.mjs';

const TASKS = ['lint', 'unit', 'format', 'unused', 'boundaries', 'words', 'workflows'];

let tasks;
beforeAll(() => {
  const text = execFileSync('turbo', ['run', ...TASKS, '--dry=json'], {
    cwd: root,
    env: environment(),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: Infinity,
  });
  tasks = JSON.parse(text).tasks;
}, 60_000);

/** The files that the cached answer of a task depends on, from the workspace's folder. */
function inputsOf(taskId) {
  const { inputs, directory } = tasks.find((task) => task.taskId === taskId);
  return Object.keys(inputs).map((file) => path.join(directory, file));
}

// A changed rule must never be answered from the cache with what an older rule found.
test.each([
  ['@vip/honey#lint', 'eslint.config.mjs'],
  ['@vip/honey#unit', 'vitest.config.mjs'],
  ['@vip/main#unit', 'vitest.config.mjs'],
  ['//#format', '.prettierrc.json'],
  ['//#format', '.prettierignore'],
  ['//#unused', 'knip.json'],
  ['//#boundaries', '.dependency-cruiser.mjs'],
  ['//#boundaries', '.workspace/imports.mjs'],
  ['//#boundaries', 'turbo.json'],
  ['//#words', 'cspell.json'],
  ['//#workflows', '.github/workflows/suite.yml'],
])('%s is run again when %s changes', (taskId, file) => {
  expect(inputsOf(taskId)).toContain(file);
});
