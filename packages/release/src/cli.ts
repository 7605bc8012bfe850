import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { carryOut, type Change } from './commands/change.ts';
import { CommandError } from './command-error.ts';
import { openContext, type Context } from './context.ts';
import { readErrorCounts } from './commands/error-counts.ts';
import { HELP } from './commands/help.ts';
import { printOverride } from './commands/override.ts';
import { prune } from './commands/prune.ts';
import { parseShare } from './commands/shares.ts';
import { statusLines } from './commands/status.ts';
import { verifySite } from './commands/verify.ts';
import { compose } from './compose/compose.ts';
import { pageConfig } from './config.ts';
import { readRegistry } from './registry/registry.ts';

const OPTIONS = {
  site: { type: 'string' },
  build: { type: 'string' },
  all: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  'no-smoke': { type: 'boolean' },
  'allow-removed': { type: 'string', multiple: true },
  version: { type: 'string' },
  hours: { type: 'string' },
  'allow-pay': { type: 'boolean' },
  url: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

type Values = ReturnType<typeof parse>['values'];

function parse() {
  try {
    return parseArgs({ allowPositionals: true, options: OPTIONS });
  } catch (error) {
    throw new CommandError(`${(error as Error).message}\npnpm release --help tells all`);
  }
}

const exceptionsOf = (values: Values) => ({
  allowRemoved: values['allow-removed'] ?? [],
  noSmoke: values['no-smoke'] === true,
});

/** The change that words name: `publish`, `canary 10%`, `promote`, `rollback`. */
function changeOf(name: string | undefined, share: string | undefined): Change | null {
  if (name === 'publish' || name === 'promote' || name === 'rollback') return { name };
  if (name !== 'canary') return null;
  const basisPoints = share === undefined ? null : parseShare(share);
  if (basisPoints === null)
    throw new CommandError('say which share: pnpm release canary honey 10% (or 50bp, or 0%)');
  return { name, share: basisPoints };
}

/** The shell, then every brand that has a build. */
function builtPublishers({ distOf }: Context): string[] {
  const apps = path.dirname(path.dirname(distOf('shell')));
  const brands = fs
    .readdirSync(apps)
    .filter((name) => fs.existsSync(path.join(apps, name, 'routes.ts')))
    .filter((name) => fs.existsSync(path.join(distOf(name), 'build.json')));
  return ['shell', ...brands];
}

/** Where the site is: by itself, the developer's own. */
const originOf = (env: NodeJS.ProcessEnv): string => env['SITE_ORIGIN'] || 'http://localhost:4173';

async function printStatus({ store, keys, env, now, print }: Context): Promise<void> {
  const counts = await readErrorCounts(new URL(pageConfig(env).backends['events'] ?? '', originOf(env)).href);
  const isTold = typeof counts !== 'string';
  statusLines(await readRegistry(store, keys), now, isTold ? counts : null).forEach(print);
  if (!isTold) print(`no counts of errors: ${counts}`);
}

async function manageKeys({ keys, print }: Context, [action, publisher, kid]: string[]): Promise<void> {
  if (!publisher || !action)
    throw new CommandError('pnpm release keys list|add|use|retire <publisher> [key]');
  if (action === 'add')
    print(`${publisher} has the new key ${await keys.add(publisher)}: compose, so that pages trust it`);
  else if (action === 'use' && kid) keys.use(publisher, kid);
  else if (action === 'retire' && kid) keys.retire(publisher, kid);
  else if (action !== 'list')
    throw new CommandError('pnpm release keys list|add|use|retire <publisher> [key]');
  keys.trusted(publisher).forEach((key) => print(`${publisher} trusts ${key.kid}`));
}

async function run(): Promise<void> {
  const { values, positionals } = parse();
  const [command, ...words] = positionals;
  if (!command || values.help) return console.log(HELP);
  const context = await openContext(values.site, values.build, process.env, (line) => console.log(line));
  const { store, keys, env, print } = context;
  const [name] = words;
  const options = { ...exceptionsOf(values), isDry: values['dry-run'] === true };

  if (command === 'status') return printStatus(context);
  if (command === 'keys') return manageKeys(context, words);
  if (command === 'compose') return print(`${(await compose({ store, keys, env })).length} pages composed`);
  if (command === 'verify') {
    const troubles = await verifySite(context, name);
    if (troubles.length > 0) throw new CommandError(troubles.join('\n'));
    return print('everything that is live is what was signed');
  }
  if (command === 'publish' && values.all) {
    for (const publisher of builtPublishers(context))
      await carryOut(context, publisher, { name: 'publish' }, options);
    return;
  }
  if (!name) throw new CommandError(`say of which brand: pnpm release ${command} honey\n\n${HELP}`);
  if (command === 'prune') {
    const gone = await prune(context, name, options.isDry);
    return print(
      gone.length === 0
        ? 'nothing to take away'
        : `${gone.join('\n')}\n${gone.length} releases ${options.isDry ? 'would be' : 'were'} taken away`,
    );
  }
  if (command === 'override')
    return printOverride(context, name, {
      ...options,
      version: values.version,
      hours: hoursOf(values.hours),
      allowPay: values['allow-pay'] === true,
      origin: originOf(env),
      url: values.url,
    });
  const change = command === 'plan' ? changeOf(words[1] ?? 'publish', words[2]) : changeOf(command, words[1]);
  if (!change) throw new CommandError(`there is no command ${positionals.join(' ')}\n\n${HELP}`);
  await carryOut(context, name, change, { ...options, isDry: options.isDry || command === 'plan' });
}

function hoursOf(text: string | undefined): number {
  const hours = Number(text ?? 24);
  if (!(hours > 0 && hours <= 24 * 30)) throw new CommandError('--hours is a number up to 720');
  return hours;
}

run().catch((error: unknown) => {
  if (!(error instanceof CommandError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
});
