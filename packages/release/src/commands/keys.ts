import { findPageLiteral, pageFile, type PublicKey } from '@vip/release-format';
import { CommandError } from '../command-error.ts';
import { compose } from '../compose/compose.ts';
import type { Context } from '../context.ts';
import { openSlice, signedWith } from '../registry/keys.ts';
import { changeSlice, pathsOf, readRegistry, type Registry } from '../registry/registry.ts';
import { PLATFORM, trustedKeys } from '../registry/site-config.ts';
import { resigned } from '../registry/slice-changes.ts';
import { writeNext } from './configure.ts';

/** Trusted keys, a line each: which one signs here, and which one has signed what is live. */
export async function keyLines({ store, keys }: Context, publisher?: string): Promise<string[]> {
  const registry = await readRegistry(store, keys);
  const { config, signed } = registry;
  const known = { ...keys.allTrusted(), ...config.keys, ...signed };
  return (publisher === undefined ? Object.keys(known).sort() : [publisher]).flatMap((name) => {
    const trusted = trustedKeys(config, keys, name);
    const signing = keys.own(name).find(({ kid }) => trusted.some((key) => key.kid === kid))?.kid;
    const live = signed[name] && signedWith(signed[name]);
    const about = (kid: string) =>
      [kid === signing && 'signs here', kid === live && 'signed what is live'].filter(Boolean).join(', ');
    const lines = trusted.map(({ kid }) => `${name}  ${kid}  ${about(kid)}`.trimEnd());
    return live === undefined || trusted.some(({ kid }) => kid === live)
      ? lines
      : [...lines, `${name}  ${live}  NOT TRUSTED, signed what is live: pnpm release keys recover ${name}`];
  });
}

/**
 * Creates a key. Pages trust it at once where this machine may say so: on a site without keys of its own, and with the
 * platform's key. Prints the next step.
 */
export async function addKey(context: Context, publisher: string): Promise<void> {
  const { store, keys, print } = context;
  const key = await keys.create(publisher);
  const { config } = await readRegistry(store, keys);
  print(`${publisher} has the new key ${key.kid}`);
  if (config.keys && publisher !== PLATFORM && !canSign(context))
    return print(
      `next, on the platform's machine: pnpm release keys trust ${publisher} ${key.kid} ${key.x} ${key.y}`,
    );
  await setTrust(context, publisher, (trusted) => [...trusted, key]);
  print(`next, once HTML in caches has expired: pnpm release keys use ${publisher} ${key.kid}`);
}

const canSign = ({ keys }: Context): boolean =>
  keys.own(PLATFORM).some(({ kid }) => keys.trusted(PLATFORM).some((key) => key.kid === kid));

/** Trusts a brand's key, with the platform's: from then on the site's configuration has the keys of all brands. */
export async function trustKey(context: Context, publisher: string, key: PublicKey): Promise<void> {
  if (publisher === PLATFORM)
    throw new CommandError(`keys of ${PLATFORM} are trusted in trusted.json of every machine that publishes`);
  await setTrust(context, publisher, (trusted) => [...trusted, key], true);
  context.print(`next, once HTML in caches has expired: pnpm release keys use ${publisher} ${key.kid}`);
}

/** Signs what is live with another key. Refuses one that the pages do not trust yet: phones would refuse the slice. */
export async function useKey(context: Context, publisher: string, kid: string): Promise<void> {
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
    await writeNext(context, config, []);
    registry = await readRegistry(store, keys);
  }
  if (!registry.slices[publisher]) return print(`${kid} signs for ${publisher}`);
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
  if (before && before !== kid) print(`next, a day later: pnpm release keys retire ${publisher} ${before}`);
}

/** Ends the trust in a key. Refuses one that is still needed, and says the step that is missing. */
export async function retireKey(context: Context, publisher: string, kid: string): Promise<void> {
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
  await setTrust(context, publisher, (all) => all.filter((key) => key.kid !== kid));
}

/**
 * Trusts the key again that has signed what is live, after it was retired too early: the public key is that of the private
 * one here, or one of the pages, which were composed while it was trusted.
 */
export async function recoverKey(context: Context, publisher: string): Promise<void> {
  const { store, keys, print } = context;
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
  await setTrust(context, publisher, (trusted) => [...trusted, key]);
  print(`next: pnpm release keys use ${publisher} <another key>, then keys retire ${publisher} ${kid}`);
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

/** Changes the trusted keys of a publisher, in the configuration or in `trusted.json`, and composes its pages. */
async function setTrust(
  context: Context,
  publisher: string,
  change: (trusted: readonly PublicKey[]) => readonly PublicKey[],
  isOfSite = false,
): Promise<void> {
  const { store, keys, now, print } = context;
  const registry = await readRegistry(store, keys);
  const { config } = registry;
  const changed = change(trustedKeys(config, keys, publisher));
  if (publisher === PLATFORM || !(config.keys || isOfSite)) {
    keys.trust(publisher, changed);
    changed.forEach(({ kid }) => print(`${publisher} trusts ${kid}`));
    // Pages have the keys of brands only.
    if (publisher === PLATFORM) return print('copy trusted.json to every machine that publishes');
    if (!registry.slices[PLATFORM] || !registry.signed[publisher]) return;
    const files = await compose({ store, keys, now, publisher });
    return print(`${files.length} pages composed`);
  }
  const { [PLATFORM]: _, ...brands } = keys.allTrusted();
  const next = { ...config, keys: { ...(config.keys ?? brands), [publisher]: changed } };
  await refuseUntrusting(registry, next.keys);
  changed.forEach(({ kid }) => print(`${publisher} trusts ${kid}`));
  await writeNext(context, next, []);
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
