import type { RemoteBuild, ShellBuild } from '@vip/federation';
import semver from 'semver';
import * as v from 'valibot';

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

const Route = v.strictObject({
  path: v.pipe(v.string(), v.startsWith('/')),
  title: Text,
  description: v.exactOptional(Text),
  page: PageName,
  session: v.picklist(['none', 'known', 'required']),
  firstCall: v.exactOptional(v.strictObject({ backend: Text, path: v.pipe(v.string(), v.startsWith('/')) })),
  secretParams: v.exactOptional(v.array(Text)),
});

const Remote = v.pipe(
  v.strictObject({
    brand: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, 'no name of a brand'), v.notValue('shell')),
    container: v.pipe(v.string(), v.regex(/^[A-Za-z_]\w*$/, 'no name of a global')),
    contract: Version,
    entry: v.tuple([Script], 'there must be one entry file'),
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

/** What a brand's `build.json` says, from its parsed text; or what is wrong with it. */
export function checkRemote(brand: string, value: unknown): RemoteBuild | string[] {
  const build = check(brand, Remote, value);
  if (Array.isArray(build) || build.brand === brand) return build;
  return [`this is a build of ${build.brand}, not of ${brand}: ${buildAgain(brand)}`];
}

/** The same of the shell's. */
export const checkShell = (value: unknown): ShellBuild | string[] => check('shell', Shell, value);

const buildAgain = (name: string) => `build ${name} again (pnpm --filter @vip/${name} build)`;

/** A sentence each for the first three places: a build of another age differs in many. */
function check<S extends v.GenericSchema>(
  name: string,
  schema: S,
  value: unknown,
): v.InferOutput<S> | string[] {
  const { success, output, issues } = v.safeParse(schema, value);
  if (success) return output;
  return issues
    .slice(0, 3)
    .map(
      (issue) =>
        `build.json does not fit at ${v.getDotPath(issue) ?? 'its top'} (${issue.message}): ${buildAgain(name)}`,
    );
}
