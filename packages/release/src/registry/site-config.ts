import { findPageLiteral, isSigned, pageFile, type PublicKey, type SignedSlice } from '@vip/release-format';
import * as v from 'valibot';
import { CommandError } from '../command-error.ts';
import { pageConfig, type Settings } from '../config.ts';
import { StoreConflict, type Store } from '../store/store.ts';
import { type KeyFolder, openSigned, sign, signedWith } from './keys.ts';

const FILE = 'config.json';
/** Every earlier version, for a support case of a page that was composed with it. */
const fileOfVersion = (version: number) => `config/${version}.json`;
/** A page that every change of the configuration composes. */
const COMPOSED = 'pages/404.html';
/** Signs for the platform. */
export const PLATFORM = 'shell';

/** A site's configuration: in its store, signed by the platform. Version 0 is that of a site without one. */
export interface SiteConfig {
  version: number;
  settings: Settings;
  /** Public keys of the brands by name. A site that leaves it out trusts those of each machine's `trusted.json`. */
  keys?: Readonly<Record<string, readonly PublicKey[]>>;
  /** The brand of each path. A site that leaves it out gives a path to whoever publishes it first. */
  owners?: Readonly<Record<string, string>>;
}

/** As it was read; `tag` for compare-and-swap, `kid` of the key that has signed it. null without a file. */
export interface StoredConfig extends SiteConfig {
  tag: string | null;
  kid: string | null;
}

/**
 * Reads and verifies the configuration. Throws `CommandError` for one that the platform did not sign, that has a setting
 * which does not exist, or that is older than the one that pages have.
 */
export async function readConfig(store: Store, keys: Pick<KeyFolder, 'trusted'>): Promise<StoredConfig> {
  const found = await store.read(FILE);
  const config = found ? await openConfig(found.bytes, keys) : { version: 0, settings: {} };
  const { version } = config;
  pageConfig(config.settings);
  const composed = await composedVersion(store);
  if (version < composed)
    throw new CommandError(
      `${FILE} has version ${version}, and pages have version ${composed}: put the newest ${FILE} back`,
    );
  return { ...config, tag: found?.tag ?? null, kid: found ? kidOf(found.bytes) : null };
}

const kidOf = (bytes: Buffer): string => signedWith(JSON.parse(String(bytes)) as SignedSlice);

/** An earlier version. Throws `CommandError` if the site does not have it, or the platform did not sign it. */
export async function readConfigVersion(
  store: Pick<Store, 'read'>,
  keys: Pick<KeyFolder, 'trusted'>,
  version: number,
): Promise<SiteConfig> {
  if (version === 0) return { version, settings: {} };
  const file = fileOfVersion(version);
  const found = await store.read(file);
  if (!found) throw new CommandError(`this site does not have version ${version} of its configuration`);
  const config = await openConfig(found.bytes, keys, file);
  if (config.version !== version) throw new CommandError(`${file} has version ${config.version}`);
  return config;
}

async function openConfig(bytes: Buffer, keys: Pick<KeyFolder, 'trusted'>, file = FILE): Promise<SiteConfig> {
  try {
    const signed: unknown = JSON.parse(String(bytes));
    if (!isSigned(signed)) throw new Error('it is not signed');
    return v.parse(Config, await openSigned(signed, keys.trusted(PLATFORM)));
  } catch (cause) {
    throw new CommandError(
      `${file} is refused: ${(cause as Error).message}: put the platform's ${file} back`,
      { cause },
    );
  }
}

const Key = v.object({ kid: v.string(), x: v.string(), y: v.string() });
const Config = v.object({
  version: v.pipe(v.number(), v.safeInteger()),
  settings: v.record(v.string(), v.string()),
  keys: v.exactOptional(v.record(v.string(), v.array(Key))),
  owners: v.exactOptional(v.record(v.string(), v.string())),
});

/**
 * Public keys that may sign a publisher's slice: the platform's of this machine's `trusted.json`, which is the anchor of the
 * configuration itself; a brand's of the configuration.
 */
export const trustedKeys = (
  { keys: known }: Pick<SiteConfig, 'keys'>,
  keys: Pick<KeyFolder, 'trusted'>,
  publisher: string,
): readonly PublicKey[] =>
  known && publisher !== PLATFORM ? (known[publisher] ?? []) : keys.trusted(publisher);

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

/**
 * Keeps the version before under its number, then signs and writes the next one; returns its tag. Throws `CommandError` if it
 * was changed meanwhile.
 */
export async function writeConfig(
  store: Store,
  keys: KeyFolder,
  { tag, kid: _, ...config }: StoredConfig,
): Promise<string> {
  const signed = await sign(config satisfies SiteConfig, await keys.signer(PLATFORM));
  const bytes = Buffer.from(`${JSON.stringify(signed, null, 2)}\n`);
  const before = await store.read(FILE);
  if (before && before.tag === tag) await store.write(fileOfVersion(config.version - 1), before.bytes);
  try {
    return await store.write(FILE, bytes, { if: tag });
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

/** Why these paths are not the publisher's, one sentence each. */
export function foreignPaths(
  { owners }: Pick<SiteConfig, 'owners'>,
  publisher: string,
  paths: readonly string[],
): string[] {
  if (!owners) return [];
  const byFile = new Map(Object.entries(owners).map(([path, owner]) => [pageFile(path), owner]));
  return paths.flatMap((path) => {
    const owner = byFile.get(pageFile(path));
    if (owner === publisher) return [];
    const whose = owner === undefined ? 'belongs to no publisher' : `belongs to ${owner}`;
    return [`${path} ${whose}: the platform gives it with pnpm release owners give ${path} ${publisher}`];
  });
}
