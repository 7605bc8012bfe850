import type { Graph, SourceFile } from './read-graph.ts';

const TESTING = /\.test\.|\.test-support\.|\/(?:test|test-support|testing)\//;
const SCRIPT = /\.tsx?$/;
/** Suites of tests: nothing of them is shipped or served. */
const SUITE = /^(?:e2e|apps\/campaign)\//;

/** TypeScript of the product and of its tools, without tests, what supports them, and whole suites of them. */
export const isProduct = (path: string): boolean =>
  SCRIPT.test(path) && !path.endsWith('.d.ts') && !TESTING.test(path) && !SUITE.test(path);

export const productFiles = (graph: Graph): SourceFile[] =>
  [...graph.values()].filter(({ path }) => isProduct(path));
