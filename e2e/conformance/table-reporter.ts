import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { expectedOf } from './exceptions.ts';
import { conformanceTable, type Cell } from './table.ts';

const FILE = join(import.meta.dirname, 'TABLE.md');

const HEAD = `# Conformance

Made by \`E2E_UPDATE_TABLE=1 node run.ts --project bridge\`: what every fake app and the bridge did with each other in a
real browser. A run that comes to another table fails.

`;

/**
 * Prints behaviour × app after the conformance suite and compares it with TABLE.md. A run over
 * a part of the suite only prints its cells.
 */
export default class TableReporter implements Reporter {
  private readonly cells: Cell[] = [];

  onTestEnd({ annotations }: TestCase, { steps }: TestResult): void {
    const app = annotations.find(({ type }) => type === 'app')?.description;
    if (app === undefined) return;
    for (const { category, title, error } of steps)
      if (category === 'test.step')
        this.cells.push({ app, behaviour: title, outcome: error ? 'failed' : expectedOf(app, title) });
  }

  async onEnd(): Promise<{ status: FullResult['status'] } | undefined> {
    if (this.cells.length === 0) return undefined;
    // Imported here, because they need the bundled bridge, which other runs do not.
    const { apps } = await import('./built.ts');
    const { behaviours } = await import('./behaviours.ts');
    const names = behaviours.map(({ name }) => name);
    const table = conformanceTable(apps, names, this.cells);
    console.log(`\n${table}`);
    if (this.cells.length < apps.length * names.length) return undefined;
    if (process.env['E2E_UPDATE_TABLE']) writeFileSync(FILE, HEAD + table);
    if (readFileSync(FILE, 'utf8') === HEAD + table) return undefined;
    console.error('conformance/TABLE.md is outdated: run E2E_UPDATE_TABLE=1 node run.ts --project bridge');
    return { status: 'failed' };
  }
}
