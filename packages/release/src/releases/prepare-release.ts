import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { ReleaseManifest, RemoteBuild, ShellManifest } from '@vip/release-format';
import semver from 'semver';
import * as v from 'valibot';
import { CommandError } from '../command-error.ts';
import { pageConfig } from '../config.ts';
import { integrityOf } from './release-files.ts';

/** File names without folders, as builds write none: paths out of the release are refused. */
const File = v.pipe(
  v.string(),
  v.regex(/^[\w-][\w.-]*\.(?:js|css)$/, 'not the name of a script or style sheet'),
);
const Script = v.pipe(File, v.endsWith('.js'));
const Style = v.pipe(File, v.endsWith('.css'));
const Text = v.pipe(v.string(), v.nonEmpty());
/** A path of this site, or a template of one. */
const SitePath = v.pipe(v.string(), v.regex(/^\/(?![/\\])/, 'not a path of this site'));
const Version = v.pipe(
  v.string(),
  v.check((text) => semver.valid(text) === text, 'not a version'),
);
const Range = v.pipe(
  v.string(),
  v.check((text) => semver.validRange(text) !== null, 'not a range of versions'),
);
const PageName = v.pipe(v.string(), v.regex(/^\.\/[\w-]+$/, 'not the name of a page'));

/** True if a decoded segment or query part cannot lead elsewhere: the request carries the token. */
function isPlain(part: string): boolean {
  try {
    return !/^\.{1,2}$|[/\\\s\0-\x1f\x7f]/.test(decodeURIComponent(part));
  } catch {
    // Malformed escape: servers decode it differently.
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

/** A GET with the token: only to a configured backend, below its address. */
const FirstCall = v.strictObject({
  backend: v.picklist(Object.keys(pageConfig({}).backends)),
  path: v.pipe(v.string(), v.check(isBelowBackend, 'not a path below a backend')),
});

const Route = v.strictObject({
  path: v.pipe(v.string(), v.startsWith('/')),
  title: Text,
  description: v.exactOptional(Text),
  page: PageName,
  session: v.picklist(['none', 'known', 'required']),
  firstCall: v.exactOptional(FirstCall),
  secretParams: v.exactOptional(v.array(Text)),
  sells: v.exactOptional(Text),
  isTimed: v.exactOptional(v.literal(true)),
  results: v.exactOptional(v.array(Text)),
  packages: v.exactOptional(SitePath),
});

const Places = v.array(v.pipe(v.number(), v.safeInteger(), v.minValue(0)));
const Support = v.strictObject({ phone: Text, hours: Text });

/** The shell makes a page of it, with links and prices: a release with a malformed one is refused. */
const Seller = v.pipe(
  v.strictObject({
    company: Text,
    icp: Text,
    telecomLicence: v.exactOptional(Text),
    policeRecord: v.exactOptional(Text),
    support: Support,
    apps: v.record(Text, Text),
    clients: v.pipe(v.array(Text), v.nonEmpty()),
    agreements: v.pipe(
      v.array(
        v.strictObject({
          document: SitePath,
          name: Text,
          version: Text,
          isSubscription: v.exactOptional(v.literal(true)),
        }),
      ),
      v.nonEmpty(),
    ),
    consents: v.record(
      Text,
      v.strictObject({ buy: v.pipe(Places, v.nonEmpty()), renew: Places, login: Places }),
    ),
    sales: v.pipe(
      v.array(
        v.strictObject({
          scope: Text,
          family: Text,
          at: v.picklist(['activity', ...Object.keys(pageConfig({}).backends)]),
          loads: v.exactOptional(v.literal('type')),
          result: SitePath,
          path: SitePath,
          by: v.exactOptional(v.strictObject({ app: Text, appName: Text, support: Support })),
        }),
      ),
      v.nonEmpty(),
    ),
  }),
  v.check(
    ({ agreements, consents }) =>
      Object.values(consents).every((table) =>
        [table.buy, table.renew, table.login].flat().every((at) => at < agreements.length),
      ),
    'consents name an agreement that is not there',
  ),
);

const Remote = v.pipe(
  v.strictObject({
    brand: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, 'not the name of a brand'), v.notValue('shell')),
    container: v.pipe(v.string(), v.regex(/^[A-Za-z_]\w*$/, 'not the name of a global')),
    contract: Version,
    entry: v.strictTuple([Script], 'there must be one entry file'),
    pages: v.record(
      PageName,
      v.strictObject({ js: v.pipe(v.array(Script), v.nonEmpty()), css: v.array(Style), late: v.array(File) }),
    ),
    routes: v.pipe(v.array(Route), v.nonEmpty()),
    seller: v.exactOptional(Seller),
    shared: v.record(Text, Range),
  }),
  v.check(
    ({ pages, routes }) => routes.every(({ page }) => Object.prototype.hasOwnProperty.call(pages, page)),
    'a route names a page that is not in pages',
  ),
  v.check(({ routes, seller }) => {
    const families = new Set(seller?.sales.map(({ family }) => family));
    return routes.every(({ sells = [], results = [] }) =>
      [sells, results].flat().every((family) => families.has(family)),
    );
  }, 'a route names a family that the seller does not sell'),
);

const Shell = v.strictObject({
  mode: v.picklist(['production', 'development']),
  contract: Version,
  js: v.pipe(v.array(Script), v.nonEmpty()),
  css: v.array(Style),
  shared: v.record(Text, Version),
});

/** Parses a brand's `build.json`. Throws `CommandError` if it is malformed, outdated or another brand's. */
export function parseRemote(brand: string, text: string): v.InferOutput<typeof Remote> {
  const build = parse(brand, Remote, text);
  if (build.brand !== brand)
    throw new CommandError(`this is a build of ${build.brand}, not of ${brand}: ${buildAgain(brand)}`);
  return build;
}

/** Parses the shell's `build.json`. Throws `CommandError`. */
export const parseShell = (text: string): v.InferOutput<typeof Shell> => parse('shell', Shell, text);

const buildAgain = (name: string) => `build ${name} again (pnpm --filter @vip/${name} build)`;

/** Reports the first three issues: an outdated build has many. */
function parse<S extends v.GenericSchema>(name: string, schema: S, text: string): v.InferOutput<S> {
  const { success, output, issues } = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  if (success) return output;
  const places = issues.slice(0, 3).map((issue) => `${v.getDotPath(issue) ?? 'its root'} (${issue.message})`);
  throw new CommandError(`build.json of ${name} does not fit at ${places.join(', ')}: ${buildAgain(name)}`);
}

/** Files of a folder by name, without subfolders: builds write none. */
function readFiles(folder: string): Map<string, Buffer> {
  const names = fs.readdirSync(folder).filter((name) => fs.statSync(path.join(folder, name)).isFile());
  return new Map(names.sort().map((name) => [name, fs.readFileSync(path.join(folder, name))]));
}

/** Source maps of these files, which a production build writes beside `client`; maps of older builds are left out. */
function readMaps(dist: string, names: Iterable<string>): Map<string, Buffer> {
  const fileOf = (name: string) => path.join(dist, 'maps', `${name}.map`);
  const mapped = [...names].filter((name) => fs.existsSync(fileOf(name)));
  return new Map(mapped.map((name) => [name, fs.readFileSync(fileOf(name))]));
}

/** What a manifest says of its files. A version is the hash of its content: twelve hex digits over names and bytes. */
export function identityOf(files: ReadonlyMap<string, Buffer>, now: Date) {
  const hash = createHash('sha256');
  for (const [name, content] of files) hash.update(name).update('\0').update(content).update('\0');
  const integrity = Object.fromEntries([...files].map(([name, content]) => [name, integrityOf(content)]));
  return { version: hash.digest('hex').slice(0, 12), publishedAt: now.toISOString(), integrity };
}

/** A build as a release: the files to upload, and their manifest. */
export interface PreparedRelease<M> {
  manifest: M;
  files: Map<string, Buffer>;
  /** Source maps by the name of their script. Not part of the release: its version and hashes do not cover them. */
  maps: Map<string, Buffer>;
}

/** Reads the shell's build. Throws `CommandError` if there is none, or if it is for developers and the site is not their own. */
export function prepareShell(
  dist: string,
  now: Date,
  { isOwn }: { isOwn: boolean },
): PreparedRelease<ShellManifest> {
  const { mode, ...build } = parseShell(readBuild(dist, 'shell'));
  if (mode !== 'production' && !isOwn)
    throw new CommandError(
      'this is a development build of the shell, with __login: build it without NODE_ENV=development',
    );
  const files = readFiles(path.join(dist, 'client'));
  return {
    files,
    maps: readMaps(dist, files.keys()),
    manifest: { publisher: 'shell', ...identityOf(files, now), ...build },
  };
}

/** Reads a brand's build and renders every route. Throws `CommandError` if there is none or it is another brand's. */
export function prepareBrand(dist: string, brand: string, now: Date): PreparedRelease<ReleaseManifest> {
  const {
    entry: [entry],
    brand: publisher,
    ...build
  } = parseRemote(brand, readBuild(dist, brand));
  const files = readFiles(path.join(dist, 'client'));
  const maps = readMaps(dist, files.keys());
  files.set('markup.json', Buffer.from(JSON.stringify(renderRoutes(dist, build.routes))));
  return { files, maps, manifest: { publisher, ...identityOf(files, now), ...build, entry } };
}

function readBuild(dist: string, name: string): string {
  const file = path.join(dist, 'build.json');
  if (!fs.existsSync(file))
    throw new CommandError(`${name} is not built (no ${file}): run pnpm build, or check the name`);
  return fs.readFileSync(file, 'utf8');
}

/** The first render of every route, by path. Throws if a page uses `window` while rendering. */
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
