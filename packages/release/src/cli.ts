import fs from 'node:fs';
import path from 'node:path';
import { Command, CommanderError } from 'commander';
import { brandsIn } from '@vip/dev-tools/brands';
import { CommandError } from './command-error.ts';
import { hoursFromFile, hoursFromStore, type ReadHours } from './canary/read-hours.ts';
import { autoCanary, parseShares, replayed } from './commands/auto-canary.ts';
import { carryOut, type Change } from './commands/change.ts';
import { checkFacts } from './commands/check.ts';
import { configLines, configure, settingChanges, type SettingChanges } from './commands/configure.ts';
import { addKey, keyLines, recoverKey, retireKey, trustKey, useKey } from './commands/keys.ts';
import { printOverride } from './commands/override.ts';
import { giveOwner, ownerLines, recordOwners } from './commands/owners.ts';
import { prune } from './commands/prune.ts';
import { parseShare } from './commands/shares.ts';
import { resolveStack } from './commands/stack.ts';
import { readErrorCounts, statusData, statusLines } from './commands/status.ts';
import { verifySite } from './commands/verify.ts';
import { compose } from './compose/compose.ts';
import { originOf, refuseEnvironment, releasesAddress, statisticsAddress } from './config.ts';
import { openContext, WORKSPACE, type Context } from './context.ts';
import { readRegistry } from './registry/registry.ts';

/** Options that every command takes. */
interface SharedOptions {
  site?: string;
  build?: string;
  dryRun?: boolean;
  smoke: boolean;
  json?: boolean;
  allowRemoved?: string[];
  acceptStale?: string[];
}

interface OverrideFlags {
  version?: string;
  hours?: string;
  allowPay?: boolean;
  url?: string;
}

interface CanaryFlags {
  auto?: string;
  every?: string;
  once?: boolean;
  events?: string;
}

const listed = (value: string, before: string[] = []) => [...before, value];

const program = new Command('pnpm release')
  .usage('<command> [brand]')
  .exitOverride()
  .configureOutput({ outputError: () => undefined })
  .configureHelp({ showGlobalOptions: true })
  .allowExcessArguments()
  .option('--site <place>', 'a folder, or s3://bucket/prefix (SITE_DIR, else .site of the workspace)')
  .option('--build <dir>', 'another build than apps/<brand>/dist')
  .option('--dry-run', 'print what would happen and change nothing')
  .option('--json', 'of status, verify and config: print an object, for programs')
  .option('--no-smoke', 'publish without opening the pages in a browser first')
  .option('--allow-removed <path>', 'allow the removal of a route that is live; may be repeated', listed)
  .option(
    '--accept-stale <publisher>',
    'go on although its slice is missing, older than what pages have, or expired; may be repeated',
    listed,
  )
  .addHelpText(
    'after',
    `
Keys are in RELEASE_KEYS, else in .data/release-keys, where missing keys of a developer's own site are created.
S3 uses S3_ENDPOINT, AWS_REGION and the usual credentials.
Settings of the site, for pnpm release config set NAME=value: API_MAIN, API_DATACENTER, API_HONEY, API_YOUQUAN,
API_TUIWEN, ALLOW_PAY, ALLOW_PICTURE, ALLOW_OPEN, SITE_ORIGIN, RELEASE_BASE, REGISTRY_BASE, and
  API_EVENTS        the full address of the event upload (/api/events/v1/events)
  API_RELEASES      the full address where events are counted by release; without it status prints no counts
  ADAPTER_MAIN …    the adapter of a backend in another wire format: litemall or laravel
  CAPABILITIES_MAIN …  what a backend can do, as JSON: {"idempotency":"none","pay_again":"new","sms_resend_s":90}
  WECHAT_APPID      the official account whose openid pays inside WeChat; without it orders have no code
  WECHAT_AUTHORIZE  where WeChat authorises (https://open.weixin.qq.com/connect/oauth2/authorize)`,
  )
  .action((_options: SharedOptions, { args }: Command) => {
    if (args.length > 0)
      throw new CommandError(`there is no command ${args.join(' ')}\n\n${program.helpInformation()}`);
    program.outputHelp();
  });

const shared = () => program.opts<SharedOptions>();

function open(): Promise<Context> {
  refuseEnvironment(process.env);
  return openContext(shared().site, shared().build, process.env, (line) => console.log(line));
}

const changeOptions = () => {
  const { allowRemoved = [], acceptStale = [], smoke, dryRun = false } = shared();
  return { allowRemoved, acceptStale, noSmoke: !smoke, isDry: dryRun };
};

program
  .command('plan <brand> [change] [share]')
  .description(
    'print the versions by share of users, before and after publish (or canary 10% | promote | rollback), and change nothing',
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
    "make the brand's build live for all users: an immutable version, its routes and hashes, the HTML (also: publish shell)",
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
  .description('run the build for a share of the users (10%, 0.5%, 50bp); run again to change the share')
  .option(
    '--auto <shares>',
    'judge it by what pages report: widen it (1%,10%,50%), hold it, or take it back (exit 3)',
  )
  .option('--every <minutes>', 'minutes between two decisions (5)')
  .option('--once', 'one decision, for a scheduler')
  .option('--events <file>', 'read events from a file, a JSON object per line, not from API_STATISTICS')
  .action(async (brand: string, share: string | undefined, { auto, ...flags }: CanaryFlags) => {
    const context = await open();
    if (auto === undefined) return carryOut(context, brand, canary(share), changeOptions());
    const shares = parseShares(auto);
    if (shared().dryRun && flags.events !== undefined)
      return replayed(await hoursFromFile(flags.events)(brand)).forEach(({ hour, decision }) =>
        context.print(`${hour}  ${decision.act}: ${decision.why}`),
      );
    const readHours = flags.events === undefined ? await storeHours(context) : hoursFromFile(flags.events);
    const wait = flags.once ? null : () => minutes(flags.every ?? '5', context);
    await autoCanary(context, brand, { change: changeOptions(), shares, readHours, wait });
  });

async function storeHours({ store, keys }: Context): Promise<ReadHours> {
  const { settings } = (await readRegistry(store, keys)).config;
  const address = statisticsAddress(settings);
  if (address === null)
    throw new CommandError(
      'API_STATISTICS is not set: pnpm release config set API_STATISTICS=…, or read a file with --events',
    );
  return hoursFromStore(new URL(address, originOf(settings)).href);
}

async function minutes(text: string, context: Context): Promise<void> {
  const every = Number(text);
  if (!(every > 0)) throw new CommandError('--every is a number of minutes');
  await new Promise((resolve) => setTimeout(resolve, every * 60_000));
  context.now = new Date();
}

program
  .command('promote <brand>')
  .description('make the canary live for all users')
  .action(async (brand: string) => carryOut(await open(), brand, { name: 'promote' }, changeOptions()));

program
  .command('rollback <brand>')
  .description(
    'undo the last change: end a canary, else make the last good version live again (also: rollback shell)',
  )
  .action(async (brand: string) => carryOut(await open(), brand, { name: 'rollback' }, changeOptions()));

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
  .command('prune <brand>')
  .description('remove old versions that are no rollback target')
  .action(async (brand: string) => {
    const context = await open();
    const { isDry } = changeOptions();
    const gone = await prune(context, brand, isDry);
    context.print(
      gone.length === 0
        ? 'nothing to remove'
        : `${gone.join('\n')}\n${gone.length} releases ${isDry ? 'would be' : 'were'} removed`,
    );
  });

program
  .command('override <brand>')
  .description('print a signed link and QR code that shows one version to whoever opens it')
  .option('--version <version>', 'an uploaded version (else the build)')
  .option('--hours <hours>', 'how long it is valid (24; with --allow-pay 4, and no longer)')
  .option('--allow-pay', 'payments are possible')
  .option('--url <url>', "the page to open (else the version's first one)")
  .action(async (brand: string, { version, hours, allowPay = false, url }: OverrideFlags) => {
    const context = await open();
    const { config } = await readRegistry(context.store, context.keys);
    const origin = originOf(config.settings);
    const options = { ...changeOptions(), version, hours: hoursOf(hours, allowPay), allowPay, origin, url };
    await printOverride(context, brand, options);
  });

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
  .command('compose')
  .description('compose the HTML again')
  .action(async () => {
    const context = await open();
    const { acceptStale } = changeOptions();
    context.print(`${(await compose({ ...context, acceptStale })).length} pages composed`);
  });

const CONFIG_USAGE = 'pnpm release config | config set NAME=value … | config unset NAME …';

program
  .command('config [action] [settings...]')
  .description('print the settings of the site; set or unset some of them, and compose the HTML with them')
  .option('--allow-unreachable', 'set addresses although no server answers there')
  .action(
    async (
      action: string | undefined,
      given: string[],
      { allowUnreachable = false }: { allowUnreachable?: boolean },
    ) => {
      const context = await open();
      if (action === undefined) {
        const { tag: _, ...config } = (await readRegistry(context.store, context.keys)).config;
        return shared().json ? printJson(config) : configLines(config).forEach(context.print);
      }
      const changes = changesOf(action, given);
      if (!changes || given.length === 0) throw new CommandError(CONFIG_USAGE);
      const { isDry, acceptStale } = changeOptions();
      await configure(context, changes, { isDry, acceptStale, allowUnreachable });
    },
  );

function changesOf(action: string, given: readonly string[]): SettingChanges | null {
  if (action === 'set') return settingChanges(given);
  return action === 'unset' ? Object.fromEntries(given.map((name) => [name, null])) : null;
}

program
  .command('owners [action] [path] [brand]')
  .description(
    'the brand of each path: print them | record (as it is now) | give <path> <brand> | free <path>',
  )
  .action(async (action?: string, path?: string, brand?: string) => {
    const context = await open();
    if (action === undefined) (await ownerLines(context)).forEach(context.print);
    else if (action === 'record') await recordOwners(context);
    else if (action === 'give' && path && brand) await giveOwner(context, path, brand);
    else if (action === 'free' && path) await giveOwner(context, path, null);
    else throw new CommandError('pnpm release owners | record | give <path> <brand> | free <path>');
  });

const KEYS_USAGE =
  'pnpm release keys list [publisher] | add <publisher> | trust <brand> <key> <x> <y> | use <publisher> <key> | retire <publisher> <key> | recover <publisher>';

program
  .command('keys [action] [publisher] [key...]')
  .description('list | add | trust | use | retire | recover: the keys that sign the slices of the registry')
  .action(async (action: string | undefined, publisher: string | undefined, given: string[]) => {
    const context = await open();
    const [kid, x, y] = given;
    if (action === 'list') (await keyLines(context, publisher)).forEach(context.print);
    else if (action === 'add' && publisher) await addKey(context, publisher);
    else if (action === 'trust' && publisher && kid && x && y)
      await trustKey(context, publisher, { kid, x, y });
    else if (action === 'use' && publisher && kid) await useKey(context, publisher, kid);
    else if (action === 'retire' && publisher && kid) await retireKey(context, publisher, kid);
    else if (action === 'recover' && publisher) await recoverKey(context, publisher);
    else throw new CommandError(KEYS_USAGE);
  });

const printJson = (value: object): void => console.log(JSON.stringify(value, null, 2));

function failOn(problems: readonly string[]): void {
  if (problems.length > 0) throw new CommandError(problems.join('\n'));
}

/** The change by name: `publish`, `canary 10%`, `promote`, `rollback`; null for another name. */
function changeOf(name: string, share: string | undefined): Change | null {
  if (name === 'publish' || name === 'promote' || name === 'rollback') return { name };
  return name === 'canary' ? canary(share) : null;
}

function canary(share: string | undefined): Change {
  const basisPoints = share === undefined ? null : parseShare(share);
  if (basisPoints === null)
    throw new CommandError('the share is missing: pnpm release canary honey 10% (or 50bp, or 0%)');
  return { name: 'canary', share: basisPoints };
}

/** The shell, then every brand that has a build. */
function builtPublishers({ distOf }: Context): string[] {
  const apps = path.dirname(path.dirname(distOf('shell')));
  const brands = brandsIn(path.dirname(apps));
  return ['shell', ...brands.filter((name) => fs.existsSync(path.join(distOf(name), 'build.json')))];
}

/** A link that allows payments is passed on like any other: it is valid for a test, not for a month. */
const MOST_PAY_HOURS = 4;

function hoursOf(text: string | undefined, allowPay: boolean): number {
  const hours = Number(text ?? (allowPay ? MOST_PAY_HOURS : 24));
  const most = allowPay ? MOST_PAY_HOURS : 24 * 30;
  if (!(hours > 0 && hours <= most))
    throw new CommandError(`--hours is a number up to ${most}${allowPay ? ' with --allow-pay' : ''}`);
  return hours;
}

const missingBrand = (command: string): CommandError =>
  new CommandError(`the brand is missing: pnpm release ${command} honey\n\n${program.helpInformation()}`);

/** A parser error with the usage of this command. */
function usageError({ code, message }: CommanderError): CommandError {
  if (code === 'commander.missingArgument') return missingBrand(program.args[0] ?? '');
  const text = message.replace(/^error: /, '');
  return new CommandError(`${text.charAt(0).toUpperCase()}${text.slice(1)}\nsee pnpm release --help`);
}

/** A full disk, a missing right or a lost connection is no fault of the command: its message is a sentence already. */
function withoutStack(error: unknown): unknown {
  const { code, message } = error as NodeJS.ErrnoException;
  const isOfSystem = error instanceof Error && typeof code === 'string' && /^E[A-Z]+$/.test(code);
  return isOfSystem
    ? new CommandError(`${message}: what is live works as before; put it right, and run the command again`)
    : error;
}

try {
  await program.parseAsync();
} catch (error) {
  const shown =
    error instanceof CommanderError && error.exitCode !== 0 ? usageError(error) : withoutStack(error);
  if (shown instanceof CommandError) {
    console.error(shown.message);
    process.exitCode = shown.exitCode;
  } else if (!(shown instanceof CommanderError)) throw shown;
}
