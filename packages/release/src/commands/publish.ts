import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { RemoteBuild, ShellBuild } from '@vip/federation';
import { integrityOf, readFiles, versionOf, writeRelease } from '../files.ts';
import { advance, type Registry, type ReleaseRecord, type ShellRecord } from '../registry/registry.ts';
import { routeTroubles } from '../registry/routes.ts';
import { CommandError } from './command-error.ts';

/** Puts the shell's build into the site. Returns the registry with it live. */
export function publishShell(options: {
  site: string;
  dist: string;
  registry: Registry;
  now: Date;
}): Registry {
  const { site, dist, registry, now } = options;
  const build = readBuild<ShellBuild>(dist, 'shell');
  const files = readFiles(path.join(dist, 'client'));
  const version = versionOf(files);
  writeRelease(path.join(site, 'r/shell', version), files);
  const record: ShellRecord = { version, ...build, integrity: hashes(files), publishedAt: now.toISOString() };
  return { ...registry, shell: advance(registry.shell, record) };
}

/** Puts a brand's build into the site. Throws `CommandError` where a gate refuses. Returns the registry with it live. */
export function publishBrand(options: {
  site: string;
  dist: string;
  brand: string;
  registry: Registry;
  now: Date;
}): Registry {
  const { site, dist, brand, registry, now } = options;
  const { entry, brand: built, ...build } = readBuild<RemoteBuild>(dist, brand);
  if (built !== brand) throw new CommandError(`${dist} is a build of ${built}, not of ${brand}`);
  const [entryFile, ...more] = entry;
  if (!entryFile || more.length > 0) throw new CommandError(`${brand}'s build must have one entry file`);
  checkContract(brand, build.contract, registry);
  const troubles = routeTroubles(brand, build.routes, registry);
  if (troubles.length > 0)
    throw new CommandError(`${brand}'s routes cannot go live:\n  ${troubles.join('\n  ')}`);

  const files = readFiles(path.join(dist, 'client'));
  files.set('markup.json', Buffer.from(JSON.stringify(renderRoutes(dist, build.routes))));
  const version = versionOf(files);
  writeRelease(path.join(site, 'r', brand, version), files);
  const record: ReleaseRecord = {
    version,
    ...build,
    entry: entryFile,
    integrity: hashes(files),
    publishedAt: now.toISOString(),
  };
  return { ...registry, brands: { ...registry.brands, [brand]: advance(registry.brands[brand], record) } };
}

function readBuild<T>(dist: string, name: string): T {
  const file = path.join(dist, 'build.json');
  if (!fs.existsSync(file)) throw new CommandError(`${name} is not built: run pnpm build first`);
  return JSON.parse(fs.readFileSync(file, 'utf8')) as T;
}

/** A remote runs in a shell of the same major contract that is not older than what the remote was built against. */
function checkContract(brand: string, contract: string, registry: Registry): void {
  const live = registry.shell?.live.contract;
  if (!live) throw new CommandError('no shell is live: publish it first (pnpm release publish shell)');
  const [major = 0, minor = 0] = contract.split('.').map(Number);
  const [liveMajor = 0, liveMinor = 0] = live.split('.').map(Number);
  if (major !== liveMajor || minor > liveMinor)
    throw new CommandError(
      `${brand} needs shell contract ${contract}, and ${live} is live: publish a newer shell first`,
    );
}

function hashes(files: Map<string, Buffer>): Record<string, string> {
  return Object.fromEntries([...files].map(([name, content]) => [name, integrityOf(content)]));
}

/** Every route's first render, by its path. A page that touches the window there stops its release here. */
function renderRoutes(dist: string, routes: RemoteBuild['routes']): Record<string, string> {
  const require = createRequire(import.meta.url);
  const built = require(path.join(dist, 'prerender.cjs')) as {
    pages: Record<string, unknown>;
    renderPage(page: unknown, path: string): string;
  };
  return Object.fromEntries(
    routes.map(({ path: route, page }) => [
      route,
      built.renderPage(built.pages[page], route.includes(':') ? '' : route),
    ]),
  );
}
