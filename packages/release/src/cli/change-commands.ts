import fs from 'node:fs';
import path from 'node:path';
import { brandsIn } from '@vip/dev-tools/brands';
import { hoursFromFile, hoursOfSite, type ReadHours } from '../canary/read-hours.ts';
import { CommandError, usageError } from '../command-error.ts';
import { autoCanary, parseShares, replayed, type Judged } from '../commands/auto-canary.ts';
import { carryOut, type Change, type ChangeResult } from '../commands/change.ts';
import { MOST_HOURS, printOverride, revokeLink } from '../commands/override.ts';
import { prune } from '../commands/prune.ts';
import { parseShare } from '../commands/shares.ts';
import { originOf } from '../config.ts';
import type { Context } from '../context.ts';
import { readRegistry } from '../registry/registry.ts';
import { changeOptions, missingBrand, noCommand, open, program, report, shared } from './program.ts';

// Commands that change which release runs.

interface OverrideFlags {
  version?: string;
  hours?: string;
  allowPay?: boolean;
  url?: string;
  revoke?: string;
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
    if (!change) throw noCommand(`plan ${brand} ${name}`);
    await carryOutAll([brand], change, { isDry: true });
  });

/** One change of each publisher, in turn. */
async function carryOutAll(
  publishers: readonly string[],
  change: Change,
  more: { isDry?: boolean } = {},
): Promise<void> {
  const context = await open();
  const changes: ChangeResult[] = [];
  report({ changes });
  for (const publisher of publishers)
    changes.push(await carryOut(context, publisher, change, { ...changeOptions(), ...more }));
}

program
  .command('publish [brand]')
  .description(
    "make the brand's build live for all users: an immutable version, its routes and hashes, the HTML (also: publish shell)",
  )
  .option('--all', 'the shell, then every brand that is built')
  .action(async (brand: string | undefined, { all }: { all?: boolean }) => {
    if (!all && brand === undefined) throw missingBrand('publish');
    await carryOutAll(all ? builtPublishers(await open()) : [String(brand)], { name: 'publish' });
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
    if (auto === undefined) return carryOutAll([brand], canary(share));
    const context = await open();
    const shares = parseShares(auto);
    if (shared().dryRun && flags.events !== undefined) {
      const decisions = replayed(await hoursFromFile(flags.events)(brand));
      report({ decisions });
      return decisions.forEach(({ at, act, why }) => context.print(`${at}  ${act}: ${why}`));
    }
    const readHours = flags.events === undefined ? await storeHours(context) : hoursFromFile(flags.events);
    const wait = flags.once ? null : () => minutes(flags.every ?? '5', context);
    const decisions: Judged[] = [];
    const changes: ChangeResult[] = [];
    report({ decisions, changes });
    await autoCanary(context, brand, {
      ...{ change: changeOptions(), shares, readHours, wait },
      onDecision: (decision) => decisions.push(decision),
      onChange: (result) => changes.push(result),
    });
  });

async function storeHours({ store, keys }: Context): Promise<ReadHours> {
  const readHours = hoursOfSite((await readRegistry(store, keys)).config.settings);
  if (readHours === null)
    throw new CommandError(
      'API_STATISTICS is not set: pnpm release config set API_STATISTICS=…, or read a file with --events',
    );
  return readHours;
}

async function minutes(text: string, context: Context): Promise<void> {
  const every = Number(text);
  if (!(every > 0)) throw usageError('--every is a number of minutes');
  await new Promise((resolve) => setTimeout(resolve, every * 60_000));
  context.now = new Date();
}

program
  .command('promote <brand>')
  .description('make the canary live for all users')
  .action((brand: string) => carryOutAll([brand], { name: 'promote' }));

program
  .command('rollback <brand>')
  .description(
    'undo the last change: end a canary, else make the last good version live again (also: rollback shell)',
  )
  .action((brand: string) => carryOutAll([brand], { name: 'rollback' }));

program
  .command('prune <brand>')
  .description('remove old versions that are no rollback target')
  .action(async (brand: string) => {
    const context = await open();
    const { isDry } = changeOptions();
    const gone = await prune(context, brand, isDry);
    report({ publisher: brand, removed: gone, isDry });
    context.print(
      gone.length === 0
        ? 'nothing to remove'
        : `${gone.join('\n')}\n${gone.length} releases ${isDry ? 'would be' : 'were'} removed`,
    );
  });

program
  .command('override <brand>')
  .description('print a signed link and QR code that shows one version to whoever opens it; or take one back')
  .option('--version <version>', 'an uploaded version (else the build)')
  .option('--hours <hours>', 'how long it is valid (24; with --allow-pay 4, and no longer)')
  .option('--allow-pay', 'payments are possible')
  .option('--url <url>', "the page to open (else the version's first one)")
  .option('--revoke <id>', 'take a link back, by the id that was printed with it')
  .action(async (brand: string, { version, hours, allowPay = false, url, revoke }: OverrideFlags) => {
    const context = await open();
    if (revoke !== undefined) {
      await revokeLink(context, brand, revoke);
      return report({ publisher: brand, revoked: revoke });
    }
    const { config } = await readRegistry(context.store, context.keys);
    const origin = originOf(config.settings);
    const options = { ...changeOptions(), version, hours: hoursOf(hours, allowPay), allowPay, origin, url };
    report(await printOverride(context, brand, options));
  });

/** The change by name: `publish`, `canary 10%`, `promote`, `rollback`; null for another name. */
function changeOf(name: string, share: string | undefined): Change | null {
  if (name === 'publish' || name === 'promote' || name === 'rollback') return { name };
  return name === 'canary' ? canary(share) : null;
}

function canary(share: string | undefined): Change {
  const basisPoints = share === undefined ? null : parseShare(share);
  if (basisPoints === null)
    throw usageError('the share is missing: pnpm release canary honey 10% (or 50bp, or 0%)');
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
  const most = allowPay ? MOST_PAY_HOURS : MOST_HOURS;
  if (!(hours > 0 && hours <= most))
    throw usageError(`--hours is a number up to ${most}${allowPay ? ' with --allow-pay' : ''}`);
  return hours;
}
