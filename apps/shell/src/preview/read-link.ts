import type { ReleaseName } from '../releases/fetch-manifest.ts';
import { ReleaseError } from '../releases/release-error.ts';
import { isFields, isHash, isVersion, type SignedSlice } from '@vip/release-format';

/** What a preview link says once its signature holds. */
export interface PreviewLink extends ReleaseName {
  /** ms since 1970. */
  expiresAt: number;
  allowPay: boolean;
}

/** The three parts of a compact JWS. Throws `ReleaseError` `malformed`. */
export function compactParts(link: string): SignedSlice {
  const [header = '', payload = '', signature = '', ...more] = link.split('.');
  if (!header || !payload || !signature || more.length > 0) throw new ReleaseError('malformed');
  return { protected: header, payload, signature };
}

/** Reads a link's payload at `now`, ms. Throws `ReleaseError`: `foreign`, `expired` or `malformed`. */
export function readLink(value: unknown, brand: string, now: number): PreviewLink {
  if (!isFields(value)) throw new ReleaseError('malformed');
  if (value['brand'] !== brand) throw new ReleaseError('foreign');
  const { version, manifest, exp, allowPay } = value;
  if (!isVersion(version) || !isHash(manifest) || typeof exp !== 'number' || !isFinite(exp))
    throw new ReleaseError('malformed');
  if (exp * 1000 <= now) throw new ReleaseError('expired');
  return { version, manifest, expiresAt: exp * 1000, allowPay: allowPay === true };
}
