import fs from 'node:fs';
import { CommandError } from '../command-error.ts';
import { checkFacts } from '../commands/check.ts';
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

function failOn(problems: readonly string[]): void {
  if (problems.length > 0) throw new CommandError(problems.join('\n'));
}
