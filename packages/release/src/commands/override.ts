import type { ReleaseRef } from '@vip/release-format';
import { importJWK, CompactSign } from 'jose';
import { renderUnicodeCompact } from 'uqr';
import { readRegistry } from '../registry/registry.ts';
import { fullRef, integrityOf, releaseFile } from '../releases/release-files.ts';
import { prepareCandidate, uploadCandidate } from './change.ts';
import { passGates, type Exceptions } from '../gates/gates.ts';
import { CommandError } from '../command-error.ts';
import type { Context } from '../context.ts';

export interface OverrideOptions extends Exceptions {
  /** One that is on the site; left out, the brand's present build, which is uploaded for this alone. */
  version?: string | undefined;
  hours: number;
  allowPay: boolean;
  /** The site's, for an address without one. */
  origin: string;
  /** The page that is opened; left out, the version's first one without parameters. */
  url?: string | undefined;
}

/**
 * A signed link that lays one version of one brand over what is live, for whoever opens it and until it expires; also as
 * a QR code.
 */
export async function printOverride(
  context: Context,
  brand: string,
  options: OverrideOptions,
): Promise<void> {
  const { keys, now, print } = context;
  const ref = options.version
    ? await uploadedRef(context, brand, options.version)
    : await uploadBuild(context, brand, options);
  const key = await keys.signer(brand);
  const exp = Math.floor(now.getTime() / 1000) + Math.round(options.hours * 3600);
  const payload = { brand, version: ref.version, manifest: ref.manifest, exp, allowPay: options.allowPay };
  const token = await new CompactSign(new TextEncoder().encode(JSON.stringify(payload)))
    .setProtectedHeader({ alg: 'ES256', kid: key.kid })
    .sign(await importJWK(key, 'ES256'));
  const link = linkTo(options.url ?? firstPage(ref.routes), options.origin);
  link.searchParams.set('release', token);
  print(
    `${brand} ${ref.version} until ${new Date(exp * 1000).toISOString()}${options.allowPay ? ', payments allowed' : ''}`,
  );
  print(link.href);
  print(renderUnicodeCompact(link.href));
}

/** The brand's build, for this link alone: no page is composed from it. */
async function uploadBuild(context: Context, brand: string, exceptions: Exceptions): Promise<ReleaseRef> {
  const registry = await readRegistry(context.store, context.keys);
  const candidate = prepareCandidate(context, brand);
  await passGates(context, registry, candidate, exceptions, () => Promise.resolve(null));
  return uploadCandidate(context, candidate);
}

function firstPage(routes: readonly string[]): string {
  const found = routes.find((path) => !path.includes(':'));
  if (found === undefined) throw new CommandError('every page of it needs parameters: say which with --url');
  return found;
}

function linkTo(url: string, origin: string): URL {
  if (!URL.canParse(url, origin))
    throw new CommandError(`${url} is no address: --url /honeywechatpay, or all of it`);
  return new URL(url, origin);
}

async function uploadedRef({ store }: Context, brand: string, version: string) {
  if (!/^[0-9a-f]{12}$/.test(version)) throw new CommandError(`${version} is no version: twelve hex digits`);
  const found = await store.read(releaseFile(brand, version, 'release.json'));
  if (!found) throw new CommandError(`${brand} ${version} is not on this site: see pnpm release status`);
  return fullRef(store, brand, { version, manifest: integrityOf(found.bytes) });
}
