import { ADAPTERS, type AdapterName, type PageConfig } from '@vip/release-format';
import { adapterFor } from '@vip/release-format/capabilities';
import { capabilitiesFrom } from './capabilities.ts';
import { CommandError } from './command-error.ts';

const list = (text: string | undefined, otherwise: string): string[] =>
  (text ?? otherwise)
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);

/** The sister apps' schemes and universal links, app stores, and links of mini-programs. */
// PLACEHOLDER default of ALLOW_OPEN: the schemes and the domain of apps/main/features/open-app/apps-on-phones.ts
const OPEN =
  'self,lxb:,lxy:,lapp:,tcq:,xpy:,ttscq:,mrky:,yqgs:,mxy:,tuiwen:,market:,weixin:,https://wxaurl.cn,https://apps.apple.com,https://app.lxb.cn';

/** The addresses that the environment sets, and what they are by default: paths of the sandbox. */
const ADDRESSES = {
  API_MAIN: '/api/main',
  API_DATACENTER: '/api/datacenter',
  API_HONEY: '/api/honey',
  API_YOUQUAN: '/api/youquan',
  API_TUIWEN: '/api/tuiwen',
  API_EVENTS: '/api/events/v1/events',
  /** Optional: not every event store counts by release. */
  API_RELEASES: null,
  /** Optional as well: what pages report by hour, for judging a canary. */
  API_STATISTICS: null,
} as const;
type AddressName = keyof typeof ADDRESSES;

/** The settings of a site by name. Those that are left out have their default. */
export type Settings = Readonly<Record<string, string>>;

/** What may be set; `pnpm release config` prints them in this order. */
export const SETTINGS: readonly string[] = [
  ...Object.keys(ADDRESSES),
  'ALLOW_PAY',
  'ALLOW_PICTURE',
  'ALLOW_OPEN',
  'SITE_ORIGIN',
  'SITE_ORIGINS',
  'RELEASE_BASE',
  'REGISTRY_BASE',
  'WECHAT_APPID',
  'WECHAT_AUTHORIZE',
];

/** Settings of one backend, which are checked with their values. */
const OF_BACKEND = /^(?:ADAPTER|CAPABILITIES)_(?:MAIN|DATACENTER|HONEY|YOUQUAN|TUIWEN)$/;

/** A default in place of a mistyped address would send a brand's buyers to a backend that is not theirs. */
function refuseUnknownNames(settings: Settings): void {
  const unknown = Object.keys(settings).filter(
    (name) => !SETTINGS.includes(name) && !/^(?:ADAPTER|CAPABILITIES)_/.test(name),
  );
  if (unknown.length > 0)
    throw new CommandError(`no such setting: ${unknown.join(', ')}; there are ${SETTINGS.join(', ')}`);
}

/** Below a backend's address are those of its calls; the others are requested as they are. */
const isBackend = (name: AddressName) => !/^API_(?:EVENTS|RELEASES|STATISTICS)$/.test(name);

/** What is wrong with an address; null if nothing is. */
function addressProblem(name: AddressName, address: string): string | null {
  if (address === '') return 'is empty: leave it out for the default';
  if (
    !/^(?:\/(?![/\\])|https?:\/\/)[^\s\\]*$/.test(address) ||
    !URL.canParse(address, 'https://site.example')
  )
    return `is ${address}: neither a path from the root nor a web address`;
  const { username, password, search, hash } = new URL(address, 'https://site.example');
  if (username || password) return 'has a user or a password, which every visitor would see';
  if (hash) return `is ${address}: a fragment is never sent`;
  return search && isBackend(name) ? `is ${address}: the paths of calls follow it, so it has no query` : null;
}

function addressOf<N extends AddressName>(settings: Settings, name: N): string | (typeof ADDRESSES)[N] {
  const address = settings[name];
  if (address === undefined) return ADDRESSES[name];
  const problem = addressProblem(name, address);
  if (problem !== null) throw new CommandError(`${name} ${problem}`);
  return address;
}

const isAdapter = (name: string): name is AdapterName => (ADAPTERS as readonly string[]).includes(name);

/**
 * The adapters by backend, from `ADAPTER_<BACKEND>`. Throws `CommandError` for a backend or an adapter that
 * does not exist: a misspelt name would send the contract's calls to a system that does not know them.
 */
function adaptersFrom(settings: Settings, backends: PageConfig['backends']): Record<string, AdapterName> {
  const adapters: Record<string, AdapterName> = {};
  for (const [variable, value = ''] of Object.entries(settings)) {
    if (!variable.startsWith('ADAPTER_') || value === '') continue;
    const backend = variable.slice('ADAPTER_'.length).toLowerCase();
    if (!Object.hasOwn(backends, backend))
      throw new CommandError(
        `${variable}: there is no backend ${backend}, only ${Object.keys(backends).join(', ')}`,
      );
    if (!isAdapter(value))
      throw new CommandError(`${variable}: there is no adapter ${value}, only ${ADAPTERS.join(', ')}`);
    adapters[backend] = value;
  }
  return adapters;
}

/**
 * Run-time configuration, as pages have it: never in a release. `self` in an allow-list is the page's own origin. Throws
 * `CommandError` for names and addresses that cannot be meant.
 */
export function pageConfig(settings: Settings): PageConfig {
  refuseUnknownNames(settings);
  const backends = {
    main: addressOf(settings, 'API_MAIN'),
    datacenter: addressOf(settings, 'API_DATACENTER'),
    honey: addressOf(settings, 'API_HONEY'),
    youquan: addressOf(settings, 'API_YOUQUAN'),
    tuiwen: addressOf(settings, 'API_TUIWEN'),
  };
  const adapters: NonNullable<PageConfig['adapters']> = adaptersFrom(settings, backends);
  const capabilities = capabilitiesFrom(settings, backends, adapters);
  for (const [backend, own] of Object.entries(capabilities)) {
    const adapter = adapterFor(adapters[backend], own);
    if (adapter) adapters[backend] = adapter;
  }
  return {
    backends,
    ...(Object.keys(adapters).length > 0 && { adapters }),
    ...(Object.keys(capabilities).length > 0 && { capabilities }),
    events: addressOf(settings, 'API_EVENTS'),
    allow: {
      pay: list(
        settings['ALLOW_PAY'],
        'https://wx.tenpay.com,https://openapi.alipay.com,https://mclient.alipay.com',
      ),
      picture: list(settings['ALLOW_PICTURE'], 'self'),
      open: list(settings['ALLOW_OPEN'], OPEN),
    },
    wechat: {
      appid: settings['WECHAT_APPID'] ?? '',
      authorize: settings['WECHAT_AUTHORIZE'] ?? 'https://open.weixin.qq.com/connect/oauth2/authorize',
    },
    origin: settings['SITE_ORIGIN'] ?? '',
  };
}

/**
 * Where the event store counts events by release and name: absolute, or root-relative to the site; null if it does not.
 * Only `pnpm release status` reads it.
 */
export const releasesAddress = (settings: Settings): string | null => addressOf(settings, 'API_RELEASES');

/** Where the event store counts what pages report by hour: `?brand=` is added; null if it does not. */
export const statisticsAddress = (settings: Settings): string | null => addressOf(settings, 'API_STATISTICS');

/** Every origin that buyers open pages at; none if the site does not say. */
export const siteOrigins = (settings: Settings): string[] => list(settings['SITE_ORIGINS'], '');

/** Address of releases; on another origin scripts are cross-origin. */
export const releaseBase = (settings: Settings): string => settings['RELEASE_BASE'] ?? '/r/';

/** Address of the registry's slices. */
export const registryBase = (settings: Settings): string => settings['REGISTRY_BASE'] ?? '/registry/';

/** Origin of the site; the local sandbox by default. */
export const originOf = (settings: Settings): string => settings['SITE_ORIGIN'] || 'http://localhost:4173';

/**
 * Settings belong to the site. One that is left in the environment of a command, as earlier versions read it, would be
 * ignored without a word: `CommandError`.
 */
export function refuseEnvironment(env: NodeJS.ProcessEnv): void {
  const left = Object.keys(env).filter((name) => SETTINGS.includes(name) || OF_BACKEND.test(name));
  if (left.length > 0)
    throw new CommandError(
      `${left.join(', ')} of the environment is not read: settings belong to the site, pnpm release config set NAME=value, and unset the variable`,
    );
}
