import { findPageLiteral, isSigned } from '@vip/release-format';
import { CommandError } from '../command-error.ts';
import { pageConfig, type Settings } from '../config.ts';
import { StoreConflict, type Store } from '../store/store.ts';
import { type KeyFolder, openSigned, sign } from './keys.ts';

const FILE = 'config.json';
/** A page that every change of the configuration composes. */
const COMPOSED = 'pages/404.html';
/** Signs for the platform. */
const PLATFORM = 'shell';

/** A site's configuration: in its store, signed by the platform. Version 0 is that of a site without one. */
export interface SiteConfig {
  version: number;
  settings: Settings;
}

/** As it was read; `tag` for compare-and-swap. */
export interface StoredConfig extends SiteConfig {
  tag: string | null;
}

/**
 * Reads and verifies the configuration. Throws `CommandError` for one that the platform did not sign, that has a setting
 * which does not exist, or that is older than the one that pages have.
 */
export async function readConfig(store: Store, keys: Pick<KeyFolder, 'trusted'>): Promise<StoredConfig> {
  const found = await store.read(FILE);
  const { version, settings } = found ? await openConfig(found.bytes, keys) : { version: 0, settings: {} };
  pageConfig(settings);
  const composed = await composedVersion(store);
  if (version < composed)
    throw new CommandError(
      `${FILE} has version ${version}, and pages have version ${composed}: put the newest ${FILE} back`,
    );
  return { version, settings, tag: found?.tag ?? null };
}

async function openConfig(bytes: Buffer, keys: Pick<KeyFolder, 'trusted'>): Promise<SiteConfig> {
  try {
    const signed: unknown = JSON.parse(String(bytes));
    if (!isSigned(signed)) throw new Error('it is not signed');
    const config = await openSigned(signed, keys.trusted(PLATFORM));
    if (isConfig(config)) return config;
    throw new Error('it is not a configuration');
  } catch (cause) {
    throw new CommandError(
      `${FILE} is refused: ${(cause as Error).message}: put the platform's ${FILE} back`,
      { cause },
    );
  }
}

function isConfig(value: unknown): value is SiteConfig {
  const { version, settings } = (value ?? {}) as Partial<Record<keyof SiteConfig, unknown>>;
  return (
    Number.isSafeInteger(version) &&
    typeof settings === 'object' &&
    settings !== null &&
    Object.values(settings).every((each) => typeof each === 'string')
  );
}

/** The version that pages were composed with; 0 if none has one. */
async function composedVersion(store: Store): Promise<number> {
  const html = (await store.read(COMPOSED))?.bytes;
  try {
    return html ? (findPageLiteral(String(html)).page.config.version ?? 0) : 0;
  } catch {
    // Not a page: `verify` reports it.
    return 0;
  }
}

/** Signs and writes the next version; returns its tag. Throws `CommandError` if it was changed meanwhile. */
export async function writeConfig(
  store: Store,
  keys: KeyFolder,
  { version, settings, tag }: StoredConfig,
): Promise<string> {
  const signed = await sign({ version, settings } satisfies SiteConfig, await keys.signer(PLATFORM));
  try {
    return await store.write(FILE, Buffer.from(`${JSON.stringify(signed, null, 2)}\n`), { if: tag });
  } catch (error) {
    if (!(error instanceof StoreConflict)) throw error;
    throw new CommandError('the configuration was changed by another command meanwhile: run this one again');
  }
}

/** A site that buyers use has no configuration by default: its pages would call the paths of the sandbox. */
export function refuseUnset({ version }: SiteConfig, { isOwn }: Pick<KeyFolder, 'isOwn'>): void {
  if (version === 0 && !isOwn)
    throw new CommandError(
      'this site has no configuration: pnpm release config set API_MAIN=https://… SITE_ORIGIN=https://… and so on',
    );
}
