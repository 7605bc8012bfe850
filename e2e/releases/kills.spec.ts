import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HONEY } from '../page-objects/brands.ts';
import { expectPackageList } from '../page-objects/package-list.ts';
import { callsOn, hasStrace, killAtCall } from './fixtures/kill-at-call.ts';
import { buildSecondHoney } from '../fixtures/second-honey.ts';
import { LIST_TEXTS, type OwnSite } from './fixtures/own-site.ts';
import { expect, test } from './fixtures/test.ts';

/** Kills of each command. All calls are tried if there are fewer. */
const KILLS = Number(process.env['E2E_KILLS'] ?? 2);

interface Killed {
  name: string;
  /** Commands that bring the site into the state before it. */
  before: string[][];
  args: string[];
  /** What an operator runs afterwards: `compose` where the command would do one more step. */
  next: string[];
}

const commands = (build: string): Killed[] => {
  const publish = ['publish', 'honey', '--build', build, '--no-smoke'];
  const canary = ['canary', 'honey', '10%'];
  return [
    { name: 'publish', before: [], args: publish, next: publish },
    { name: 'canary', before: [], args: canary, next: canary },
    { name: 'promote', before: [canary], args: ['promote', 'honey'], next: ['compose'] },
    {
      name: 'rollback',
      before: [canary, ['promote', 'honey']],
      args: ['rollback', 'honey'],
      next: ['compose'],
    },
  ];
};

/** All of them, in a random order. */
function shuffled<T>(all: readonly T[]): T[] {
  const [left, taken] = [[...all], [] as T[]];
  while (left.length > 0) taken.push(...left.splice(Math.floor(Math.random() * left.length), 1));
  return taken;
}

/** Removes what the site has of honey beside these versions. */
async function removeOthers({ folder, first, second }: OwnSite): Promise<void> {
  const releases = join(folder, 'r/honey');
  for (const version of await readdir(releases))
    if (version !== first && version !== second) await rm(join(releases, version), { recursive: true });
}

for (const name of ['publish', 'canary', 'promote', 'rollback'])
  test(`${name} killed at any system call leaves a working page, and the next command repairs the site`, async ({
    page,
    site,
  }) => {
    test.skip(!hasStrace() && !process.env['CI'], 'strace is not installed: apt-get install strace');
    test.setTimeout(60_000 + KILLS * 20_000);
    const build = await mkdtemp(join(tmpdir(), 'e2e-third-honey-'));
    await buildSecondHoney(build, { texts: [[LIST_TEXTS.first, '怎么付都可以']] });
    const command = commands(build).find((each) => each.name === name);
    if (!command) throw new Error(`no command ${name}`);
    const { before, args, next } = command;
    const on = (each: string[]) => [...each, '--site', site.folder];
    const prepare = async () => {
      await site.restore();
      // A publish uploads its files each time.
      await removeOthers(site);
      for (const each of before) await site.release(...each);
    };
    const opens = async () => {
      await page.goto(HONEY.path);
      await expectPackageList(page, HONEY);
    };

    await prepare();
    const calls = await callsOn(site.folder, on(args));
    let kills = 0;
    for (const call of shuffled(calls)) {
      if (kills === KILLS) break;
      await prepare();
      const killed = await killAtCall(call, on(args));
      if (killed === null) continue;
      kills += 1;
      await test.step(`kill ${kills}, one of ${calls.length} calls: ${killed}`, async () => {
        await opens();
        const problems = await site.release('verify').then(
          () => [],
          ({ stdout, stderr }: { stdout: string; stderr: string }) => (stdout + stderr).trim().split('\n'),
        );
        expect(problems.filter((problem) => !problem.includes('run pnpm release compose'))).toEqual([]);
        await site.release(...next);
        await site.release('verify');
        await opens();
      });
    }
    await rm(build, { recursive: true });
  });
