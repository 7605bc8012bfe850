import semver from 'semver';
import * as v from 'valibot';
import { CommandError } from '../command-error.ts';
import { pageConfig } from '../config.ts';

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
