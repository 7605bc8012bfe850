import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { CommandError } from '../command-error.ts';
import { mapFile, releaseFile } from '../releases/release-files.ts';
import type { Store } from '../store/store.ts';

/** A release as an operator names it. */
export interface ReleaseName {
  publisher: string;
  version: string;
}

/** A place in a shipped file, in a line such as `    at a (https://…/r/honey/0123456789ab/pay.1a2b3c.js:1:234)`. */
interface Frame extends ReleaseName {
  /** The engine's name of the function: minified, or ''. */
  name: string;
  file: string;
  line: number;
  /** Starts at 1, as in engines. */
  column: number;
}

/** The end of a frame: Chrome's `at name (address)` and `at address`, Safari's `name@address` and `address`. */
const PLACE =
  /(?<folder>(?:https?:\/\/|\/)[^\s()]*\/)?(?<file>[\w-][\w.-]*\.js)(?:\?[^\s:)]*)?:(?<line>\d+):(?<column>\d+)\)?\s*$/;

/** The release is that of the address, or `named` if the line has a file name only. */
function parseFrame(text: string, named: ReleaseName): Frame | null {
  const found = PLACE.exec(text);
  if (!found?.groups) return null;
  const { folder, file = '', line, column } = found.groups;
  const [, publisher, version] = /([a-z][a-z0-9-]*)\/([0-9a-f]{12})\/$/.exec(folder ?? '') ?? [];
  const isOther = folder !== undefined && (publisher === undefined || version === undefined);
  if (isOther) return null;
  const name = text
    .slice(0, found.index)
    .replace(/^\s*at\s/, '')
    .replace(/[@(\s]+$/, '')
    .trim();
  return {
    publisher: publisher ?? named.publisher,
    version: version ?? named.version,
    name,
    file,
    line: Number(line),
    column: Number(column),
  };
}

/**
 * Maps the places of a production stack trace to source files, lines and names, by the source maps that were stored when
 * the releases were published. An address is looked up in the release that it names, so frames of the shell are resolved
 * too; a file name without address in `named`. Throws `CommandError` if `named` is not on the site or has no maps. A frame
 * of another release without maps is kept, with the reason appended.
 */
export async function resolveStack(
  store: Pick<Store, 'read' | 'list'>,
  named: ReleaseName,
  text: string,
): Promise<string[]> {
  await refuseWithoutMaps(store, named);
  const maps = new Map<string, Promise<TraceMap | null>>();
  const mapOf = ({ publisher, version, file }: Frame) => {
    const key = mapFile(publisher, version, file);
    const map = maps.get(key) ?? readMap(store, key);
    maps.set(key, map);
    return map;
  };
  const lines = text.replace(/\n$/, '').split(/\r?\n/);
  const resolved = await Promise.all(
    lines.map(async (line) => {
      const frame = parseFrame(line, named);
      const map = frame && (await mapOf(frame));
      return { line, frame, original: map && originalOf(map, frame) };
    }),
  );
  return resolved.map(({ line, frame, original }, at) => {
    if (!frame) return line;
    if (!original) return `${line}  [${missingMap(frame)}]`;
    // The next line is the caller's: the name at its place is the name of the function that this line is in.
    const name = resolved[at + 1]?.original?.name ?? frame.name;
    const place = `${original.source}:${original.line}:${original.column}`;
    return name ? `    at ${name} (${place})` : `    at ${place}`;
  });
}

async function refuseWithoutMaps(store: Pick<Store, 'read' | 'list'>, named: ReleaseName): Promise<void> {
  const { publisher, version } = named;
  const name = `${publisher} ${version}`;
  if (!/^[a-z][a-z0-9-]*$/.test(publisher) || !/^[\w-]+$/.test(version))
    throw new CommandError(`${name} is not a release: pnpm release stack honey 0123456789ab`);
  if (!(await store.read(releaseFile(publisher, version, 'release.json'))))
    throw new CommandError(`${name} is not on this site: see pnpm release status`);
  if ((await store.list(mapFile(publisher, version, ''))).length === 0)
    throw new CommandError(`${name} has no source maps on this site: it was published without them`);
}

async function readMap(store: Pick<Store, 'read'>, key: string): Promise<TraceMap | null> {
  const found = await store.read(key);
  return found && new TraceMap(found.bytes.toString('utf8'));
}

function originalOf(map: TraceMap, { line, column }: Pick<Frame, 'line' | 'column'>) {
  const found = originalPositionFor(map, { line, column: Math.max(0, column - 1) });
  return found.source === null ? null : { ...found, column: found.column + 1 };
}

const missingMap = ({ publisher, version, file }: Frame): string =>
  `no source map of ${publisher} ${version} has this place in ${file}`;
