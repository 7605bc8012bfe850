import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parsePassport } from '@vip/release-format';
import { CommandError } from '../command-error.ts';
import { checkFacts } from '../commands/check.ts';
import { writeReplay } from '../commands/replay.ts';
import { resolveStack } from '../commands/stack.ts';
import { readErrorCounts, statusData, statusLines } from '../commands/status.ts';
import { verifySite } from '../commands/verify.ts';
import { originOf, releasesAddress } from '../config.ts';
import { WORKSPACE } from '../context.ts';
import { readRegistry } from '../registry/registry.ts';
import { open, printJson, program, shared } from './program.ts';

// Commands that change nothing.

program
  .command('status')
  .description('print live, canary and last good versions with ages and error counts; fails if verify does')
  .action(async () => {
    const context = await open();
    const { store, keys, now, print } = context;
    const registry = await readRegistry(store, keys);
    const { settings } = registry.config;
    const counts = await readErrorCounts(releasesAddress(settings), originOf(settings));
    const isKnown = typeof counts !== 'string';
    const known = isKnown ? counts : null;
    const problems = await verifySite(context);
    if (shared().json) printJson(statusData(registry, known, problems));
    else {
      statusLines(registry, now, known).forEach(print);
      if (!isKnown) print(`no error counts: ${counts}`);
    }
    failOn(problems);
  });

program
  .command('verify [brand]')
  .description('check that all live files are byte for byte what was signed')
  .action(async (brand?: string) => {
    const context = await open();
    const problems = await verifySite(context, brand);
    if (shared().json) printJson({ problems });
    failOn(problems);
    if (!shared().json) context.print('all live files are what was signed');
  });

program
  .command('check')
  .description('list the placeholder facts of the sources: file, fact, what is needed')
  .option('--live', 'fail while one is open')
  .action(({ live = false }: { live?: boolean }) => checkFacts(WORKSPACE, live, (line) => console.log(line)));

program
  .command('stack <brand> <release> [file]')
  .description(
    'print a stack trace of a release (also: of shell), from the file or stdin, with source files, lines and names',
  )
  .action(async (brand: string, release: string, file?: string) => {
    const { store, print } = await open();
    if (file !== undefined && !fs.existsSync(file)) throw new CommandError(`there is no file ${file}`);
    const trace = fs.readFileSync(file ?? process.stdin.fd, 'utf8');
    (await resolveStack(store, { publisher: brand, version: release }, trace)).forEach(print);
  });

program
  .command('replay <passport> [page]')
  .description(
    'serve the page of a support case from the sandbox, as its passport names it: release, reason, shell, serial, configuration',
  )
  .option('--port <number>', 'port of the sandbox (a free one)', '0')
  .action(async (text: string, page: string | undefined, { port }: { port: string }) => {
    const passport = parsePassport(text);
    if (!passport)
      throw new CommandError(`${text} is no passport: it looks like honey.58d0ce.live.91aa02.s21.c4`);
    const context = await open();
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'replay-'));
    process.once('exit', () => fs.rmSync(folder, { recursive: true, force: true }));
    const { path: start, outside } = await writeReplay(context, passport, { folder, page });
    if (outside.length > 0) context.print(`of the sandbox, not of the site: ${outside.join(', ')}`);
    await serveReplay({ folder, port }, (origin) => context.print(`${origin}${start}`));
  });

/** Runs the sandbox over a folder until this process is stopped. */
async function serveReplay(
  { folder, port }: { folder: string; port: string },
  ready: (origin: string) => void,
): Promise<void> {
  const server = spawn(process.execPath, [path.join(WORKSPACE, 'apps/sandbox/src/serve.ts')], {
    env: { ...process.env, SITE_DIR: folder, SANDBOX_DB: ':memory:', PORT: port },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  server.stdout.once('data', (line: Buffer) => ready(/https?:\/\/[^/\s]+/.exec(String(line))?.[0] ?? ''));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.kill(signal));
  const code = await new Promise<number | null>((resolve) => server.once('exit', resolve));
  if (code) throw new CommandError('the sandbox did not start');
}

function failOn(problems: readonly string[]): void {
  if (problems.length > 0) throw new CommandError(problems.join('\n'));
}
