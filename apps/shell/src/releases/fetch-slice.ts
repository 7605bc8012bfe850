import {
  isFields,
  isSigned,
  isSlice,
  type PageData,
  type SignedSlice,
  type Slice,
} from '@vip/release-format';
import { fetchJson } from './fetch-manifest.ts';
import { ReleaseError } from './release-error.ts';

/** A brand's slice in the registry, unverified. Throws `ReleaseError`. */
export async function fetchSlice(
  window: Pick<Window, 'fetch'>,
  { registry }: Pick<PageData, 'registry'>,
  brand: string,
): Promise<SignedSlice> {
  const signed = await fetchJson(window, `${registry}${brand}.json`, { cache: 'no-cache' });
  if (!isSigned(signed)) throw new ReleaseError('malformed');
  return signed;
}

/** Reads a slice's payload. Throws `ReleaseError`: `foreign` for the slice of another publisher, otherwise `malformed`. */
export function readSlice(value: unknown, brand: string): Slice {
  if (isFields(value) && value['schema'] === 1 && value['publisher'] !== brand)
    throw new ReleaseError('foreign');
  if (!isSlice(value)) throw new ReleaseError('malformed');
  return value;
}
