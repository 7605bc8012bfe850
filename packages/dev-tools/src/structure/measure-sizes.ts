import { productFiles } from './product-files.ts';
import type { Graph } from './read-graph.ts';

export interface Sizes {
  files: number;
  lines: number;
  medianLines: number;
  /** Share of files under 30 lines, 0 to 1. */
  shortShare: number;
  /** Of what ships: files that are imported, and those that one file alone imports. */
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
