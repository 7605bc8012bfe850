import { Command, CommanderError, Option } from 'commander';
import { ADAPTERS, type AdapterName } from '@vip/release-format';
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
  idempotency: 'header' | 'none';
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
  .addOption(
    new Option('--idempotency <place>', 'none for a backend that is configured without a key')
      .choices(['header', 'none'])
      .default('header'),
  )
  .addOption(new Option('--pay-type <type>', 'of orders').choices(['wechat', 'alipay']).default('wechat'))
  .option('--client <code>', 'where the order is paid: wechat, alipay, browser', 'browser')
  .option('--origin <origin>', 'where the pages are, for the CORS checks')
  .option('--datacenter <url>', "the data center, which reads a brand's orders")
  .addOption(new Option('--datacenter-adapter <name>', 'its adapter').choices(ADAPTERS))
  .option('--timeout <seconds>', 'for each call', '30')
  .option('--strict', 'what is only odd is a difference as well')
  .option('--json', 'the report as JSON')
  .option('--record <folder>', 'write the answers, made anonymous, as fixtures for tests of the adapter')
  .addHelpText('after', '\nExit codes: 0 fits, 1 differences, 2 wrong use or unreachable')
  .action(async (url: string, flags: Flags) => {
    const settings = settingsOf(url, flags);
    const recordings: Recording[] = [];
    const result = await check(settings, (recording) => recordings.push(recording));
    const { backend, adapter, json, strict = false, record } = flags;
    const origin = settings.origin ?? null;
    console.log(
      json
        ? reportJson({ url, backend, adapter: adapter ?? null, origin }, result, strict)
        : reportLines(
            `${url}: ${backend}${adapter ? `, through the adapter ${adapter}` : ''}`,
            result,
            origin !== null,
          ).join('\n'),
    );
    if (record !== undefined) {
      const files = saveFixtures(record, recordings, settings);
      if (!json) console.log(`\n${files.length} fixtures in ${record}: read them before you commit them`);
    }
    process.exitCode = exitCode(result, strict);
  });

function settingsOf(url: string, flags: Flags): Settings {
  const { adapter, token, origin, datacenterAdapter, idempotency } = flags;
  if (!/^https?:\/\/[^/]/.test(url) || !URL.canParse(url))
    throw new UsageError('<url> begins with https:// or http://');
  if (flags.datacenter !== undefined && !URL.canParse(flags.datacenter))
    throw new UsageError('--datacenter is an address');
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
    sendsKey: idempotency === 'header',
    timeoutMs,
  };
}

function numberOf(option: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (!(text !== '' && value >= least && value <= most))
    throw new UsageError(`${option} is a number from ${least} to ${most}`);
  return value;
}

try {
  await program.parseAsync();
} catch (error) {
  if (error instanceof CommanderError && error.exitCode === 0) process.exitCode = EXIT.fits;
  else if (error instanceof CommanderError || error instanceof UsageError) {
    console.error(`${error.message.replace(/^error: /, '')}\nsee pnpm backend check --help`);
    process.exitCode = EXIT.unusable;
  } else throw error;
}
