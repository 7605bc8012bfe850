import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { chunkFiles, pageFiles } from '@vip/federation';
import type { LoadableRelease, RouteData } from '@vip/release-format';
import type { Stats } from 'webpack';

/** Subresource integrity. */
export const hashOf = (content: Buffer | string): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

/**
 * Copies a build into a site as a new version, as files below `r/` are immutable, and removes all but the previous one:
 * an open page may still load lazy chunks of that.
 */
export function releaseBuild(options: {
  stats: Stats;
  /** The output folder of the build. */
  folder: string;
  site: string;
  brand: string;
  container: string;
  contract: string;
  routes: readonly RouteData[];
}): LoadableRelease {
  const { stats, folder, site, brand, container, contract, routes } = options;
  const version = `dev-${stats.hash ?? ''}`;
  const releases = path.join(site, 'r', brand);
  const names = fs.readdirSync(folder).filter((name) => /\.(js|css)$/.test(name));
  const [entry = ''] = chunkFiles(stats, container, '.js');
  const release = {
    version,
    container,
    entry,
    pages: Object.fromEntries(routes.map(({ page }) => [page, pageFiles(stats, page.slice(2))])),
    routes: [...routes],
    integrity: Object.fromEntries(
      names.map((name) => [name, hashOf(fs.readFileSync(path.join(folder, name)))]),
    ),
  };
  const manifest = JSON.stringify({ publisher: brand, ...release, contract, shared: {} });
  fs.cpSync(folder, path.join(releases, version), { recursive: true });
  fs.writeFileSync(path.join(releases, version, 'release.json'), manifest);
  removeOld(releases, version);
  return { ...release, manifest: hashOf(manifest) };
}

function removeOld(releases: string, version: string): void {
  const age = (name: string) => fs.statSync(path.join(releases, name)).mtimeMs;
  const old = fs
    .readdirSync(releases)
    .filter((name) => name !== version)
    .sort((a, b) => age(b) - age(a))
    .slice(1);
  for (const name of old) fs.rmSync(path.join(releases, name), { recursive: true });
}
