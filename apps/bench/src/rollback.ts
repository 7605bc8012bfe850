import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { apps, releaseCommand } from './paths.ts';
import { CHANGES, changeText } from './release-change/change.ts';
import { openChangedBuilds } from './release-change/build-changed.ts';
import { spread } from './report/figures.ts';
import { aligned } from './report/table.ts';

// `node src/rollback.ts`: a rollback of the brand with the most pages, on sites of 4 and 200 brands, beside what a team
// without releases has: `git revert`, a build of the shell and the brand, and a publish. Times in s, of whole processes.

const RUNS = 5;
const BRAND = 'main';
const BRANDS = ['main', 'honey', 'youquan', 'tuiwen'];
const ROOT = path.dirname(apps);
const [change] = CHANGES;
if (!change) throw new Error('there is no change to release');

const node = (script: string, ...args: string[]) =>
  execFileSync(process.execPath, ['--disable-warning=ExperimentalWarning', script, ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });

function seconds(run: () => unknown): number {
  const start = performance.now();
  run();
  return (performance.now() - start) / 1000;
}

/** Runs a step with a temporary folder. */
function inFolder<T>(step: (folder: string) => T): T {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-rollback-'));
  try {
    return step(folder);
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

/** Rollbacks of the brand on a site of so many brands; each undoes a publish of the other version. */
const rollbacks = (brands: number, build: string): number[] =>
  inFolder((site) => {
    const on = (...args: string[]) => node(releaseCommand, ...args, '--no-smoke', '--site', site);
    for (const publisher of ['shell', ...BRANDS]) on('publish', publisher);
    if (brands > BRANDS.length)
      node(path.join(ROOT, 'packages/release/src/testing/crowd.ts'), site, String(brands - BRANDS.length));
    return Array.from({ length: RUNS }, () => {
      on('publish', BRAND, '--build', build);
      return seconds(() => on('rollback', BRAND));
    });
  });

/** A revert of the same change in a clone with its packages installed, until the site has it. */
const reverts = (): number[] =>
  inFolder((folder) => {
    const clone = path.join(folder, 'clone');
    const on = (command: string, ...args: string[]) =>
      execFileSync(command, args, { cwd: clone, stdio: ['ignore', 'ignore', 'inherit'] });
    const as = ['-c', 'user.name=bench', '-c', 'user.email=bench@localhost'];
    execFileSync('git', ['clone', '--quiet', ROOT, clone]);
    on('pnpm', 'install', '--offline', '--frozen-lockfile');
    const file = path.join(clone, 'apps', BRAND, change.file);
    fs.writeFileSync(file, changeText(fs.readFileSync(file, 'utf8'), change));
    on('git', ...as, 'commit', '--all', '--message', 'change');
    return [
      seconds(() => {
        on('git', ...as, 'revert', '--no-edit', 'HEAD');
        on(
          'pnpm',
          'exec',
          'turbo',
          'run',
          'build',
          '--force',
          '--filter=@vip/shell',
          `--filter=@vip/${BRAND}`,
        );
        for (const publisher of ['shell', BRAND])
          on('pnpm', 'release', 'publish', publisher, '--no-smoke', '--site', path.join(folder, 'site'));
      }),
    ];
  });

const builds = openChangedBuilds(BRAND);
try {
  const build = builds.build(change);
  const rows: [string, number[]][] = [
    ['rollback, 4 brands', rollbacks(4, build)],
    ['rollback, 200 brands', rollbacks(200, build)],
    ['git revert, build, publish', reverts()],
  ];
  const lines = rows.map(([name, times]) => {
    const { median, min, max } = spread(times);
    return [name, median.toFixed(2), `${min.toFixed(2)}–${max.toFixed(2)}`, String(times.length)];
  });
  console.log(aligned([['', 'median s', 'range', 'runs'], ...lines]).join('\n'));
} finally {
  builds.remove();
}
