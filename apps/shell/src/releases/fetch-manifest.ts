import { isFields, isRelease, type LoadableRelease, type PageData } from '@vip/release-format';
import { ReleaseError } from './release-error.ts';
import { releaseAddress } from '../remotes/running-release.ts';

/** A release by its name and the hash of its manifest. */
export type ReleaseName = Pick<LoadableRelease, 'version' | 'manifest'>;

/** A full release, by its manifest. Throws `ReleaseError`: `unreachable` also if the file does not match the hash. */
export async function fetchRelease(
  window: Pick<Window, 'fetch'>,
  page: Pick<PageData, 'base' | 'brand'>,
  name: ReleaseName,
): Promise<LoadableRelease> {
  const url = `${releaseAddress(page, name.version)}release.json`;
  return readManifest(await fetchJson(window, url, { integrity: name.manifest }), page.brand, name);
}

/** A file as JSON. Throws `ReleaseError`. */
export async function fetchJson(
  window: Pick<Window, 'fetch'>,
  url: string,
  init: RequestInit,
): Promise<unknown> {
  const response = await window.fetch(url, init).catch((cause: unknown) => {
    throw new ReleaseError('unreachable', cause);
  });
  if (!response.ok) throw new ReleaseError('unreachable', new Error(String(response.status)));
  return response.json().catch((cause: unknown) => {
    throw new ReleaseError('malformed', cause);
  });
}

/** The parts of a `ReleaseManifest` that a page needs. Throws `ReleaseError`: `foreign` for another brand or version. */
function readManifest(value: unknown, brand: string | null, name: ReleaseName): LoadableRelease {
  if (!isFields(value)) throw new ReleaseError('malformed');
  if (value['publisher'] !== brand || value['version'] !== name.version) throw new ReleaseError('foreign');
  const { version, container, entry, pages, routes, seller, integrity, folders } = value;
  // A release as it is stored on the device: without descriptions, which only the HTML needs, and with loaded files only.
  const release = {
    version,
    container,
    entry,
    pages: mapped(pages, (page) => (isFields(page) ? { js: page['js'], css: page['css'] } : null)),
    routes: Array.isArray(routes) ? routes.map(withoutDescription) : null,
    integrity: isFields(integrity)
      ? Object.fromEntries(Object.entries(integrity).filter(([file]) => /\.(?:js|css)$/.test(file)))
      : null,
    ...(folders === undefined ? {} : { folders }),
    ...(isFields(seller) && { seller }),
    manifest: name.manifest,
  };
  if (!isRelease(release)) throw new ReleaseError('malformed');
  return release;
}

const mapped = (value: unknown, map: (item: unknown) => unknown) =>
  isFields(value) ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, map(item)])) : null;

const withoutDescription = (route: unknown) =>
  isFields(route)
    ? Object.fromEntries(Object.entries(route).filter(([name]) => name !== 'description'))
    : null;
