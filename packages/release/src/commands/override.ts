import { randomBytes } from 'node:crypto';
import type { ReleaseRef } from '@vip/release-format';
import { importJWK, CompactSign } from 'jose';
import { renderUnicodeCompact } from 'uqr';
import { compose } from '../compose/compose.ts';
import { changeSlice, readRegistry } from '../registry/registry.ts';
import { recordChange } from '../registry/change-records.ts';
import { revoked } from '../registry/slice-changes.ts';
import { trustedKeys } from '../registry/site-config.ts';
import { fullRef, integrityOf, releaseFile } from '../releases/release-files.ts';
import { prepareCandidate, uploadCandidate } from './change.ts';
import { passGates, type Exceptions } from '../gates/gates.ts';
import { CommandError, usageError } from '../command-error.ts';
import type { Context } from '../context.ts';

export interface OverrideOptions extends Exceptions {
  /** An uploaded version; default: the brand's build, which is uploaded for this link. */
  version?: string | undefined;
  hours: number;
  allowPay: boolean;
  /** Origin for a `url` without one. */
  origin: string;
  /** The page to open; default: the version's first one without parameters. */
  url?: string | undefined;
}

/** A signed link. */
export interface OverrideResult {
  publisher: string;
  version: string;
  /** ISO */
  until: string;
  allowPay: boolean;
  link: string;
  /** By which `revokeLink` takes it back. */
  id: string;
}

/**
 * Prints a signed link, also as a QR code, that replaces the live version of one brand for whoever opens it, until it
 * expires.
 */
export async function printOverride(
  context: Context,
  brand: string,
  options: OverrideOptions,
): Promise<OverrideResult> {
  const { keys, now, print } = context;
  const ref = options.version
    ? await uploadedRef(context, brand, options.version)
    : await uploadBuild(context, brand, options);
  const { config } = await readRegistry(context.store, keys);
  const key = await keys.signer(brand, trustedKeys(config, keys, brand));
  const exp = Math.floor(now.getTime() / 1000) + Math.round(options.hours * 3600);
  const id = randomBytes(4).toString('hex');
  const payload = {
    brand,
    version: ref.version,
    manifest: ref.manifest,
    exp,
    allowPay: options.allowPay,
    id,
  };
  const token = await new CompactSign(new TextEncoder().encode(JSON.stringify(payload)))
    .setProtectedHeader({ alg: 'ES256', kid: key.kid })
    .sign(await importJWK(key, 'ES256'));
  const link = linkTo(options.url ?? firstPage(ref.routes), options.origin);
  link.searchParams.set('release', token);
  const until = new Date(exp * 1000).toISOString();
  print(`${brand} ${ref.version} until ${until}${options.allowPay ? ', payments allowed' : ''}`);
  print(link.href);
  print(renderUnicodeCompact(link.href));
  print(`take it back: pnpm release override ${brand} --revoke ${id}`);
  return { publisher: brand, version: ref.version, until, allowPay: options.allowPay, link: link.href, id };
}

/** How long a link may be valid, hours. */
export const MOST_HOURS = 24 * 30;

/** Makes a link open nothing any more: pages ask the registry before they open one. Throws `CommandError`. */
export async function revokeLink(context: Context, brand: string, id: string): Promise<void> {
  if (!/^[0-9a-f]{8}$/.test(id)) throw usageError(`${id} is not the id of a link: eight hex digits`);
  const { store, keys, now, print } = context;
  const until = new Date(now.getTime() + MOST_HOURS * 3600_000);
  const registry = await changeSlice(store, keys, brand, (slice) => {
    if (!slice) throw new CommandError(`nothing of ${brand} is live`);
    return revoked(slice, id, until, now);
  });
  await compose({ store, keys, now, publisher: brand, registry });
  await recordChange(context, brand, registry.slices[brand]?.serial ?? 0, `override ${brand} --revoke ${id}`);
  print(`the link ${id} of ${brand} opens nothing any more`);
}

/** Uploads the brand's build for this link only: no page is composed from it. */
async function uploadBuild(context: Context, brand: string, exceptions: Exceptions): Promise<ReleaseRef> {
  const registry = await readRegistry(context.store, context.keys);
  const candidate = prepareCandidate(context, brand);
  await passGates(context, registry, candidate, exceptions, () => Promise.resolve(null));
  return uploadCandidate(context, candidate);
}

function firstPage(routes: readonly string[]): string {
  const found = routes.find((path) => !path.includes(':'));
  if (found === undefined)
    throw new CommandError('every page of this version has parameters: name one with --url');
  return found;
}

function linkTo(url: string, origin: string): URL {
  if (!URL.canParse(url, origin))
    throw new CommandError(`${url} is not a URL: write --url /honeywechatpay or a full one`);
  return new URL(url, origin);
}

async function uploadedRef({ store }: Context, brand: string, version: string) {
  if (!/^[0-9a-f]{12}$/.test(version))
    throw new CommandError(`${version} is not a version: twelve hex digits`);
  const found = await store.read(releaseFile(brand, version, 'release.json'));
  if (!found) throw new CommandError(`${brand} ${version} is not on this site: see pnpm release status`);
  return fullRef(store, brand, { version, manifest: integrityOf(found.bytes) });
}
