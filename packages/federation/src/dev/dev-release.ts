import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Stats } from 'webpack';
import type { LoadableRelease, RouteData } from '@vip/release-format';
import { chunkFiles, pageFiles } from '../chunk-files.ts';

const hashOf = (content: Buffer | string): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

/**
 * Puts a build into a site as a version of its own, as files below `r/` never change, and takes away all but the one
 * before: an open page may still load a part of that.
 */
export function releaseBuild(options: {
  stats: Stats;
  /** Where the build lies. */
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
  const facts = {
    version,
    container,
    entry,
    pages: Object.fromEntries(routes.map(({ page }) => [page, pageFiles(stats, page.slice(2))])),
    routes: [...routes],
    integrity: Object.fromEntries(
      names.map((name) => [name, hashOf(fs.readFileSync(path.join(folder, name)))]),
    ),
  };
  const manifest = JSON.stringify({ publisher: brand, ...facts, contract, shared: {} });
  fs.cpSync(folder, path.join(releases, version), { recursive: true });
  fs.writeFileSync(path.join(releases, version, 'release.json'), manifest);
  removeOld(releases, version);
  return { ...facts, manifest: hashOf(manifest) };
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
