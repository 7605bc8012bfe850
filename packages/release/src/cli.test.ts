import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';

const CLI = path.join(import.meta.dirname, 'cli.ts');
const site = path.join(os.tmpdir(), 'no-site');

/** Runs `pnpm release …`. */
const run = (...args: string[]) => runWith({}, ...args);

function runWith(env: Record<string, string>, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', CLI, ...args],
    { encoding: 'utf8', env: { PATH: process.env['PATH'] ?? '', AWS_CONFIG_FILE: os.devNull, ...env } },
  );
  return { status, stdout, stderr };
}

test.each<[string[], string, number?]>([
  [['plann', 'honey'], 'there is no command plann honey; there are plan, publish, canary, ', 2],
  [['plan', 'honey', 'undo'], 'there is no command plan honey undo; there are plan, ', 2],
  [['keys', 'lost'], 'pnpm release keys list [publisher] | add <publisher> | ', 2],
  [['owners', 'lost'], 'pnpm release owners | record | give', 2],
  [['config', 'lost'], 'pnpm release config | config set NAME=value', 2],
  [['config', 'set', 'API_MAIN'], 'API_MAIN is not NAME=value', 2],
  [['canary', 'honey', '--auto', '10%,1%'], 'are not shares in ascending order', 2],
  [['dashboard', '--port', 'x'], '--port is a number', 2],
  [['dashboard', '--out', '/no/such/folder/page.html'], 'ENOENT: no such file or directory'],
  [['plan'], 'the brand is missing', 2],
  [['canary', 'honey', '150%'], 'the share is missing', 2],
  [['canary', 'honey'], 'the share is missing', 2],
  [['publish', 'hony', '--no-smoke'], 'hony is not built'],
  [['override', 'honey', '--hours', 'x'], '--hours is a number up to 720', 2],
  [['override', 'honey', '--hours', '5', '--allow-pay'], '--hours is a number up to 4 with --allow-pay', 2],
  [['status', '--sit', 'x'], "Unknown option '--sit'", 2],
  [['status', '--site'], "Option '--site <place>' argument missing", 2],
  [['stack', 'honey', '0123456789ab'], 'honey 0123456789ab is not on this site'],
  [['stack', 'honey', '0123456789ab', 'no-trace.txt'], 'there is no file no-trace.txt'],
  [['status', '--site', 'ftp://x'], 'a site is a folder'],
  [['status', '--site', 's3://bucket/x'], 'no region: set AWS_REGION'],
])('pnpm release %j fails with a message, without a stack', (args, message, code = 1) => {
  const { status, stdout, stderr } = run(...args, ...(args.includes('--site') ? [] : ['--site', site]));
  expect([status, stdout]).toEqual([code, '']);
  expect(stderr).toContain(message);
  expect(stderr).not.toMatch(/^\s+at /m);
  expect(fs.existsSync(site)).toBe(false);
});

test('without a command it prints the help', () => {
  const { status, stdout } = run();
  expect(status).toBe(0);
  for (const command of [
    'plan',
    'publish',
    'canary',
    'promote',
    'rollback',
    'status',
    'verify',
    'check',
    'prune',
  ])
    expect(stdout).toMatch(new RegExp(`^  ${command} `, 'm'));
});

test('check lists placeholder facts and succeeds; check --live fails while one is open', () => {
  const listed = run('check');
  expect(listed.status).toBe(0);
  expect(listed.stdout).toContain('apps/main/brand.ts:');
  const live = run('check', '--live');
  expect([live.status, live.stdout.includes('apps/main/brand.ts:')]).toEqual([1, true]);
  expect(live.stderr).toContain('placeholder facts are open');
});

test('status reads no counts without an address of them', () => {
  const { status, stdout } = run('status', '--site', site);
  expect([status, stdout]).toEqual([
    0,
    'nothing is published\nno error counts: API_RELEASES is not set: the address where the event store counts events by release\n',
  ]);
});

test('settings of the environment are refused, and a mistyped name, without a stack', () => {
  const left = runWith({ API_HONEY: 'https://honey.lxb.cn' }, 'status', '--site', site);
  expect([left.status, left.stdout]).toEqual([1, '']);
  expect(left.stderr).toMatch(
    /^API_HONEY of the environment is not read: .* pnpm release config set NAME=value/,
  );
  const wrong = run('config', 'set', 'API_HONY=https://honey.lxb.cn', '--site', site);
  expect(wrong.status).toBe(1);
  expect(wrong.stderr).toMatch(/^no such setting: API_HONY; there are API_MAIN, /);
  expect(wrong.stderr).not.toMatch(/^\s+at /m);
  expect(fs.existsSync(site)).toBe(false);
});

test('status fails with what verify finds: a refused slice', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'refused-'));
  const honey = { payload: 'e30', protected: 'e30', signature: 'AA' };
  fs.writeFileSync(path.join(folder, 'registry.json'), JSON.stringify({ schema: 1, slices: { honey } }));
  const { status, stdout, stderr } = run('status', '--site', folder);
  fs.rmSync(folder, { recursive: true });
  expect(status).toBe(1);
  expect(stdout).toContain('honey  REFUSED');
  expect(stderr).toMatch(/^honey: the slice of honey is refused/);
});

test('status, verify and config print an object for programs', () => {
  const json = (...args: string[]) => JSON.parse(run(...args, '--json', '--site', site).stdout) as unknown;
  expect(json('status')).toMatchObject({
    ...{ configuration: 0, publishers: [], refused: {}, stale: {}, problems: [] },
    ...{ site, configurationChanges: [], alerts: [{ level: 'note', runbook: 'No statistics' }] },
  });
  expect(json('verify')).toEqual({ problems: [] });
  expect(json('config')).toEqual({ version: 0, settings: {} });
});

test('a failure of the system is a sentence without a stack', () => {
  const { status, stderr } = run('config', 'set', 'ALLOW_PAY=self', '--site', path.join(CLI, 'site'));
  expect(status).toBe(1);
  expect(stderr).toMatch(/^ENOTDIR: [^\n]*\n$/);
});
