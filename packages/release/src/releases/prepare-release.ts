import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { RemoteBuild } from '@vip/release-format';
import { CommandError } from '../command-error.ts';
import { parseRemote, parseShell } from './build-schema.ts';
import type { ReleaseManifest, ShellManifest } from '@vip/release-format';
import { integrityOfAll } from './integrity.ts';
import { readFiles, versionOf } from './read-build.ts';

/** A build as a release: what is uploaded, and the manifest of it. */
export interface PreparedRelease<M> {
  manifest: M;
  files: Map<string, Buffer>;
}

/** The shell's build. Throws `CommandError` where there is none. */
export function prepareShell(dist: string, now: Date): PreparedRelease<ShellManifest> {
  const build = parseShell(readBuild(dist, 'shell'));
  const files = readFiles(path.join(dist, 'client'));
  const version = versionOf(files);
  const publishedAt = now.toISOString();
  return {
    files,
    manifest: { publisher: 'shell', version, publishedAt, ...build, integrity: integrityOfAll(files) },
  };
}

/** A brand's build, every route rendered. Throws `CommandError` where there is none or it is another brand's. */
export function prepareBrand(dist: string, brand: string, now: Date): PreparedRelease<ReleaseManifest> {
  const {
    entry: [entry],
    brand: publisher,
    ...build
  } = parseRemote(brand, readBuild(dist, brand));
  const files = readFiles(path.join(dist, 'client'));
  files.set('markup.json', Buffer.from(JSON.stringify(renderRoutes(dist, build.routes))));
  const version = versionOf(files);
  const publishedAt = now.toISOString();
  return {
    files,
    manifest: {
      publisher,
      version,
      publishedAt,
      ...build,
      entry,
      integrity: integrityOfAll(files),
    },
  };
}

function readBuild(dist: string, name: string): string {
  const file = path.join(dist, 'build.json');
  if (!fs.existsSync(file))
    throw new CommandError(`${name} is not built (no ${file}): run pnpm build, or look at the name`);
  return fs.readFileSync(file, 'utf8');
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
