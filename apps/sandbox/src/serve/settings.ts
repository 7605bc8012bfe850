import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CapabilityError, readCapabilities } from '@vip/release-format/capabilities';
import type { Addresses } from '../addresses.ts';
import type { KeyPlace } from '../world.ts';

/** The part of the sandbox that a port serves. */
export const ROLES = ['site', 'releases', 'api', 'cashier'] as const;
export type Role = (typeof ROLES)[number];

export interface Place {
  host: string;
  port: number;
}

export interface Settings {
  file: string;
  siteDir: string;
  /** The network interface; undefined for all. */
  listen: string | undefined;
  /** Where backends read the key of an order, as the site was composed for. */
  keyPlaces: Record<string, KeyPlace>;
  /** What the paths of brands begin with in place of `/web`, as the site was composed for. */
  prefixes: Record<string, string>;
  /** One port for everything, or one per role. */
  places: { all: Place } | Record<Role, Place>;
}

/** An invalid setting; the message is printed for the operator. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

const REPOSITORY = fileURLToPath(new URL('../../../../', import.meta.url));
/** The port of everything where none is set. */
export const PORT = 4173;

function portOf(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65535) throw new SettingsError(`端口 ${text} 不是 0 到 65535 的数`);
  return port;
}

const forEachRole = <T>(valueOf: (role: Role) => T) =>
  Object.fromEntries(ROLES.map((role) => [role, valueOf(role)])) as Record<Role, T>;

/** `a=1,b=2` as a record with every role exactly once. */
function perRole(name: string, text: string): Record<Role, string> {
  const pairs = new Map(
    text.split(',').map((pair) => {
      const [role = '', value = ''] = pair.trim().split('=');
      return [role, value] as const;
    }),
  );
  return forEachRole((role) => {
    const found = pairs.get(role);
    if (!found) throw new SettingsError(`${name} 里缺少 ${role}，要写全：${ROLES.join('、')}`);
    return found;
  });
}

const BACKENDS = ['main', 'honey', 'youquan', 'tuiwen', 'datacenter'];

interface CapabilitySettings {
  idempotency?: unknown;
  prefix?: unknown;
}

/** The settings of the site that is served: `config.json`, as `pnpm release config` has written it. */
function settingsOfSite(siteDir: string): Readonly<Record<string, string>> {
  const file = join(siteDir, 'config.json');
  if (!existsSync(file)) return {};
  const { payload } = JSON.parse(readFileSync(file, 'utf8')) as { payload: string };
  return (JSON.parse(String(Buffer.from(payload, 'base64url'))) as { settings: Record<string, string> })
    .settings;
}

/** What the sandbox follows of the site's settings `CAPABILITIES_<BACKEND>`. */
function readCapabilitySettings(
  site: Readonly<Record<string, string | undefined>>,
): Pick<Settings, 'keyPlaces' | 'prefixes'> {
  const places: Record<string, KeyPlace> = {};
  const prefixes: Record<string, string> = {};
  for (const backend of BACKENDS) {
    const name = `CAPABILITIES_${backend.toUpperCase()}`;
    const settings = settingsOf(name, site[name] || '{}');
    const prefix = prefixOf(name, backend, settings);
    if (prefix !== undefined) prefixes[backend] = prefix;
    const place = settings.idempotency;
    if (place === 'header' || place === 'none') places[backend] = place;
    else if (
      typeof place === 'object' &&
      place !== null &&
      'field' in place &&
      typeof place.field === 'string'
    )
      places[backend] = { field: place.field };
    else if (place !== undefined)
      throw new SettingsError(`${name} 里的 idempotency 要写 "header"、"none" 或 {"field":"字段名"}`);
  }
  return { keyPlaces: places, prefixes };
}

function settingsOf(name: string, text: string): CapabilitySettings {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // Refused below.
  }
  if (typeof value !== 'object' || value === null)
    throw new SettingsError(`${name} 不是 JSON 对象，例如 {"idempotency":"none"}`);
  return value;
}

/** undefined for `/web`. */
function prefixOf(name: string, backend: string, { prefix }: CapabilitySettings): string | undefined {
  if (prefix === undefined) return undefined;
  try {
    return readCapabilities({ prefix }, { name: backend, adapter: undefined }, () => name).prefix;
  } catch (error) {
    if (!(error instanceof CapabilityError)) throw error;
    throw new SettingsError(`${name} 里的 prefix 要写 "/v1" 这样的路径或 ""，只有各品牌的后端可以设置`);
  }
}

/**
 * Reads the environment: PORT, SANDBOX_DB, SITE_DIR, SANDBOX_LISTEN, and SANDBOX_PORTS with SANDBOX_HOSTS for a port a role;
 * `readSite` the settings of the site. Throws `SettingsError`.
 */
export function readSettings(
  env: Readonly<Record<string, string | undefined>>,
  readSite = settingsOfSite,
): Settings {
  const file = env['SANDBOX_DB'] || join(REPOSITORY, '.data', 'sandbox.sqlite');
  const siteDir = env['SITE_DIR'] || join(REPOSITORY, '.site');
  const listen = env['SANDBOX_LISTEN'] || undefined;
  const capabilities = readCapabilitySettings(readSite(siteDir));
  if (!env['SANDBOX_PORTS']) {
    const all = { host: 'localhost', port: portOf(env['PORT'] || String(PORT)) };
    return { file, siteDir, listen, ...capabilities, places: { all } };
  }
  const ports = perRole('SANDBOX_PORTS', env['SANDBOX_PORTS']);
  const hosts = env['SANDBOX_HOSTS'] ? perRole('SANDBOX_HOSTS', env['SANDBOX_HOSTS']) : null;
  const places = forEachRole((role) => ({ host: hosts?.[role] ?? 'localhost', port: portOf(ports[role]) }));
  return { file, siteDir, listen, ...capabilities, places };
}

const starts =
  (...prefixes: string[]) =>
  (path: string) =>
    prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));

/** Which paths a port with one role answers. `/__sandbox` belongs to the site (for the workbench) and the backends. */
export const ANSWERS: Record<Role, (path: string) => boolean> = {
  site: (path) => !starts('/r', '/api', '/cashier')(path),
  releases: starts('/r', '/registry.json', '/registry'),
  api: starts('/api', '/__sandbox'),
  cashier: starts('/cashier'),
};

const originOf = ({ host, port }: Place) => `http://${host}:${port}`;

/** The public origins if every role has its own port. */
export function fixedAddresses(places: Record<Role, Place>): Addresses {
  return {
    site: [originOf(places.site)],
    cashier: originOf(places.cashier),
    pictures: originOf(places.api),
  };
}
