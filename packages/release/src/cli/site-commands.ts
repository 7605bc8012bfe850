import { CommandError, usageError } from '../command-error.ts';
import { configLines, configure, settingChanges, type SettingChanges } from '../commands/configure.ts';
import { addKey, keyLines, readKeys, recoverKey, retireKey, trustKey, useKey } from '../commands/keys.ts';
import { giveOwner, ownerLines, readOwners, recordOwners } from '../commands/owners.ts';
import { compose } from '../compose/compose.ts';
import type { Context } from '../context.ts';
import { readRegistry } from '../registry/registry.ts';
import { changeOptions, open, program, report } from './program.ts';

// Commands of the platform: what all releases of a site have in common.

program
  .command('compose')
  .description('compose the HTML again')
  .action(async () => {
    const context = await open();
    const { acceptStale } = changeOptions();
    const pages = (await compose({ ...context, acceptStale })).length;
    context.print(`${pages} pages composed`);
    const { broken: refused } = await readRegistry(context.store, context.keys);
    report({ pages, refused });
    const reasons = Object.entries(refused).map(([each, reason]) => `${reason}: the pages of ${each} stay`);
    if (reasons.length > 0) throw new CommandError(reasons.join('\n'));
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
        const { tag: _, kid: __, ...config } = (await readRegistry(context.store, context.keys)).config;
        report(config);
        return configLines(config).forEach(context.print);
      }
      const changes = changesOf(action, given);
      if (!changes || given.length === 0) throw usageError(CONFIG_USAGE);
      const { isDry, acceptStale } = changeOptions();
      report(await configure(context, changes, { isDry, acceptStale, allowUnreachable }));
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
    if (action === undefined) {
      const owners = await readOwners(context);
      report({ owners });
      ownerLines(owners).forEach(context.print);
    } else if (action === 'record') report(await recordOwners(context));
    else if (action === 'give' && path && brand) report(await giveOwner(context, path, brand));
    else if (action === 'free' && path) report(await giveOwner(context, path, null));
    else throw usageError('pnpm release owners | record | give <path> <brand> | free <path>');
  });

const KEYS_USAGE =
  'pnpm release keys list [publisher] | add <publisher> | trust <brand> <key> <x> <y> | use <publisher> <key> | retire <publisher> <key> | recover <publisher>';

program
  .command('keys [action] [publisher] [key...]')
  .description('list | add | trust | use | retire | recover: the keys that sign the slices of the registry')
  .action(async (action: string | undefined, publisher: string | undefined, given: string[]) => {
    const context = await open();
    const [kid, x, y] = given;
    if (action === 'list') await listKeys(context, publisher);
    else if (action === 'add' && publisher) report(await addKey(context, publisher));
    else if (action === 'trust' && publisher && kid && x && y)
      report(await trustKey(context, publisher, { kid, x, y }));
    else if (action === 'use' && publisher && kid) report(await useKey(context, publisher, kid));
    else if (action === 'retire' && publisher && kid) report(await retireKey(context, publisher, kid));
    else if (action === 'recover' && publisher) report(await recoverKey(context, publisher));
    else throw usageError(KEYS_USAGE);
  });

/** Fails if a key that is not trusted has signed what is live: its brand cannot be changed. */
async function listKeys(context: Context, publisher: string | undefined): Promise<void> {
  const known = await readKeys(context, publisher);
  report({ keys: known });
  keyLines(known).forEach(context.print);
  const untrusted = known.filter(({ isTrusted }) => !isTrusted);
  if (untrusted.length > 0)
    throw new CommandError(
      untrusted.map((key) => `the key that has signed ${key.publisher} is not trusted`).join('\n'),
    );
}
