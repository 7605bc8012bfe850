import { join, resolve } from 'node:path';
import { countPageFiles } from './count-page-files.ts';
import { findCircles } from './find-circles.ts';
import { findDuplicates } from './find-duplicates.ts';
import { followWalk, type Walk } from './follow-walk.ts';
import { measureSizes } from './measure-sizes.ts';
import { readGraph, type Graph } from './read-graph.ts';
import { WALKS } from './walks.ts';

const ROOT = join(import.meta.dirname, '../../../..');

const percent = (share: number): string => `${Math.round(share * 100)} %`;
const line = (name: string, value: string | number, target = ''): void =>
  console.log(`${name.padEnd(52)}${String(value).padStart(8)}${target && `  ${target}`}`);

function printWalk(graph: Graph, walk: Walk): void {
  line(`  ${walk.name}`, followWalk(graph, walk).length, `at most ${walk.most}`);
}

/** Prints the shape of a checkout: of this one, or of the folder that is named. */
async function print(root: string): Promise<void> {
  const graph = await readGraph(root);
  const sizes = measureSizes(graph);
  line('product files (TypeScript)', sizes.files, 'at most 850');
  line('  lines', sizes.lines);
  line('  median lines', sizes.medianLines, 'at least 45');
  line('  under 30 lines', percent(sizes.shortShare), 'at most 32 %');
  line('  imported by one file alone', `${sizes.singleImporter} of ${sizes.imported}`);
  if (root === ROOT) {
    console.log('files from');
    for (const walk of WALKS) printWalk(graph, walk);
  }
  console.log('files of the brand for a page');
  for (const { page, files } of countPageFiles(graph)) line(`  ${page}`, files, 'at most 25');
  const circles = findCircles(graph);
  line('circles between files', circles.files.length, 'none');
  for (const circle of circles.files) console.log(`  ${circle.join(' ')}`);
  line('circles between folders', circles.folders.length, 'none');
  for (const circle of circles.folders) console.log(`  ${circle.join(' ')}`);
  const { product, tests } = findDuplicates(root);
  line('blocks of six or more lines in two places', product);
  line('  in tests', tests);
}

await print(resolve(ROOT, process.argv[2] ?? '.'));
