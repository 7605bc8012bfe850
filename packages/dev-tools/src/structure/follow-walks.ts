import { isProduct, type Graph } from './read-graph.ts';

/** The path of a value or an action through the code, as the files that process it. */
export interface Walk {
  name: string;
  /** Name of the walk that it continues: files of that one are not counted again. */
  after?: string;
  /** Most files it may have. */
  most: number;
  stops: readonly Stop[];
}

/** A file that is reached from the previous one by imports, or without any: `jump` says how (network, port, globals). */
export type Stop = string | { path: string; jump: string };

/** Every file of each walk, in order: its stops, and the files between them on the shortest chain of imports. */
export function followWalks(graph: Graph, walks: readonly Walk[]): { walk: Walk; files: string[] }[] {
  const direct = withoutBarrels(graph);
  const filesOf = new Map(walks.map((walk) => [walk.name, followWalk(direct, walk)]));
  return walks.map((walk) => {
    const before = walk.after === undefined ? [] : filesOf.get(walk.after);
    if (!before) throw new Error(`${walk.name}: there is no walk "${walk.after}"`);
    const files = filesOf.get(walk.name) ?? [];
    return { walk, files: files.filter((file) => !before.includes(file)) };
  });
}

/** The same graph with importers of barrels connected to what those re-export: an editor's "go to definition" skips barrels. */
function withoutBarrels(graph: Graph): Graph {
  const definitions = (imports: readonly string[]): string[] => {
    const reached = new Set(imports);
    for (const path of reached) {
      if (graph.get(path)?.isBarrel) graph.get(path)?.imports.forEach((to) => reached.add(to));
    }
    return [...reached].filter((path) => !graph.get(path)?.isBarrel);
  };
  const files = [...graph.values()].filter(({ isBarrel }) => !isBarrel);
  return new Map(files.map((file) => [file.path, { ...file, imports: definitions(file.imports) }]));
}

function followWalk(graph: Graph, { name, stops }: Walk): string[] {
  const files: string[] = [];
  for (const stop of stops) {
    const path = typeof stop === 'string' ? stop : stop.path;
    if (!graph.has(path)) throw new Error(`${name}: there is no ${path}, or it only re-exports`);
    const between = typeof stop === 'string' && files.length > 0 ? connection(graph, files, path) : [path];
    if (!between) throw new Error(`${name}: no chain of imports leads to ${path}`);
    files.push(...between.filter((file) => !files.includes(file)));
  }
  return files;
}

/** The shortest chain of imports in either direction, from any file of the walk so far. */
function connection(graph: Graph, files: readonly string[], to: string): string[] | null {
  const chains = [...files]
    .reverse()
    .flatMap((from) => [chain(graph, from, to), chain(graph, to, from)?.reverse()])
    .filter((found) => !!found);
  return chains.sort((one, other) => one.length - other.length)[0] ?? null;
}

function chain(graph: Graph, from: string, to: string): string[] | null {
  const before = new Map<string, string | null>([[from, null]]);
  for (const path of before.keys()) {
    if (path === to) break;
    for (const next of graph.get(path)?.imports ?? []) {
      if (!before.has(next) && isProduct(next)) before.set(next, path);
    }
  }
  if (!before.has(to)) return null;
  const files: string[] = [];
  for (let path: string | null = to; path !== null; path = before.get(path) ?? null) files.unshift(path);
  return files;
}
