import { Command, CommanderError, Option } from 'commander';
import { ADAPTERS, type AdapterName, type Capabilities } from '@vip/release-format';
import { CapabilityError, readCapabilities } from '@vip/release-format/capabilities';
import { BACKENDS, type CheckedBackend } from './calls.ts';
import { check, type Recording, type Settings } from './check.ts';
import { saveFixtures } from './record.ts';
import { EXIT, exitCode, reportJson, reportLines } from './report.ts';

/** Printed without a stack: what is wrong and what to do. */
class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Options as commander gives them. */
interface Flags {
  backend: CheckedBackend;
  adapter?: AdapterName;
  token?: string;
  phone?: string;
  code?: string;
  account?: string;
  password?: string;
  clientType: string;
  userId?: string;
  app?: string;
  orderId?: string;
  resultToken?: string;
  packageId?: string;
  preparedId?: string;
  pid?: string;
  orders?: boolean;
  sms?: boolean;
  scheme?: boolean;
  idempotency?: string;
  prefix?: string;
  payAgain?: string;
  orderValidS?: string;
  payType: 'wechat' | 'alipay';
  client: string;
  origin?: string;
  datacenter?: string;
  datacenterAdapter?: AdapterName;
  timeout: string;
  json?: boolean;
  strict?: boolean;
  record?: string;
}

const program = new Command('pnpm backend')
  .exitOverride()
  .configureOutput({ outputError: () => undefined })
  .configureHelp({ showGlobalOptions: true });

program
  .command('check <url>')
  .description(
    'compare a backend with the contract: every call, field by field. Changes nothing without --orders',
  )
  .addOption(new Option('--backend <name>', 'which of the product').choices(BACKENDS).default('main'))
  .addOption(new Option('--adapter <name>', 'if the backend has another wire format').choices(ADAPTERS))
  .addOption(new Option('--token <token>', "a user's session").env('BACKEND_CHECK_TOKEN'))
  .option('--phone <phone>', 'a phone number: packages for it, login by SMS code')
  .option('--code <code>', 'the SMS code that --phone has received')
  .option('--account <account>', 'of the debug login')
  .addOption(new Option('--password <password>', 'of --account').env('BACKEND_CHECK_PASSWORD'))
  .option('--client-type <number>', 'the app that is asked for', '0')
  .option('--user-id <id>', 'a user, for gifts and upgrades')
  .option('--app <prefix>', 'an app, for upgrades')
  .option('--order-id <id>', 'an order to read')
  .option('--result-token <token>', "that order's own token")
  .option('--package-id <id>', 'the package to order; the cheapest without it')
  .option('--prepared-id <id>', 'an order that customer service has prepared')
  .option('--pid <id>', 'its option to order; the first in stock without it')
  .option('--orders', 'make orders, without paying them. They cannot be cancelled: they expire')
  .option('--sms', 'send an SMS code to --phone')
  .option('--scheme', 'make a link to the mini-program, of which WeChat counts each')
  .addOption(new Option('--pay-type <type>', 'of orders').choices(['wechat', 'alipay']).default('wechat'))
  .option('--client <code>', 'where the order is paid: wechat, alipay, browser', 'browser')
  .option('--origin <origin>', 'where the pages are, for the CORS checks')
  .option('--datacenter <url>', "the data center, which reads a brand's orders")
  .addOption(new Option('--datacenter-adapter <name>', 'its adapter').choices(ADAPTERS))
  .optionsGroup('What the backend is configured with, as in CAPABILITIES_<BACKEND>:')
  .option(
    '--idempotency <place>',
    'where the key of an order goes: header (the default), none, or \'{"field":"request_id"}\' of the body',
  )
  .option('--prefix <path>', "what a brand's paths have in place of /web: /v1, or ''")
  .option('--pay-again <kind>', 'same order (the default), or new: another once it is closed')
  .option('--order-valid-s <seconds>', 'with --idempotency none: for how long an order can be paid')
  .optionsGroup('Report:')
  .option('--timeout <seconds>', 'for each call', '30')
  .option('--strict', 'what is only odd is a difference as well')
  .option('--json', 'the report as JSON')
  .option('--record <folder>', 'write the answers, made anonymous, as fixtures for tests of the adapter')
  .addHelpText('after', '\nExit codes: 0 fits, 1 differences, 2 wrong use, or nothing that can be compared')
  .action(async (url: string, flags: Flags) => {
    const settings = settingsOf(url, flags);
    const recordings: Recording[] = [];
    const result = await check(settings, (recording) => recordings.push(recording));
    const { backend, adapter, json, strict = false, record } = flags;
    const capabilities = configurationOf(flags);
    const origin = settings.origin ?? null;
    console.log(
      json
        ? reportJson({ url, backend, adapter: adapter ?? null, capabilities, origin }, result, strict)
        : reportLines(
            [
              `${url}: ${backend}${adapter ? `, through the adapter ${adapter}` : ''}`,
              ...Object.entries(capabilities).map(([name, value]) => `${name}=${JSON.stringify(value)}`),
            ].join(', '),
            result,
            origin !== null,
          ).join('\n'),
    );
    if (record !== undefined) {
      const files = saved(record, recordings, settings);
      if (!json) console.log(`\n${files.length} fixtures in ${record}: read them before you commit them`);
    }
    process.exitCode = exitCode(result, strict);
  });

function saved(folder: string, recordings: readonly Recording[], settings: Settings): string[] {
  try {
    return saveFixtures(folder, recordings, settings);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    throw new UsageError(`--record ${folder} cannot be written (${code})`);
  }
}

/** The address of a backend, as the configuration takes it. */
function requireAddress(option: string, address: string): void {
  if (!/^https?:\/\/[^/]/.test(address) || !URL.canParse(address))
    throw new UsageError(`${option} begins with https:// or http://`);
  const { username, password, search, hash } = new URL(address);
  if (username || password) throw new UsageError(`${option} has no user and no password: browsers send none`);
  if (search || hash)
    throw new UsageError(`${option} has no query and no fragment: paths of calls follow it`);
}

/** The options of a setting, by its name in the configuration. */
const flagOf = (setting: string): string => `--${setting.replaceAll('_', '-')}`;

/** Text of the command line as the configuration has it: an object, or text. */
function settingValue(text: string): unknown {
  try {
    return text.startsWith('{') ? JSON.parse(text) : text;
  } catch {
    return text;
  }
}

/** Orders of brands are paid again at the data center. */
const payingAgain = ({ backend, datacenter }: Flags): string =>
  backend !== 'main' && datacenter !== undefined ? 'datacenter' : backend;

/** What the options say, by the backend that it is configured for, in the words of the configuration. */
function settingsByBackend(flags: Flags): Record<string, Record<string, unknown>> {
  const { idempotency, prefix, payAgain, orderValidS } = flags;
  const by: Record<string, Record<string, unknown>> = {};
  const set = (name: string, setting: string, value: unknown) => {
    if (value !== undefined) by[name] = { ...by[name], [setting]: value };
  };
  set(flags.backend, 'idempotency', idempotency && settingValue(idempotency));
  set(flags.backend, 'prefix', prefix);
  set(flags.backend, 'order_valid_s', orderValidS && Number(orderValidS));
  set(payingAgain(flags), 'pay_again', payAgain);
  return by;
}

/** The variables of the configuration that say the same as the options. */
const configurationOf = (flags: Flags): Record<string, Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(settingsByBackend(flags)).map(([name, settings]) => [
      `CAPABILITIES_${name.toUpperCase()}`,
      settings,
    ]),
  );

/** As pages get them. */
function capabilitiesOf(flags: Flags): Record<string, Capabilities> {
  const by = settingsByBackend(flags);
  const { backend, adapter, datacenterAdapter } = flags;
  const all: Record<string, Capabilities> = {};
  for (const name of new Set([backend, ...Object.keys(by)])) {
    const own = { name, adapter: name === backend ? adapter : datacenterAdapter };
    all[name] = readCapabilities(by[name] ?? {}, own, flagOf);
  }
  return all;
}

function settingsOf(url: string, flags: Flags): Settings {
  const { adapter, origin, datacenterAdapter } = flags;
  const token = flags.token?.trim();
  requireAddress('<url>', url);
  if (flags.datacenter !== undefined) requireAddress('--datacenter', flags.datacenter);
  if (token !== undefined && !/^[\x21-\x7e]+(?: [\x21-\x7e]+)?$/.test(token))
    throw new UsageError('--token has characters that no header can have, or is empty');
  if (origin !== undefined && (!URL.canParse(origin) || new URL(origin).origin !== origin))
    throw new UsageError('--origin is like https://vip.example.com, without a path');
  if (flags.phone !== undefined && !/^1\d{10}$/.test(flags.phone))
    throw new UsageError('--phone is a number of 11 digits that begins with 1');
  const timeoutMs = 1000 * numberOf('--timeout', flags.timeout, 1, 600);
  const { orders = false, sms = false, scheme = false } = flags;
  const clientType = numberOf('--client-type', flags.clientType, 0, 1e6);
  return {
    url,
    inputs: { ...flags, orders, sms, scheme, clientType, origin: origin ?? new URL(url).origin },
    ...(token !== undefined && { token }),
    ...(adapter && { adapter }),
    ...(datacenterAdapter && { datacenterAdapter }),
    ...(origin !== undefined && { origin }),
    capabilities: capabilitiesOf(flags),
    timeoutMs,
  };
}

function numberOf(option: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (!(text !== '' && value >= least && value <= most))
    throw new UsageError(`${option} is a number from ${least} to ${most}`);
  return value;
}

const isUsage = (error: unknown): error is Error =>
  error instanceof UsageError || error instanceof CapabilityError;

try {
  await program.parseAsync();
} catch (error) {
  if (error instanceof CommanderError && error.exitCode === 0) process.exitCode = EXIT.fits;
  else if (error instanceof CommanderError || isUsage(error)) {
    console.error(`${error.message.replace(/^error: /, '')}\nsee pnpm backend check --help`);
    process.exitCode = EXIT.unusable;
  } else throw error;
}
