import fs from 'node:fs';
import path from 'node:path';
import { Command, CommanderError } from 'commander';
import { brandsIn } from '@vip/dev-tools/brands';
import { CommandError } from './command-error.ts';
import { carryOut, type Change } from './commands/change.ts';
import { printOverride } from './commands/override.ts';
import { prune } from './commands/prune.ts';
import { parseShare } from './commands/shares.ts';
import { resolveStack } from './commands/stack.ts';
import { readErrorCounts, statusLines } from './commands/status.ts';
import { verifySite } from './commands/verify.ts';
import { compose } from './compose/compose.ts';
import { pageConfig } from './config.ts';
import { openContext, type Context } from './context.ts';
import { readRegistry } from './registry/registry.ts';

/** Options that every command takes. */
interface SharedOptions {
  site?: string;
  build?: string;
  dryRun?: boolean;
  smoke: boolean;
  allowRemoved?: string[];
}

interface OverrideFlags {
  version?: string;
  hours?: string;
  allowPay?: boolean;
  url?: string;
}

const program = new Command('pnpm release')
  .usage('<command> [brand]')
  .exitOverride()
  .configureOutput({ outputError: () => undefined })
  .configureHelp({ showGlobalOptions: true })
  .allowExcessArguments()
  .option('--site <place>', 'a folder, or s3://bucket/prefix (SITE_DIR, else .site of the workspace)')
  .option('--build <dir>', 'another build than apps/<brand>/dist')
  .option('--dry-run', 'prints what would happen and changes nothing')
  .option('--no-smoke', 'publishes without opening the pages in a browser first')
  .option(
    '--allow-removed <path>',
    'lets a route go that is live now; may be repeated',
    (value: string, before: string[] = []) => [...before, value],
  )
  .addHelpText(
    'after',
    `
Keys lie in RELEASE_KEYS, else in .data/release-keys, where a developer's own site makes the missing ones.
S3 takes S3_ENDPOINT, AWS_REGION and the usual credentials.
Run-time configuration is taken from the environment when a site is composed: API_MAIN, API_DATACENTER, API_HONEY,
API_YOUQUAN, API_TUIWEN, API_EVENTS, ALLOW_PAY, ALLOW_PICTURE, ALLOW_OPEN, SITE_ORIGIN, RELEASE_BASE, REGISTRY_BASE, and
  WECHAT_APPID      the official account whose openid pays inside WeChat; without it orders go without a code
  WECHAT_AUTHORIZE  where WeChat authorises (https://open.weixin.qq.com/connect/oauth2/authorize)`,
  )
  .action((_options: SharedOptions, { args }: Command) => {
    if (args.length > 0)
      throw new CommandError(`there is no command ${args.join(' ')}\n\n${program.helpInformation()}`);
    program.outputHelp();
  });

const shared = () => program.opts<SharedOptions>();

const open = () => openContext(shared().site, shared().build, process.env, (line) => console.log(line));

const changeOptions = () => {
  const { allowRemoved = [], smoke, dryRun = false } = shared();
  return { allowRemoved, noSmoke: !smoke, isDry: dryRun };
};

program
  .command('plan <brand> [change] [share]')
  .description(
    'prints who would see what, before and after publish (or canary 10% | promote | rollback), and changes nothing',
  )
  .action(async (brand: string, name = 'publish', share?: string) => {
    const change = changeOf(name, share);
    if (!change)
      throw new CommandError(`there is no command plan ${brand} ${name}\n\n${program.helpInformation()}`);
    await carryOut(await open(), brand, change, { ...changeOptions(), isDry: true });
  });

program
  .command('publish [brand]')
  .description(
    "the brand's build is live for everybody: an immutable version, its routes and hashes, the HTML (also: publish shell)",
  )
  .option('--all', 'the shell, then every brand that is built')
  .action(async (brand: string | undefined, { all }: { all?: boolean }) => {
    const context = await open();
    if (!all && brand === undefined) throw missingBrand('publish');
    for (const publisher of all ? builtPublishers(context) : [String(brand)])
      await carryOut(context, publisher, { name: 'publish' }, changeOptions());
  });

program
  .command('canary <brand> [share]')
  .description(
    'the build for a share of the users (10%, 0.5%, 50bp); again with another share, it widens or narrows',
  )
  .action(async (brand: string, share?: string) =>
    carryOut(await open(), brand, canary(share), changeOptions()),
  );

program
  .command('promote <brand>')
  .description('the canary is live for everybody')
  .action(async (brand: string) => carryOut(await open(), brand, { name: 'promote' }, changeOptions()));

program
  .command('rollback <brand>')
  .description(
    'takes the last step back: ends a canary, else the last good version is live again (also: rollback shell)',
  )
  .action(async (brand: string) => carryOut(await open(), brand, { name: 'rollback' }, changeOptions()));

program
  .command('status')
  .description('live, canary and last good versions, their ages, and how often they failed')
  .action(async () => {
    const { store, keys, env, now, print } = await open();
    const events = new URL(pageConfig(env).backends['events'] ?? '', originOf(env));
    const counts = await readErrorCounts(events.href);
    const isKnown = typeof counts !== 'string';
    statusLines(await readRegistry(store, keys), now, isKnown ? counts : null).forEach(print);
    if (!isKnown) print(`no counts of errors: ${counts}`);
  });

program
  .command('verify [brand]')
  .description('whether everything that is live is what was signed, to the last byte')
  .action(async (brand?: string) => {
    const context = await open();
    const troubles = await verifySite(context, brand);
    if (troubles.length > 0) throw new CommandError(troubles.join('\n'));
    context.print('everything that is live is what was signed');
  });

program
  .command('prune <brand>')
  .description('removes old versions that nothing goes back to')
  .action(async (brand: string) => {
    const context = await open();
    const { isDry } = changeOptions();
    const gone = await prune(context, brand, isDry);
    context.print(
      gone.length === 0
        ? 'nothing to take away'
        : `${gone.join('\n')}\n${gone.length} releases ${isDry ? 'would be' : 'were'} taken away`,
    );
  });

program
  .command('override <brand>')
  .description('a signed link, and QR code, that shows one version to whoever opens it')
  .option('--version <version>', 'an uploaded version (else the build)')
  .option('--hours <hours>', 'how long it holds (24)')
  .option('--allow-pay', 'it may pay')
  .option('--url <url>', "the page that is opened (else the version's first one)")
  .action(async (brand: string, { version, hours, allowPay = false, url }: OverrideFlags) => {
    const context = await open();
    const origin = originOf(context.env);
    const options = { ...changeOptions(), version, hours: hoursOf(hours), allowPay, origin, url };
    await printOverride(context, brand, options);
  });

program
  .command('stack <brand> <release> [file]')
  .description(
    'prints a stack trace of a release (also: of shell), from the file or stdin, with source files, lines and names',
  )
  .action(async (brand: string, release: string, file?: string) => {
    const { store, print } = await open();
    if (file !== undefined && !fs.existsSync(file)) throw new CommandError(`there is no file ${file}`);
    const trace = fs.readFileSync(file ?? process.stdin.fd, 'utf8');
    (await resolveStack(store, { publisher: brand, version: release }, trace)).forEach(print);
  });

program
  .command('compose')
  .description('writes the HTML anew, e.g. after the run-time configuration changed')
  .action(async () => {
    const { store, keys, env, print } = await open();
    print(`${(await compose({ store, keys, env })).length} pages composed`);
  });

const KEYS_USAGE = 'pnpm release keys list|add|use|retire <publisher> [key]';

program
  .command('keys [action] [brand] [key]')
  .description("list | add | use | retire: the keys that a brand's part of the registry is signed with")
  .action(async (action?: string, publisher?: string, kid?: string) => {
    const { keys, print } = await open();
    if (!publisher || !action) throw new CommandError(KEYS_USAGE);
    if (action === 'add')
      print(`${publisher} has the new key ${await keys.add(publisher)}: compose, so that pages trust it`);
    else if (action === 'use' && kid) keys.use(publisher, kid);
    else if (action === 'retire' && kid) keys.retire(publisher, kid);
    else if (action !== 'list') throw new CommandError(KEYS_USAGE);
    keys.trusted(publisher).forEach((key) => print(`${publisher} trusts ${key.kid}`));
  });

/** The change that words name: `publish`, `canary 10%`, `promote`, `rollback`; null for another word. */
function changeOf(name: string, share: string | undefined): Change | null {
  if (name === 'publish' || name === 'promote' || name === 'rollback') return { name };
  return name === 'canary' ? canary(share) : null;
}

function canary(share: string | undefined): Change {
  const basisPoints = share === undefined ? null : parseShare(share);
  if (basisPoints === null)
    throw new CommandError('say which share: pnpm release canary honey 10% (or 50bp, or 0%)');
  return { name: 'canary', share: basisPoints };
}

/** The shell, then every brand that has a build. */
function builtPublishers({ distOf }: Context): string[] {
  const apps = path.dirname(path.dirname(distOf('shell')));
  const brands = brandsIn(path.dirname(apps));
  return ['shell', ...brands.filter((name) => fs.existsSync(path.join(distOf(name), 'build.json')))];
}

/** Where the site is; the developer's own sandbox where nothing names another. */
const originOf = (env: NodeJS.ProcessEnv): string => env['SITE_ORIGIN'] || 'http://localhost:4173';

function hoursOf(text: string | undefined): number {
  const hours = Number(text ?? 24);
  if (!(hours > 0 && hours <= 24 * 30)) throw new CommandError('--hours is a number up to 720');
  return hours;
}

const missingBrand = (command: string): CommandError =>
  new CommandError(`say of which brand: pnpm release ${command} honey\n\n${program.helpInformation()}`);

/** An error of the parser, in the words of this command. */
function usageError({ code, message }: CommanderError): CommandError {
  if (code === 'commander.missingArgument') return missingBrand(program.args[0] ?? '');
  const text = message.replace(/^error: /, '');
  return new CommandError(`${text.charAt(0).toUpperCase()}${text.slice(1)}\npnpm release --help tells all`);
}

try {
  await program.parseAsync();
} catch (error) {
  const shown = error instanceof CommanderError && error.exitCode !== 0 ? usageError(error) : error;
  if (shown instanceof CommandError) {
    console.error(shown.message);
    process.exitCode = 1;
  } else if (!(shown instanceof CommanderError)) throw shown;
}
