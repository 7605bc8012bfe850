import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checksOf, failureText, readPlaywright, readVitest } from './reports.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'reports-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

function write(name, value) {
  const file = path.join(folder, name);
  fs.writeFileSync(file, typeof value === 'string' ? value : JSON.stringify(value));
  return file;
}

test('vitest: tests are counted, and a file that cannot be imported is a failure', () => {
  const file = write('unit.json', {
    testResults: [
      {
        name: '/x/a.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          { status: 'passed', fullName: 'adds', failureMessages: [] },
          { status: 'failed', fullName: 'divides', failureMessages: ['expected 1 to be 2'] },
          { status: 'skipped', fullName: 'waits', failureMessages: [] },
        ],
      },
      { name: '/x/b.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
    ],
  });
  expect(readVitest(file, '/x')).toEqual({
    passed: 1,
    failures: [
      { title: 'a.test.ts › divides', text: 'expected 1 to be 2' },
      { title: 'b.test.ts', text: 'Cannot find module' },
    ],
  });
});

test('Playwright: a second try that passes has passed, a test that never ran has failed', () => {
  const spec = (title, status, results, expectedStatus = 'passed') => ({
    title,
    file: 'buy.spec.ts',
    tests: [{ projectName: 'money', status, expectedStatus, results }],
  });
  const failed = { status: 'failed', errors: [{ message: 'no button' }] };
  const file = write('e2e.json', {
    errors: [],
    suites: [
      {
        specs: [spec('pays', 'expected', [{ status: 'passed', errors: [] }])],
        suites: [
          {
            specs: [
              spec('comes back', 'flaky', [failed, { status: 'passed', errors: [] }]),
              spec('asks', 'unexpected', [failed]),
              spec('is not reached', 'skipped', []),
              spec('is left out', 'skipped', [], 'skipped'),
            ],
          },
        ],
      },
    ],
  });
  expect(readPlaywright(file)).toEqual({
    passed: 2,
    failures: [
      { title: '[money] buy.spec.ts › asks', text: 'no button' },
      { title: '[money] buy.spec.ts › is not reached', text: 'did not run' },
    ],
  });
});

test('checks: one kind of task passes or fails as one, and a failure shows the end of its log', () => {
  write('lint.log', 'many\nlines\nerror here\n');
  const task = (name, kind, exitCode) => ({
    taskId: `${name}#${kind}`,
    task: kind,
    logFile: 'lint.log',
    ...(exitCode !== undefined && { execution: { exitCode } }),
  });
  const tasks = [
    task('ui', 'lint', 1),
    task('api', 'lint', 0),
    task('ui', 'types', 0),
    task('ui', 'transit'),
    task('//', 'unit:report', 1),
  ];
  expect(checksOf(tasks, folder)).toEqual({
    passed: 1,
    failures: [{ title: 'ui#lint', text: 'many\nlines\nerror here' }],
  });
});

test('of many failures the first dozen is printed', () => {
  const text = failureText(Array.from({ length: 14 }, (_, at) => ({ title: `test ${at}`, text: 'no' })));
  expect(text).toContain('✗ test 11');
  expect(text).not.toContain('✗ test 12');
  expect(text).toMatch(/and 2 more$/);
});
