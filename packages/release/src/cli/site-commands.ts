import { CommandError } from '../command-error.ts';
import { configLines, configure, settingChanges, type SettingChanges } from '../commands/configure.ts';
import { addKey, keyLines, recoverKey, retireKey, trustKey, useKey } from '../commands/keys.ts';
import { giveOwner, ownerLines, recordOwners } from '../commands/owners.ts';
import { compose } from '../compose/compose.ts';
import { readRegistry } from '../registry/registry.ts';
import { changeOptions, open, printJson, program, shared } from './program.ts';

// Commands of the platform: what all releases of a site have in common.

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
        const { tag: _, kid: __, ...config } = (await readRegistry(context.store, context.keys)).config;
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
