import { isDeepStrictEqual } from 'node:util';
import { CommandError, usageError } from '../command-error.ts';
import { compose, composePages, unwrittenPages, type Composition } from '../compose/compose.ts';
import { contentSecurityPolicy } from '../compose/content-security-policy.ts';
import { pageConfig, registryBase, releaseBase, SETTINGS, type Settings, siteOrigins } from '../config.ts';
import type { Context } from '../context.ts';
import { CONFIGURATION, recordChange } from '../registry/change-records.ts';
import { readRegistry, type Registry } from '../registry/registry.ts';
import { type SiteConfig, type StoredConfig, writeConfig } from '../registry/site-config.ts';

/** A change of settings; null removes one. */
export type SettingChanges = Readonly<Record<string, string | null>>;

interface ConfigureOptions {
  acceptStale: readonly string[];
  isDry: boolean;
  /** Set addresses although no server answers there. */
  allowUnreachable: boolean;
  reach?: (address: string) => Promise<string | null>;
}

/** What a change of the configuration has done. */
export interface ConfigurationResult {
  /** Version of the configuration. */
  configuration: number;
  /** Written pages. */
  pages: number;
}

/** The configuration, a line per setting. */
export function configLines({ version, settings }: SiteConfig): string[] {
  const names = [...new Set([...SETTINGS, ...Object.keys(settings)])];
  return [
    version === 0 ? 'no configuration: every setting has its default' : `version ${version}`,
    ...names.map((name) => `${name.padEnd(18)} ${settings[name] ?? '(default)'}`),
  ];
}

/** Changes from `NAME=value`. Throws `CommandError` for another form. */
export function settingChanges(given: readonly string[]): SettingChanges {
  return Object.fromEntries(
    given.map((text) => {
      const at = text.indexOf('=');
      const [name, value] = [text.slice(0, at), text.slice(at + 1)];
      if (at < 1) throw usageError(`${text} is not NAME=value`);
      if (value === '')
        throw new CommandError(`${name} has no value: pnpm release config unset ${name} for its default`);
      return [name, value];
    }),
  );
}

/**
 * Changes settings of a site. The pages are composed with them before anything is written, so that a wrong value is refused
 * and changes nothing. Then the next version is signed and written, and the pages.
 */
export async function configure(
  context: Context,
  changes: SettingChanges,
  { isDry, acceptStale, allowUnreachable, reach = unreachableReason }: ConfigureOptions,
): Promise<ConfigurationResult> {
  const { store, keys, print } = context;
  const registry = await readRegistry(store, keys);
  const before = registry.config;
  const unchanged = () => {
    print('nothing was changed');
    return { configuration: before.version, pages: 0 };
  };
  const settings = changed(before.settings, changes);
  refuseValues(settings, Object.keys(changes));
  if (!allowUnreachable) await refuseUnreachable(settings, Object.keys(changes), reach);
  if (before.version > 0 && isDeepStrictEqual(settings, before.settings)) return unchanged();
  const config = { ...before, settings };
  const composition = await composeWith(context, registry, config);
  const lines = Object.keys(changes).map(
    (name) => `${name}  ${before.settings[name] ?? '(default)'} -> ${settings[name] ?? '(default)'}`,
  );
  lines.forEach(print);
  if (isDry) return unchanged();
  return writeNext(context, config, acceptStale, lines.join('; '), { registry, composition });
}

/** The pages of a configuration; null if there is no shell to compose them. Throws what cannot be composed. */
async function composeWith(
  { store, keys }: Context,
  registry: Registry,
  config: StoredConfig,
): Promise<Composition | null> {
  const next = { ...registry, config: { ...config, version: config.version + 1 } };
  return registry.slices['shell'] ? composePages({ store, keys, registry: next }) : null;
}

/**
 * Signs and writes `config` as the next version, and all pages. `did`: for the record of the change; `planned`: the registry
 * that these pages are of.
 */
export async function writeNext(
  context: Context,
  config: StoredConfig,
  acceptStale: readonly string[],
  did: string,
  planned?: { registry: Registry; composition: Composition | null },
): Promise<ConfigurationResult> {
  const { store, keys, now, print } = context;
  const next = { ...config, version: config.version + 1 };
  const tag = await writeConfig(store, keys, next);
  print(`configuration ${config.version} -> ${next.version}`);
  const registry = planned
    ? { ...planned.registry, config: { ...next, tag } }
    : await readRegistry(store, keys);
  let pages = 0;
  if (registry.slices['shell']) {
    const composition = planned?.composition ?? null;
    const files = await compose({ store, keys, now, acceptStale, registry, composition }).catch(
      (error: unknown) => {
        throw unwrittenPages(error, `the configuration has version ${next.version}`);
      },
    );
    pages = files.length;
    print(`${pages} pages composed`);
  }
  await recordChange(context, CONFIGURATION, next.version, did);
  return { configuration: next.version, pages };
}

const changed = (settings: Settings, changes: SettingChanges): Settings =>
  Object.fromEntries(
    Object.entries({ ...settings, ...changes }).filter((each): each is [string, string] => each[1] !== null),
  );

/** Refuses (`CommandError`) what no site can mean, and names the setting. */
function refuseValues(settings: Settings, names: readonly string[]): void {
  const config = pageConfig(settings);
  try {
    contentSecurityPolicy({
      config,
      origins: siteOrigins(settings),
      base: releaseBase(settings),
      registry: registryBase(settings),
      script: '',
    });
  } catch (error) {
    const { message } = error as Error;
    const name = names.find((each) => message.includes(String(settings[each]))) ?? names.join(', ');
    throw new CommandError(`${name}: ${message}`);
  }
  const [origins, origin] = [siteOrigins(settings), settings['SITE_ORIGIN']];
  if (origin && origins.length > 0 && !origins.includes(origin))
    throw new CommandError(
      `SITE_ORIGINS has not ${origin}, the SITE_ORIGIN: its pages would have no scripts`,
    );
  for (const name of names) {
    const problem = problemOf(name, settings[name] ?? '', origin);
    if (problem) throw new CommandError(`${name} ${problem}`);
  }
}

/** Values of a template, or of documentation (RFC 2606). */
const PLACEHOLDER = /<|…|\.\.\.|\b(?:todo|xxx+|your[-_])|[/.]example(?:\.(?:com|net|org))?(?:[/:,]|$)/i;
const LOOPBACK = /^https?:\/\/(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?:[:/]|$)/;

function problemOf(name: string, value: string, origin: string | undefined): string | null {
  if (PLACEHOLDER.test(value)) return `is ${value}: a placeholder`;
  const origins = name === 'SITE_ORIGINS' ? siteOrigins({ [name]: value }) : [value];
  const wrong = name.startsWith('SITE_ORIGIN') && origins.find((each) => !isOrigin(each));
  if (wrong) return `is ${wrong}: an origin is https://name, without a path`;
  if (/_BASE$/.test(name) && value !== '' && !value.endsWith('/'))
    return `is ${value}: a folder ends with a slash`;
  if (value.split(',').some((each) => LOOPBACK.test(each)) && origin && !LOOPBACK.test(origin))
    return `is ${value}: buyers have no server there, and the site is ${origin}`;
  return null;
}

const isOrigin = (value: string): boolean =>
  value === '' || (URL.canParse(value) && /^https?:/.test(value) && new URL(value).origin === value);

/** Longest wait for a backend that is about to be set, ms. */
const REACH_MS = 5000;

async function refuseUnreachable(
  settings: Settings,
  names: readonly string[],
  reach: (address: string) => Promise<string | null>,
): Promise<void> {
  const addresses = names.filter((name) => name.startsWith('API_') && /^https?:/.test(settings[name] ?? ''));
  const reasons = await Promise.all(
    addresses.map(async (name) => {
      const reason = await reach(String(settings[name]));
      return reason && `${name}: nothing answers at ${settings[name]} (${reason})`;
    }),
  );
  const found = reasons.filter(Boolean);
  if (found.length > 0)
    throw new CommandError(`${found.join('\n')}\nset it all the same with --allow-unreachable`);
}

/** Why no server answers at an address; null for any HTTP answer. */
async function unreachableReason(address: string): Promise<string | null> {
  try {
    const response = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(REACH_MS) });
    await response.body?.cancel();
    return null;
  } catch (error) {
    const { cause, message } = error as Error & { cause?: { code?: string } };
    return cause?.code ?? message;
  }
}
