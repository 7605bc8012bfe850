import fs from 'node:fs';
import { parsePassport } from '@vip/release-format';
import { hoursFromFile, hoursFromStore, type ReadHours } from '../canary/read-hours.ts';
import { CommandError, usageError } from '../command-error.ts';
import { checkFacts } from '../commands/check.ts';
import { resolveStack } from '../commands/stack.ts';
import { verifySite } from '../commands/verify.ts';
import { WORKSPACE } from '../context.ts';
import { openFacts } from '../gates/open-facts.ts';
import { open, print, program, report, shared } from './program.ts';

// Commands that change nothing.

program
  .command('status')
  .description(
    'print live, canary and last good versions with ages and error counts; fails if verify does, or a canary is judged bad',
  )
  .action(async () => {
    const [{ siteOverview }, { statusLines }] = await Promise.all([
      import('../overview/site-overview.ts'),
      import('../commands/status.ts'),
    ]);
    const overview = await siteOverview(await open(), { site: shared().site });
    report(overview);
    statusLines(overview).forEach(print);
    failOn(overview.problems);
  });

interface DashboardFlags {
  out?: string;
  port?: string;
  statistics?: string;
}

program
  .command('dashboard')
  .description("the site's state, changes, rates and next steps as one page, on this machine or in a file")
  .option('--out <file>', 'write the page; fails if status does')
  .option('--port <number>', 'serve it at this port of the own machine (4190)')
  .option('--statistics <place>', 'an address or a file of events, not API_STATISTICS')
  .action(async ({ out, port = '4190', statistics }: DashboardFlags) => {
    if (!/^\d{1,5}$/.test(port)) throw usageError('--port is a number');
    const [{ siteOverview }, { dashboardPage }] = await Promise.all([
      import('../overview/site-overview.ts'),
      import('../dashboard/page.ts'),
    ]);
    const context = await open();
    const options = {
      site: shared().site,
      ...(statistics !== undefined && { readHours: hoursFrom(statistics) }),
    };
    const read = () => siteOverview({ ...context, now: new Date() }, options);
    if (out === undefined && !shared().json) {
      const { serveDashboard } = await import('../dashboard/server.ts');
      const { address } = await serveDashboard(Number(port), read);
      return print(`${address}  (ends with Ctrl+C)`);
    }
    const overview = await read();
    report(overview);
    if (out !== undefined) {
      // Renamed when it is complete: the page of before is better than half of this one.
      fs.writeFileSync(`${out}.part`, dashboardPage(overview));
      fs.renameSync(`${out}.part`, out);
      print(`${out} is written`);
    }
    failOn(overview.problems);
  });

const hoursFrom = (place: string): ReadHours =>
  /^https?:\/\//.test(place) ? hoursFromStore(place) : hoursFromFile(place);

program
  .command('verify [brand]')
  .description('check that all live files are byte for byte what was signed')
  .action(async (brand?: string) => {
    const problems = await verifySite(await open(), brand);
    report({ problems });
    failOn(problems);
    print('all live files are what was signed');
  });

program
  .command('check')
  .description('list the placeholder facts of the sources: file, fact, what is needed')
  .option('--live', 'fail while one is open')
  .action(({ live = false }: { live?: boolean }) => {
    const facts = openFacts(WORKSPACE);
    report({ facts });
    checkFacts(facts, live, print);
  });

program
  .command('stack <brand> <release> [file]')
  .description(
    'print a stack trace of a release (also: of shell), from the file or stdin, with source files, lines and names',
  )
  .action(async (brand: string, release: string, file?: string) => {
    const { store } = await open();
    if (file !== undefined && !fs.existsSync(file)) throw new CommandError(`there is no file ${file}`);
    const trace = fs.readFileSync(file ?? process.stdin.fd, 'utf8');
    const lines = await resolveStack(store, { publisher: brand, version: release }, trace);
    report({ publisher: brand, version: release, lines });
    lines.forEach(print);
  });

program
  .command('replay <passport> [page]')
  .description(
    'serve the page of a support case from the sandbox, as its passport names it: release, reason, shell, serial, configuration',
  )
  .option('--port <number>', 'port of the sandbox (a free one)', '0')
  .action(async (text: string, page: string | undefined, { port }: { port: string }) => {
    const passport = parsePassport(text);
    if (!passport) throw usageError(`${text} is no passport: it looks like honey.58d0ce.live.91aa02.s21.c4`);
    report({ passport });
    const { serveReplay } = await import('../replay/serve-replay.ts');
    await serveReplay(await open(), passport, { page, port });
  });

function failOn(problems: readonly string[]): void {
  if (problems.length > 0) throw new CommandError(problems.join('\n'));
}
