import fs from 'node:fs';
import path from 'node:path';
import { brandsIn } from '@vip/dev-tools/brands';
import { hoursFromFile, hoursFromStore, type ReadHours } from '../canary/read-hours.ts';
import { CommandError } from '../command-error.ts';
import { autoCanary, parseShares, replayed } from '../commands/auto-canary.ts';
import { carryOut, type Change } from '../commands/change.ts';
import { printOverride } from '../commands/override.ts';
import { prune } from '../commands/prune.ts';
import { parseShare } from '../commands/shares.ts';
import { originOf, statisticsAddress } from '../config.ts';
import type { Context } from '../context.ts';
import { readRegistry } from '../registry/registry.ts';
import { changeOptions, missingBrand, open, program, shared } from './program.ts';

// Commands that change which release runs.

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
