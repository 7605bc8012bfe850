import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../workspace.ts';
import { findCircles } from './find-circles.ts';
import { findDuplicates, type Duplicate } from './find-duplicates.ts';
import { followWalks } from './follow-walks.ts';
import { countPageFiles, measureSizes } from './measure.ts';
import { readGraph } from './read-graph.ts';
import { WALKS } from './walks.ts';

const HELP = `pnpm structure [folder] [--list]

Prints the shape of this checkout, or of another one whose dependencies are installed.
Walks do not count files that only re-export, nor files of the walk that they continue.

  --list  also print the files of each walk, and the places of duplicated blocks of the product`;

/** Product blocks in two places at 184870f, counted by the same command. */
const DUPLICATES_BEFORE = 56;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { list: { type: 'boolean', default: false }, help: { type: 'boolean', short: 'h' } },
});

const percent = (share: number): string => `${Math.round(share * 100)} %`;
const line = (name: string, value: string | number, target = ''): void =>
  console.log(`${name.padEnd(52)}${String(value).padStart(8)}${target && `  ${target}`}`);
const listed = (lines: readonly string[]): void => lines.forEach((each) => console.log(`    ${each}`));

function printDuplicates(name: string, duplicates: readonly Duplicate[], target = ''): void {
  line(name, duplicates.length, target);
  if (values.list && target) listed(duplicates.map((places) => places.join('  ')));
}

async function print(root: string): Promise<void> {
  const graph = await readGraph(root);
  const sizes = measureSizes(graph);
  line('product files (TypeScript)', sizes.files, 'at most 850');
  line('  lines', sizes.lines);
  line('  median lines', sizes.medianLines, 'at least 45');
  line('  under 30 lines', percent(sizes.shortShare), 'at most 32 %');
  line('shipped files that are imported', sizes.imported);
  line('  by exactly one file', sizes.singleImporter);
  line('  share of those', percent(sizes.singleImporter / sizes.imported));
  // Walks name files of this checkout.
  if (root === ROOT) {
    console.log('files from');
    for (const { walk, files } of followWalks(graph, WALKS)) {
      line(`  ${walk.name}`, files.length, walk.after ? `at most ${walk.most} more` : `at most ${walk.most}`);
      if (values.list) listed(files);
    }
  }
  console.log('files of the brand for a page');
  for (const { page, files } of countPageFiles(graph)) line(`  ${page}`, files, 'at most 25');
  const circles = findCircles(graph);
  line('circles between files', circles.files.length, 'none');
  listed(circles.files.map((circle) => circle.join(' ')));
  line('circles between folders', circles.folders.length, 'none');
  listed(circles.folders.map((circle) => circle.join(' ')));
  const duplicates = findDuplicates(root);
  const most = Math.floor(DUPLICATES_BEFORE / 3);
  printDuplicates('blocks of six or more lines in two places', duplicates.product, `at most ${most}`);
  printDuplicates('  in tests', duplicates.tests);
}

if (values.help) console.log(HELP);
else await print(resolve(ROOT, positionals[0] ?? '.'));
