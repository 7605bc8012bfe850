import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../../..');
const workspace = fs.mkdtempSync(path.join(os.tmpdir(), 'tasks-'));

/** Configuration of packages and tasks; turbo needs no sources for a dry run. */
const READ = '{,apps/*/,packages/*/,e2e/}{package.json,turbo.json,pnpm-workspace.yaml,pnpm-lock.yaml}';

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@x.test', ...args], {
    cwd: workspace,
    stdio: 'ignore',
  });

/** The tasks that turbo would run for `pnpm check:changed`. */
function changedTasks(): string[] {
  const { scripts } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const [turbo = '', ...args] = (scripts['check:changed'] ?? '').split(' ');
  const text = execFileSync(path.join(root, 'node_modules/.bin', turbo), [...args, '--dry=json'], {
    cwd: workspace,
    encoding: 'utf8',
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' },
  });
  return (JSON.parse(text) as { tasks: { taskId: string }[] }).tasks.map(({ taskId }) => taskId);
}

function change(file: string): void {
  fs.writeFileSync(path.join(workspace, file), 'changed');
  git('add', '-A');
  git('commit', '-m', 'change');
}

beforeAll(() => {
  for (const file of fs.globSync(READ, { cwd: root })) {
    fs.mkdirSync(path.dirname(path.join(workspace, file)), { recursive: true });
    fs.copyFileSync(path.join(root, file), path.join(workspace, file));
  }
  git('init', '-b', 'main');
  git('add', '-A');
  git('commit', '-m', 'all');
  git('update-ref', 'refs/remotes/origin/main', 'HEAD');
});

afterAll(() => fs.rmSync(workspace, { recursive: true }));

test('a change of a brand runs the tasks of no other brand, and all of its own', () => {
  change('apps/honey/brand.ts');
  const tasks = changedTasks();
  expect(tasks).toEqual(
    expect.arrayContaining(['lint', 'types', 'unit', 'build'].map((task) => `@vip/honey#${task}`)),
  );
  expect(tasks.filter((task) => /^@vip\/(main|youquan|tuiwen|shell|bench|campaign|e2e)#/.test(task))).toEqual(
    [],
  );
});

test('a change of what brands share runs the tasks of all of them', () => {
  change('packages/ui/button.ts');
  const units = changedTasks().filter((task) => task.endsWith('#unit'));
  expect(units).toEqual(
    expect.arrayContaining(['main', 'honey', 'youquan', 'tuiwen', 'ui'].map((name) => `@vip/${name}#unit`)),
  );
});
