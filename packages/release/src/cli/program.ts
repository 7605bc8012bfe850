import { Command } from 'commander';
import { type CommandError, usageError } from '../command-error.ts';
import { refuseEnvironment } from '../config.ts';
import { openContext, type Context } from '../context.ts';

/** Options that every command takes. */
interface SharedOptions {
  site?: string;
  build?: string;
  dryRun?: boolean;
  smoke: boolean;
  json?: boolean;
  message?: string;
  allowRemoved?: string[];
  acceptStale?: string[];
}

const listed = (value: string, before: string[] = []) => [...before, value];

/** `pnpm release`: the modules beside this one add its commands. */
export const program = new Command('pnpm release')
  .usage('<command> [brand]')
  .exitOverride()
  .configureOutput({ outputError: () => undefined })
  .configureHelp({ showGlobalOptions: true })
  .allowExcessArguments()
  .option('--site <place>', 'a folder, or s3://bucket/prefix (SITE_DIR, else .site of the workspace)')
  .option('--build <dir>', 'another build than apps/<brand>/dist')
  .option('--dry-run', 'print what would happen and change nothing')
  .option('--json', 'print one JSON object, for programs: docs/commands.md; lines for people go to stderr')
  .option('--message <text>', 'why: recorded with the change, for the other operators')
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
Exit codes: 0 done, 1 refused or something is wrong, 2 no such command or option, 3 a canary was taken back.
Keys are in RELEASE_KEYS, else in .data/release-keys, where missing keys of a developer's own site are created.
S3 uses S3_ENDPOINT, AWS_REGION and the usual credentials. A change is recorded as RELEASE_AUTHOR's, else as this user's.
Settings of the site, for pnpm release config set NAME=value: API_MAIN, API_DATACENTER, API_HONEY, API_YOUQUAN,
API_TUIWEN, ALLOW_PAY, ALLOW_PICTURE, ALLOW_OPEN, SITE_ORIGIN, RELEASE_BASE, REGISTRY_BASE, and
  SITE_ORIGINS      every origin that buyers open pages at: scripts are then allowed from their /r/ only
  API_EVENTS        the full address of the event upload (/api/events/v1/events)
  API_RELEASES      the full address where events are counted by release; without it status prints no counts
  ADAPTER_MAIN …    the adapter of a backend in another wire format: litemall or laravel
  CAPABILITIES_MAIN …  what a backend can do, as JSON: {"idempotency":"none","pay_again":"new","sms_resend_s":90}
  WECHAT_APPID      the official account whose openid pays inside WeChat; without it orders have no code
  WECHAT_AUTHORIZE  where WeChat authorises (https://open.weixin.qq.com/connect/oauth2/authorize)`,
  )
  .action((_options: SharedOptions, { args }: Command) => {
    if (args.length > 0) throw noCommand(args.join(' '));
    program.outputHelp();
  });

/** Names the commands that there are. */
export function noCommand(typed: string): CommandError {
  const known = program.commands.map((command) => command.name());
  return usageError(`there is no command ${typed}; there are ${known.join(', ')}: see pnpm release --help`);
}

export const shared = () => program.opts<SharedOptions>();

/** Lines for people: beside the object of --json, on stderr. */
export const print = (line: string): void => (shared().json ? console.error(line) : console.log(line));

/** The site that the options and the environment name. */
export function open(): Promise<Context> {
  refuseEnvironment(process.env);
  const { site, build, message } = shared();
  return openContext(site, build, process.env, print, message ?? null);
}

const reported: Record<string, unknown> = {};

/** Adds to the object of --json. It is printed once, when the command has ended or failed. */
export const report = (part: object): void => void Object.assign(reported, part);

/** Prints the object of --json. A failure has `error` and `exitCode`, beside what was done before. */
export function printReport(failure: CommandError | null): void {
  const end = failure && { error: failure.message, exitCode: failure.exitCode };
  console.log(JSON.stringify({ ...reported, ...end }, null, 2));
}

/** The shared options as a change takes them. */
export const changeOptions = () => {
  const { allowRemoved = [], acceptStale = [], smoke, dryRun = false } = shared();
  return { allowRemoved, acceptStale, noSmoke: !smoke, isDry: dryRun };
};

export const missingBrand = (command: string): CommandError =>
  usageError(`the brand is missing: pnpm release ${command} honey; see pnpm release --help`);
