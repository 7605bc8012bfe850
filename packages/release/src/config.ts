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
} as const;
type AddressName = keyof typeof ADDRESSES;
const NAMES = Object.keys(ADDRESSES);

/** A default in place of a mistyped address would send a brand's buyers to a backend that is not theirs. */
function refuseUnknownNames(env: NodeJS.ProcessEnv): void {
  const unknown = Object.keys(env).filter((name) => /^API_/i.test(name) && !NAMES.includes(name));
  if (unknown.length > 0)
    throw new CommandError(`no such setting: ${unknown.join(', ')}; there are ${NAMES.join(', ')}`);
}

/** Below a backend's address are those of its calls; the others are requested as they are. */
const isBackend = (name: AddressName) => name !== 'API_EVENTS' && name !== 'API_RELEASES';

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

function addressOf<N extends AddressName>(env: NodeJS.ProcessEnv, name: N): string | (typeof ADDRESSES)[N] {
  refuseUnknownNames(env);
  const address = env[name];
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
function adaptersFrom(env: NodeJS.ProcessEnv, backends: PageConfig['backends']): Record<string, AdapterName> {
  const adapters: Record<string, AdapterName> = {};
  for (const [variable, value = ''] of Object.entries(env)) {
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
 * Run-time configuration, from the environment when pages are composed: never in a release.
 * `self` in an allow-list is the page's own origin. Throws `CommandError` for names and addresses that cannot be meant.
 */
export function pageConfig(env: NodeJS.ProcessEnv): PageConfig {
  const backends = {
    main: addressOf(env, 'API_MAIN'),
    datacenter: addressOf(env, 'API_DATACENTER'),
    honey: addressOf(env, 'API_HONEY'),
    youquan: addressOf(env, 'API_YOUQUAN'),
    tuiwen: addressOf(env, 'API_TUIWEN'),
  };
  const adapters: NonNullable<PageConfig['adapters']> = adaptersFrom(env, backends);
  const capabilities = capabilitiesFrom(env, backends, adapters);
  for (const [backend, own] of Object.entries(capabilities)) {
    const adapter = adapterFor(adapters[backend], own);
    if (adapter) adapters[backend] = adapter;
  }
  return {
    backends,
    ...(Object.keys(adapters).length > 0 && { adapters }),
    ...(Object.keys(capabilities).length > 0 && { capabilities }),
    events: addressOf(env, 'API_EVENTS'),
    allow: {
      pay: list(
        env['ALLOW_PAY'],
        'https://wx.tenpay.com,https://openapi.alipay.com,https://mclient.alipay.com',
      ),
      picture: list(env['ALLOW_PICTURE'], 'self'),
      open: list(env['ALLOW_OPEN'], OPEN),
    },
    wechat: {
      appid: env['WECHAT_APPID'] ?? '',
      authorize: env['WECHAT_AUTHORIZE'] ?? 'https://open.weixin.qq.com/connect/oauth2/authorize',
    },
    origin: env['SITE_ORIGIN'] ?? '',
  };
}

/**
 * Where the event store counts events by release and name: absolute, or root-relative to the site; null if it does not.
 * Only `pnpm release status` reads it.
 */
export const releasesAddress = (env: NodeJS.ProcessEnv): string | null => addressOf(env, 'API_RELEASES');

/** Address of releases; on another origin scripts are cross-origin. */
export const releaseBase = (env: NodeJS.ProcessEnv): string => env['RELEASE_BASE'] ?? '/r/';

/** Address of the registry's slices. */
export const registryBase = (env: NodeJS.ProcessEnv): string => env['REGISTRY_BASE'] ?? '/registry/';
