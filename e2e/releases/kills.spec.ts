import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { OwnSite } from './fixtures/own-site.ts';
import { HONEY } from '../page-objects/brands.ts';
import { expectPackageList } from '../page-objects/package-list.ts';
import { type Call, callsOn, hasStrace, killAtCall } from './fixtures/kill-at-call.ts';
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

const build = (site: OwnSite) => ['--build', site.secondBuild, '--no-smoke'];

const commands = (site: OwnSite): Killed[] => {
  const publish = ['publish', 'honey', ...build(site)];
  const canary = ['canary', 'honey', '10%'];
  return [
    { name: 'publish', before: [['rollback', 'honey']], args: publish, next: publish },
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

/** `count` of these calls, at random, each once. */
function pick(count: number, calls: readonly Call[]): Call[] {
  const left = [...calls];
  while (left.length > count) left.splice(Math.floor(Math.random() * left.length), 1);
  return left;
}

for (const name of ['publish', 'canary', 'promote', 'rollback'])
  test(`${name} killed at any system call leaves a working page, and the next command repairs the site`, async ({
    page,
    site,
  }) => {
    test.skip(!hasStrace() && !process.env['CI'], 'strace is not installed: apt-get install strace');
    test.setTimeout(60_000 + KILLS * 20_000);
    const command = commands(site).find((each) => each.name === name);
    if (!command) throw new Error(`no command ${name}`);
    const { before, args, next } = command;
    const on = (each: string[]) => [...each, '--site', site.folder];
    const prepare = async () => {
      await site.restore();
      for (const each of before) await site.release(...each);
      // A publish uploads its files again.
      if (name === 'publish')
        await rm(join(site.folder, 'r/honey', site.second), { recursive: true, force: true });
    };
    const opens = async () => {
      await page.goto(HONEY.path);
      await expectPackageList(page, HONEY);
    };

    await prepare();
    const calls = await callsOn(site.folder, on(args));
    for (const [at, call] of pick(KILLS, calls).entries()) {
      await prepare();
      const killed = await killAtCall(call, on(args));
      await test.step(`${at + 1} of ${calls.length} calls: ${killed}`, async () => {
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
  });
