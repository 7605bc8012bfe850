import { productFiles, type Graph } from './read-graph.ts';

export interface Sizes {
  files: number;
  lines: number;
  medianLines: number;
  /** Share of files under 30 lines, 0 to 1. */
  shortShare: number;
  /** Of what ships: files that are imported by any product file, and by exactly one. */
  imported: number;
  singleImporter: number;
}

const SHORT_LINES = 30;
const TOOL = /^apps\/(?:sandbox|bench)\//;

export function measureSizes(graph: Graph): Sizes {
  const files = productFiles(graph);
  const lines = files.map((file) => file.lines).sort((a, b) => a - b);
  const importers = new Map<string, number>();
  for (const file of files) {
    for (const path of file.imports) importers.set(path, (importers.get(path) ?? 0) + 1);
  }
  const counts = files.filter(({ path }) => !TOOL.test(path)).map(({ path }) => importers.get(path) ?? 0);
  return {
    files: files.length,
    lines: lines.reduce((sum, count) => sum + count, 0),
    medianLines: median(lines),
    shortShare: lines.filter((count) => count < SHORT_LINES).length / lines.length,
    imported: counts.filter((count) => count > 0).length,
    singleImporter: counts.filter((count) => count === 1).length,
  };
}

function median(sorted: readonly number[]): number {
  const middle = sorted.length / 2;
  const [low = 0, high = low] = sorted.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1);
  return (low + high) / 2;
}

export interface PageFiles {
  /** Folder of the page. */
  page: string;
  /** Scripts and styles of its brand that the page reaches by imports. */
  files: number;
}

const PAGE = /^(apps\/[^/]+\/)features\/.*\bindex\.tsx$/;

/** The files that a brand engineer may have to open to change each page, most files first. */
export function countPageFiles(graph: Graph): PageFiles[] {
  const pages = [...graph.keys()].flatMap((entry) => {
    const brand = PAGE.exec(entry)?.[1];
    if (!brand || !graph.has(`${brand}routes.ts`)) return [];
    return { page: entry.slice(0, entry.lastIndexOf('/')), files: reached(graph, entry, brand).size };
  });
  return pages.sort((a, b) => b.files - a.files);
}

function reached(graph: Graph, entry: string, brand: string): Set<string> {
  const found = new Set([entry]);
  for (const path of found) {
    for (const to of graph.get(path)?.imports ?? []) if (to.startsWith(brand)) found.add(to);
  }
  return found;
}
