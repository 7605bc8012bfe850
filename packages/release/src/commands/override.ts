import type { ReleaseRef } from '@vip/release-format';
import { importJWK, CompactSign } from 'jose';
import { renderUnicodeCompact } from 'uqr';
import { readRegistry } from '../registry/registry.ts';
import { trustedKeys } from '../registry/site-config.ts';
import { fullRef, integrityOf, releaseFile } from '../releases/release-files.ts';
import { prepareCandidate, uploadCandidate } from './change.ts';
import { passGates, type Exceptions } from '../gates/gates.ts';
import { CommandError } from '../command-error.ts';
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
  const payload = { brand, version: ref.version, manifest: ref.manifest, exp, allowPay: options.allowPay };
  const token = await new CompactSign(new TextEncoder().encode(JSON.stringify(payload)))
    .setProtectedHeader({ alg: 'ES256', kid: key.kid })
    .sign(await importJWK(key, 'ES256'));
  const link = linkTo(options.url ?? firstPage(ref.routes), options.origin);
  link.searchParams.set('release', token);
  const until = new Date(exp * 1000).toISOString();
  print(`${brand} ${ref.version} until ${until}${options.allowPay ? ', payments allowed' : ''}`);
  print(link.href);
  print(renderUnicodeCompact(link.href));
  return { publisher: brand, version: ref.version, until, allowPay: options.allowPay, link: link.href };
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
