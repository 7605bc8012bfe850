import { findPageLiteral, pageFile, type PublicKey } from '@vip/release-format';
import { CommandError } from '../command-error.ts';
import { compose } from '../compose/compose.ts';
import type { Context } from '../context.ts';
import { recordChange } from '../registry/change-records.ts';
import { type KeyFolder, openSlice, signedWith } from '../registry/keys.ts';
import { changeSlice, pathsOf, readRegistry, type Registry } from '../registry/registry.ts';
import { PLATFORM, trustedKeys } from '../registry/site-config.ts';
import { resigned } from '../registry/slice-changes.ts';
import { writeNext } from './configure.ts';

/** A key that is trusted, or that has signed what is live. */
export interface KnownKey {
  publisher: string;
  kid: string;
  isTrusted: boolean;
  /** This machine has its private key, and signs with it. */
  signsHere: boolean;
  hasSignedLive: boolean;
}

/** What a change of keys has done. */
export interface KeyResult {
  publisher: string;
  /** The key that was added, trusted, used, retired or recovered. */
  kid: string;
  /** Written pages. */
  pages: number;
  /** The command that comes next, and on which machine or when; null after the last step. */
  next: { command: string; when: string } | null;
}

/** The keys of a publisher, or of all. */
export async function readKeys({ store, keys }: Context, publisher?: string): Promise<KnownKey[]> {
  const registry = await readRegistry(store, keys);
  const known = { ...keys.allTrusted(), ...registry.config.keys, ...registry.signed };
  return (publisher === undefined ? Object.keys(known).sort() : [publisher]).flatMap((name) =>
    keysOf(registry, keys, name),
  );
}

/** In the order in which they were trusted; one that is not trusted and has signed what is live last. */
export function keysOf({ config, signed }: Registry, keys: KeyFolder, publisher: string): KnownKey[] {
  const trusted = trustedKeys(config, keys, publisher).map(({ kid }) => kid);
  const signing = keys.own(publisher).find(({ kid }) => trusted.includes(kid))?.kid;
  const live = signed[publisher] && signedWith(signed[publisher]);
  return [...new Set([...trusted, ...(live === undefined ? [] : [live])])].map((kid) => ({
    publisher,
    kid,
    isTrusted: trusted.includes(kid),
    signsHere: kid === signing,
    hasSignedLive: kid === live,
  }));
}

/** The same for people, a line each. */
export const keyLines = (known: readonly KnownKey[]): string[] =>
  known.map(({ publisher, kid, isTrusted, signsHere, hasSignedLive }) => {
    if (!isTrusted)
      return `${publisher}  ${kid}  NOT TRUSTED, signed what is live: pnpm release keys recover ${publisher}`;
    const about = [signsHere && 'signs here', hasSignedLive && 'signed what is live'].filter(Boolean);
    return `${publisher}  ${kid}  ${about.join(', ')}`.trimEnd();
  });

/**
 * Creates a key. Pages trust it at once where this machine may say so: on a site without keys of its own, and with the
 * platform's key. Prints the next step.
 */
export async function addKey(context: Context, publisher: string): Promise<KeyResult> {
  const { store, keys, print } = context;
  const key = await keys.create(publisher);
  const { config } = await readRegistry(store, keys);
  print(`${publisher} has the new key ${key.kid}`);
  const { kid } = key;
  if (config.keys && publisher !== PLATFORM && !canSign(context))
    return then(
      context,
      { publisher, kid, pages: 0 },
      "on the platform's machine",
      trustCommand(publisher, key),
    );
  const pages = await setTrust(context, publisher, (trusted) => [...trusted, key]);
  return then(context, { publisher, kid, pages }, CACHED, `keys use ${publisher} ${kid}`);
}

const trustCommand = (publisher: string, { kid, x, y }: PublicKey): string =>
  `keys trust ${publisher} ${kid} ${x} ${y}`;

/** When a new key can sign. */
const CACHED = 'once HTML in caches has expired';

/** Prints the next step, and returns it with the result. */
function then({ print }: Context, result: Omit<KeyResult, 'next'>, when: string, command: string): KeyResult {
  print(`next, ${when}: pnpm release ${command}`);
  return { ...result, next: { command: `pnpm release ${command}`, when } };
}

const canSign = ({ keys }: Context): boolean =>
  keys.own(PLATFORM).some(({ kid }) => keys.trusted(PLATFORM).some((key) => key.kid === kid));

/** Trusts a brand's key, with the platform's: from then on the site's configuration has the keys of all brands. */
export async function trustKey(context: Context, publisher: string, key: PublicKey): Promise<KeyResult> {
  if (publisher === PLATFORM)
    throw new CommandError(`keys of ${PLATFORM} are trusted in trusted.json of every machine that publishes`);
  const pages = await setTrust(context, publisher, (trusted) => [...trusted, key], true);
  const { kid } = key;
  return then(context, { publisher, kid, pages }, CACHED, `keys use ${publisher} ${kid}`);
}

/** Signs what is live with another key. Refuses one that the pages do not trust yet: phones would refuse the slice. */
export async function useKey(context: Context, publisher: string, kid: string): Promise<KeyResult> {
  const { store, keys, now, print } = context;
  let registry = await readRegistry(store, keys);
  const trusted = trustedKeys(registry.config, keys, publisher);
  if (!trusted.some((key) => key.kid === kid))
    throw new CommandError(`${publisher} does not trust ${kid}: see pnpm release keys list ${publisher}`);
  const pages = await keysOfPages(context, registry, publisher);
  if (pages && !pages.some((key) => key.kid === kid))
    throw new CommandError(
      `pages of ${publisher} do not trust ${kid} yet: pnpm release compose, and wait until HTML in caches has expired`,
    );
  keys.use(publisher, kid);
  // The platform signs the configuration too.
  const { config } = registry;
  if (publisher === PLATFORM && config.version > 0 && config.kid !== kid) {
    await writeNext(context, config, [], `keys use ${publisher} ${kid}`);
    registry = await readRegistry(store, keys);
  }
  if (!registry.slices[publisher]) {
    print(`${kid} signs for ${publisher}`);
    return { publisher, kid, pages: 0, next: null };
  }
  const before = registry.signed[publisher] && signedWith(registry.signed[publisher]);
  const written = await changeSlice(
    store,
    keys,
    publisher,
    (slice) => {
      if (!slice) throw new CommandError(`nothing of ${publisher} is live any more: run this command again`);
      return resigned(slice, now);
    },
    registry,
  );
  const files = await compose({ store, keys, now, publisher, registry: written });
  print(`${kid} signs for ${publisher}, and has signed what is live; ${files.length} pages composed`);
  await recordChange(
    context,
    publisher,
    written.slices[publisher]?.serial ?? 0,
    `keys use ${publisher} ${kid}`,
  );
  const result = { publisher, kid, pages: files.length };
  if (!before || before === kid) return { ...result, next: null };
  return then(context, result, 'a day later', `keys retire ${publisher} ${before}`);
}

/** Ends the trust in a key. Refuses one that is still needed, and says the step that is missing. */
export async function retireKey(context: Context, publisher: string, kid: string): Promise<KeyResult> {
  const { store, keys } = context;
  const { config, signed } = await readRegistry(store, keys);
  const trusted = trustedKeys(config, keys, publisher);
  if (!trusted.some((key) => key.kid === kid))
    throw new CommandError(`${publisher} does not trust ${kid}: see pnpm release keys list ${publisher}`);
  const other = trusted.find((key) => key.kid !== kid);
  if (!other)
    throw new CommandError(
      `${kid} is the only key of ${publisher}: first pnpm release keys add ${publisher}`,
    );
  const isLive = signed[publisher] && signedWith(signed[publisher]) === kid;
  if (isLive)
    throw new CommandError(
      `${kid} has signed what is live of ${publisher}: first pnpm release keys use ${publisher} ${other.kid}`,
    );
  if (publisher === PLATFORM && config.kid === kid)
    throw new CommandError(
      `${kid} has signed config.json: first pnpm release keys use ${publisher} ${other.kid}`,
    );
  const pages = await setTrust(context, publisher, (all) => all.filter((key) => key.kid !== kid));
  return { publisher, kid, pages, next: null };
}

/**
 * Trusts the key again that has signed what is live, after it was retired too early: the public key is that of the private
 * one here, or one of the pages, which were composed while it was trusted.
 */
export async function recoverKey(context: Context, publisher: string): Promise<KeyResult> {
  const { store, keys } = context;
  const registry = await readRegistry(store, keys);
  const signed = registry.signed[publisher];
  if (!signed || !registry.broken[publisher])
    throw new CommandError(`the slice of ${publisher} is not refused: there is nothing to recover`);
  const kid = signedWith(signed);
  const candidates = [...keys.own(publisher), ...((await keysOfPages(context, registry, publisher)) ?? [])];
  const key = candidates.find((each) => each.kid === kid);
  if (!key)
    throw new CommandError(
      `key ${kid} is neither here nor in a page of ${publisher}: put a registry.json back from before it signed`,
    );
  await openSlice(signed, publisher, [key]);
  const pages = await setTrust(context, publisher, (trusted) => [...trusted, key]);
  const use = `pnpm release keys use ${publisher} <another key>`;
  const retire = `keys retire ${publisher} ${kid}`;
  context.print(`next: ${use}, then ${retire}`);
  return { publisher, kid, pages, next: { command: use, when: `before pnpm release ${retire}` } };
}

/** The keys that the pages of a brand trust; null if it has no page. */
async function keysOfPages(
  { store }: Context,
  registry: Registry,
  publisher: string,
): Promise<readonly PublicKey[] | null> {
  const [path] = pathsOf(registry)[publisher] ?? routesInPayload(registry, publisher);
  const html = path === undefined ? null : await store.read(`pages/${pageFile(path)}`);
  return html && findPageLiteral(String(html.bytes)).page.keys;
}

/** Of a refused slice. */
function routesInPayload({ signed }: Registry, publisher: string): readonly string[] {
  const { payload = '' } = signed[publisher] ?? {};
  const slice = JSON.parse(String(Buffer.from(payload, 'base64url')) || '{}') as {
    live?: { routes?: string[] };
  };
  return slice.live?.routes ?? [];
}

/** Changes the trusted keys of a publisher, in the configuration or in `trusted.json`. Returns how many pages it composed. */
async function setTrust(
  context: Context,
  publisher: string,
  change: (trusted: readonly PublicKey[]) => readonly PublicKey[],
  isOfSite = false,
): Promise<number> {
  const { store, keys, now, print } = context;
  const registry = await readRegistry(store, keys);
  const { config } = registry;
  const changed = change(trustedKeys(config, keys, publisher));
  if (publisher === PLATFORM || !(config.keys || isOfSite)) {
    keys.trust(publisher, changed);
    changed.forEach(({ kid }) => print(`${publisher} trusts ${kid}`));
    // Pages have the keys of brands only.
    if (publisher === PLATFORM) print('copy trusted.json to every machine that publishes');
    if (publisher === PLATFORM || !registry.slices[PLATFORM] || !registry.signed[publisher]) return 0;
    const files = await compose({ store, keys, now, publisher });
    print(`${files.length} pages composed`);
    return files.length;
  }
  const { [PLATFORM]: _, ...brands } = keys.allTrusted();
  const next = { ...config, keys: { ...(config.keys ?? brands), [publisher]: changed } };
  await refuseUntrusting(registry, next.keys);
  changed.forEach(({ kid }) => print(`${publisher} trusts ${kid}`));
  const did = `${publisher} trusts ${changed.map(({ kid }) => kid).join(', ')}`;
  return (await writeNext(context, next, [], did)).pages;
}

/** Refuses (`CommandError`) keys of the site that would leave a live slice without a trusted one. */
async function refuseUntrusting(
  { slices, signed }: Registry,
  keys: Readonly<Record<string, readonly PublicKey[]>>,
): Promise<void> {
  for (const publisher of Object.keys(slices)) {
    const kid = signed[publisher] && signedWith(signed[publisher]);
    if (publisher !== PLATFORM && !keys[publisher]?.some((key) => key.kid === kid))
      throw new CommandError(
        `${publisher} is live with key ${kid}, which trusted.json of this machine does not have: add it first`,
      );
  }
}
