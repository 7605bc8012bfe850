import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSmallSite, type SmallSite } from '../commands/testing/small-site.test-support.ts';
import { program } from './program.ts';
import './change-commands.ts';
import './read-commands.ts';
import './site-commands.ts';

const CLI = path.join(import.meta.dirname, '../cli.ts');

let builds: SmallSite;
let folder: string;
beforeAll(() => {
  builds = openSmallSite();
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'json-'));
});
afterAll(() => {
  builds.close();
  fs.rmSync(folder, { recursive: true });
});

/** Runs `pnpm release … --json` on a site of its own; stdout is one object or nothing is parsed. */
function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', CLI, ...args, '--json', '--site', path.join(folder, 'site')],
    {
      encoding: 'utf8',
      env: {
        PATH: process.env['PATH'] ?? '',
        RELEASE_KEYS: path.join(folder, 'keys'),
        RELEASE_AUTHOR: 'wang',
      },
    },
  );
  return { status, stderr, object: JSON.parse(stdout) as Record<string, unknown> };
}

const build = (publisher: string) => ['--build', builds.context.distOf(publisher), '--no-smoke'];
const version = expect.stringMatching(/^[0-9a-f]{12}$/) as string;

/** A command line, and fields of its object. */
type Case = [args: string[], fields: object];

/** In this order: each one needs those before it. */
const CASES: Record<string, () => Case[]> = {
  keys: () => [
    [
      ['keys', 'add', 'shell'],
      { publisher: 'shell', pages: 0, next: { when: 'once HTML in caches has expired' } },
    ],
    [['keys', 'add', 'honey'], { publisher: 'honey' }],
    [
      ['keys', 'list'],
      {
        keys: [
          { publisher: 'honey', isTrusted: true },
          { publisher: 'shell', signsHere: true },
        ],
      },
    ],
  ],
  config: () => [
    [['config', 'set', 'SITE_ORIGIN=https://vip.lxb.cn'], { configuration: 1, pages: 0 }],
    [['config'], { version: 1, settings: { SITE_ORIGIN: 'https://vip.lxb.cn' } }],
  ],
  publish: () => {
    builds.build('shell');
    builds.build('honey');
    return [
      [
        ['publish', 'shell', ...build('shell')],
        { changes: [{ publisher: 'shell', action: 'publish', isDry: false, problems: [] }] },
      ],
      [
        ['publish', 'honey', ...build('honey'), '--message', 'the first'],
        {
          changes: [
            { serial: { before: 0, after: 1 }, versions: [{ version, before: 0, after: 1 }], pages: 1 },
          ],
        },
      ],
    ];
  },
  owners: () => [
    [['owners', 'record'], { configuration: 2, pages: 2 }],
    [['owners'], { owners: { '/honey': 'honey' } }],
  ],
  plan: () => {
    builds.build('honey', { script: 'other()' });
    return [
      [
        ['plan', 'honey', 'canary', '10%', ...build('honey')],
        { changes: [{ action: 'canary', isDry: true, versions: [{ after: 0.9 }, { after: 0.1 }] }] },
      ],
    ];
  },
  canary: () => {
    const events = path.join(folder, 'events.jsonl');
    fs.writeFileSync(events, '');
    return [
      [['canary', 'honey', '10%', ...build('honey')], { changes: [{ action: 'canary' }] }],
      [
        ['canary', 'honey', '--auto', '10%,50%', '--once', '--events', events],
        { decisions: [{ share: 0.1, act: 'hold', harm: 1 }], changes: [] },
      ],
    ];
  },
  promote: () => [
    [['promote', 'honey'], { changes: [{ action: 'promote', lastGood: { before: null, after: version } }] }],
  ],
  rollback: () => [[['rollback', 'honey'], { changes: [{ action: 'rollback' }] }]],
  compose: () => [[['compose'], { pages: 2, refused: {} }]],
  override: () => [
    [
      ['override', 'honey', ...build('honey'), '--hours', '2'],
      {
        publisher: 'honey',
        version,
        link: expect.stringMatching(/^https:\/\/vip\.lxb\.cn\/honey\?release=/) as string,
      },
    ],
  ],
  prune: () => [[['prune', 'honey'], { publisher: 'honey', removed: [], isDry: false }]],
  verify: () => [[['verify'], { problems: [] }]],
  status: () => [
    [
      ['status'],
      {
        publishers: [
          { publisher: 'shell' },
          { publisher: 'honey', changes: [{}, {}, {}, { by: 'wang', message: 'the first' }] },
        ],
      },
    ],
  ],
  dashboard: () => [
    [['dashboard', '--out', path.join(folder, 'page.html')], { problems: [], alerts: [{ level: 'note' }] }],
  ],
  check: () => [[['check'], { facts: expect.arrayContaining([]) as object[] }]],
};

/** Commands without a case, and why. */
const OTHER_TESTS: Record<string, string> = {
  replay: 'runs until it is stopped: e2e/releases/replay.spec.ts',
  stack: 'needs a build with source maps: stack.test.ts, and below',
};

it('every command prints an object', () => {
  const names = program.commands.map((command) => command.name()).sort();
  expect([...Object.keys(CASES), ...Object.keys(OTHER_TESTS)].sort()).toEqual(names);
});

describe('the object, alone on stdout, of', () => {
  it.each(Object.keys(CASES))('%s', (name) => {
    for (const [args, fields] of CASES[name]?.() ?? []) {
      const { status, object, stderr } = run(...args);
      expect(status, stderr).toBe(0);
      expect(object).toMatchObject(fields);
      expect(object).not.toHaveProperty('error');
    }
  });
});

it('a failure is in the object and on stderr, with the exit code', () => {
  for (const [args, error, exitCode] of [
    [
      ['stack', 'honey', '0123456789ab'],
      'honey 0123456789ab is not on this site: see pnpm release status',
      1,
    ],
    [['promote', 'honey'], 'honey has no canary: pnpm release canary honey 10%', 1],
    [['plan'], 'the brand is missing: pnpm release plan honey; see pnpm release --help', 2],
    [['status', '--sit', 'x'], expect.stringContaining("Unknown option '--sit'"), 2],
  ] as const) {
    const { status, object, stderr } = run(...args);
    expect([status, object]).toEqual([exitCode, expect.objectContaining({ error, exitCode })]);
    expect(stderr).toContain(object['error']);
  }
});

it('a brand that is refused is never 0', () => {
  const file = path.join(folder, 'site/registry.json');
  const before = fs.readFileSync(file, 'utf8');
  const registry = JSON.parse(before) as { slices: Record<string, { signature: string }> };
  registry.slices['honey'] = { ...registry.slices['shell'], signature: 'AAAA' };
  fs.writeFileSync(file, JSON.stringify(registry));
  for (const args of [
    ...[
      ['status'],
      ['verify'],
      ['verify', 'honey'],
      ['compose'],
      ['dashboard', '--out', path.join(folder, 'page.html')],
    ],
    ...[
      ['plan', 'honey', 'rollback'],
      ['rollback', 'honey'],
      ['promote', 'honey'],
      ['prune', 'honey'],
    ],
    ...[
      ['plan', 'honey', ...build('honey')],
      ['publish', 'honey', ...build('honey')],
    ],
  ])
    expect([args, run(...args)]).toMatchObject([args, { status: 1, object: { exitCode: 1 } }]);
  expect(fs.readFileSync(path.join(folder, 'page.html'), 'utf8')).toContain('REFUSED');
  fs.writeFileSync(file, before);
});
