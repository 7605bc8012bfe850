import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import ts from 'typescript';

/** A source file of a checkout. Paths are relative to its root. */
export interface SourceFile {
  path: string;
  lines: number;
  /** Files of the checkout that it imports, types included. */
  imports: readonly string[];
  /** All its statements are re-exports. */
  isBarrel: boolean;
}

/** The import graph of a checkout, by path. */
export type Graph = ReadonlyMap<string, SourceFile>;

const TESTING = /\.test\.|\.test-support\.|\/(?:test|test-support|testing)\//;
const SCRIPT = /\.tsx?$/;
/** Test suites: nothing of them is shipped or served. */
const SUITE = /^(?:e2e|apps\/campaign)\//;

/** TypeScript of the product and its tools, without tests, test support and test suites. */
export const isProduct = (path: string): boolean =>
  SCRIPT.test(path) && !path.endsWith('.d.ts') && !TESTING.test(path) && !SUITE.test(path);

export const productFiles = (graph: Graph): SourceFile[] =>
  [...graph.values()].filter(({ path }) => isProduct(path));

const FOLDERS = ['apps', 'packages', 'e2e'];
const CONFIGS = ['.dependency-cruiser.mjs', '.dependency-cruiser.cjs'];

/** Reads the imports of a checkout whose dependencies are installed, with its own options of dependency-cruiser. */
export async function readGraph(root: string): Promise<Graph> {
  // Older commits have a CommonJS file.
  const config = CONFIGS.find((name) => existsSync(join(root, name)));
  if (config === undefined) throw new Error(`no configuration of dependency-cruiser in ${root}`);
  const options = await extractOptions(join(root, config));
  // By default it is read from the working directory.
  const tsConfig = { fileName: join(root, 'tsconfig.base.json') };
  const { output } = await cruise(FOLDERS, { ...options, baseDir: root, tsConfig, validate: false });
  if (typeof output === 'string') throw new Error('dependency-cruiser returned a text instead of a graph');
  const own = output.modules.filter(({ source }) =>
    FOLDERS.some((folder) => source.startsWith(`${folder}/`)),
  );
  const sources = new Set(own.map(({ source }) => source));
  return new Map(
    own.map(({ source, dependencies }) => {
      const text = readFileSync(join(root, source), 'utf8');
      const imports = [...new Set(dependencies.map(({ resolved }) => resolved))].filter(
        (path) => sources.has(path) && path !== source,
      );
      const lines = text.split('\n').length - 1;
      return [source, { path: source, lines, imports, isBarrel: SCRIPT.test(source) && isBarrel(text) }];
    }),
  );
}

/** True if a script consists of re-exports only: `export … from`, types included. */
export function isBarrel(text: string): boolean {
  const { statements } = ts.createSourceFile('barrel.tsx', text, ts.ScriptTarget.Latest, false);
  return (
    statements.length > 0 && statements.every((each) => ts.isExportDeclaration(each) && each.moduleSpecifier)
  );
}
