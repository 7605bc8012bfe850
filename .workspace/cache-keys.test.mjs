import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { environment, root } from './install.mjs';

const TASKS = ['lint', 'lint:all', 'unit', 'format', 'unused', 'boundaries', 'words', 'workflows'];

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

/** The files that the cached result of a task depends on, from the root. */
function inputsOf(taskId) {
  const { inputs, directory } = tasks.find((task) => task.taskId === taskId);
  return Object.keys(inputs).map((file) => path.join(directory, file));
}

// After a change of a rule, a task must not be answered from the cache.
test.each([
  ['@vip/honey#lint', 'eslint.config.mjs'],
  ['//#lint:all', 'eslint.config.mjs'],
  ['@vip/honey#unit', 'vitest.config.mjs'],
  ['@vip/main#unit', 'vitest.config.mjs'],
  ['//#format', '.prettierrc.json'],
  ['//#format', '.prettierignore'],
  ['//#unused', 'knip.json'],
  ['//#boundaries', '.dependency-cruiser.mjs'],
  ['//#boundaries', '.workspace/imports.mjs'],
  ['//#boundaries', 'turbo.json'],
  ['//#words', '.cspell.json'],
  ['//#workflows', '.github/workflows/suite.yml'],
])('%s is run again when %s changes', (taskId, file) => {
  expect(inputsOf(taskId)).toContain(file);
});
