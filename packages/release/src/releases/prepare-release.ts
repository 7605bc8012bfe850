import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { ReleaseManifest, RemoteBuild, ShellManifest } from '@vip/release-format';
import semver from 'semver';
import * as v from 'valibot';
import { CommandError } from '../command-error.ts';
import { pageConfig } from '../config.ts';
import { integrityOfAll } from './release-files.ts';

/** Flat: builds write no folders, and a name that climbs out of one is refused. */
const File = v.pipe(v.string(), v.regex(/^[\w-][\w.-]*\.(?:js|css)$/, 'no name of a script or style sheet'));
const Script = v.pipe(File, v.endsWith('.js'));
const Style = v.pipe(File, v.endsWith('.css'));
const Text = v.pipe(v.string(), v.nonEmpty());
const Version = v.pipe(
  v.string(),
  v.check((text) => semver.valid(text) === text, 'no version'),
);
const Range = v.pipe(
  v.string(),
  v.check((text) => semver.validRange(text) !== null, 'no range of versions'),
);
const PageName = v.pipe(v.string(), v.regex(/^\.\/[\w-]+$/, 'no name of a page'));

/** A segment of a path or a part of a query, decoded: it must not lead anywhere else, since the token goes with it. */
function isPlain(part: string): boolean {
  try {
    return !/^\.{1,2}$|[/\\\s\0-\x1f\x7f]/.test(decodeURIComponent(part));
  } catch {
    // A broken escape: servers read it differently.
    return false;
  }
}
const isBelowBackend = (path: string): boolean =>
  /^\/(?!\/)[^\\#:]*$/.test(path) &&
  !path.includes('//') &&
  path
    .slice(1)
    .split(/[/?&=]/)
    .every(isPlain);

/** A GET with the token: only to a backend of the configuration, and only below its address. */
const FirstCall = v.strictObject({
  backend: v.picklist(Object.keys(pageConfig({}).backends)),
  path: v.pipe(v.string(), v.check(isBelowBackend, 'no path below a backend')),
});

const Route = v.strictObject({
  path: v.pipe(v.string(), v.startsWith('/')),
  title: Text,
  description: v.exactOptional(Text),
  page: PageName,
  session: v.picklist(['none', 'known', 'required']),
  firstCall: v.exactOptional(FirstCall),
  secretParams: v.exactOptional(v.array(Text)),
});

const Remote = v.pipe(
  v.strictObject({
    brand: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, 'no name of a brand'), v.notValue('shell')),
    container: v.pipe(v.string(), v.regex(/^[A-Za-z_]\w*$/, 'no name of a global')),
    contract: Version,
    entry: v.strictTuple([Script], 'there must be one entry file'),
    pages: v.record(
      PageName,
      v.strictObject({ js: v.pipe(v.array(Script), v.nonEmpty()), css: v.array(Style), late: v.array(File) }),
    ),
    routes: v.pipe(v.array(Route), v.nonEmpty()),
    shared: v.record(Text, Range),
  }),
  v.check(
    ({ pages, routes }) => routes.every(({ page }) => Object.prototype.hasOwnProperty.call(pages, page)),
    'a route names a page that is not in pages',
  ),
);

const Shell = v.strictObject({
  contract: Version,
  js: v.pipe(v.array(Script), v.nonEmpty()),
  css: v.array(Style),
  shared: v.record(Text, Version),
});

/** A brand's `build.json`. Throws `CommandError` where it is none, of another age, or another brand's. */
export function parseRemote(brand: string, text: string): v.InferOutput<typeof Remote> {
  const build = parse(brand, Remote, text);
  if (build.brand !== brand)
    throw new CommandError(`this is a build of ${build.brand}, not of ${brand}: ${buildAgain(brand)}`);
  return build;
}

/** The shell's `build.json`. Throws `CommandError`. */
export const parseShell = (text: string): v.InferOutput<typeof Shell> => parse('shell', Shell, text);

const buildAgain = (name: string) => `build ${name} again (pnpm --filter @vip/${name} build)`;

/** Tells the first three places: a build of another age differs in many. */
function parse<S extends v.GenericSchema>(name: string, schema: S, text: string): v.InferOutput<S> {
  const { success, output, issues } = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  if (success) return output;
  const places = issues.slice(0, 3).map((issue) => `${v.getDotPath(issue) ?? 'its top'} (${issue.message})`);
  throw new CommandError(`build.json of ${name} does not fit at ${places.join(', ')}: ${buildAgain(name)}`);
}

/** Files of a folder by name, flat: builds write no folders. */
function readFiles(folder: string): Map<string, Buffer> {
  const names = fs.readdirSync(folder).filter((name) => fs.statSync(path.join(folder, name)).isFile());
  return new Map(names.sort().map((name) => [name, fs.readFileSync(path.join(folder, name))]));
}

/** Maps of these files, which a production build puts beside `client`; one of an older build may lie there too. */
function readMaps(dist: string, names: Iterable<string>): Map<string, Buffer> {
  const fileOf = (name: string) => path.join(dist, 'maps', `${name}.map`);
  const mapped = [...names].filter((name) => fs.existsSync(fileOf(name)));
  return new Map(mapped.map((name) => [name, fs.readFileSync(fileOf(name))]));
}

/** A version is named by its content: twelve hex digits over names and bytes. */
export function versionOf(files: ReadonlyMap<string, Buffer>): string {
  const hash = createHash('sha256');
  for (const [name, content] of files) hash.update(name).update('\0').update(content).update('\0');
  return hash.digest('hex').slice(0, 12);
}

/** A build as a release: the files to upload, and their manifest. */
export interface PreparedRelease<M> {
  manifest: M;
  files: Map<string, Buffer>;
  /** Source maps by the name of their script. No part of the release: neither its version nor its hashes know them. */
  maps: Map<string, Buffer>;
}

/** The shell's build. Throws `CommandError` where there is none. */
export function prepareShell(dist: string, now: Date): PreparedRelease<ShellManifest> {
  const build = parseShell(readBuild(dist, 'shell'));
  const files = readFiles(path.join(dist, 'client'));
  const version = versionOf(files);
  const publishedAt = now.toISOString();
  return {
    files,
    maps: readMaps(dist, files.keys()),
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
  const maps = readMaps(dist, files.keys());
  files.set('markup.json', Buffer.from(JSON.stringify(renderRoutes(dist, build.routes))));
  const version = versionOf(files);
  const publishedAt = now.toISOString();
  return {
    files,
    maps,
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
