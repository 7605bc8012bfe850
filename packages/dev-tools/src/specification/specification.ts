import fs from 'node:fs';
import path from 'node:path';
import { SPECIFIED } from '../route-table/specified-routes.ts';
import { type FoundTest, testsIn } from './test-titles.ts';

/** A test that shows a requirement. */
export interface Proof {
  /** From the root of the workspace. */
  file: string;
  /** Titles of its groups and its own, joined by ` › `, as in the source; see `FoundTest`. */
  test: string;
  /** The first value of one row of the table or loop of the test, if the requirement is that row only. */
  case?: string;
}

/** A requirement of the specification. */
export interface Requirement {
  /** Unique; its number is that of the section in the specification. */
  id: string;
  /** One sentence. */
  text: string;
  /** For a route: its pattern, as the specification has it. */
  route?: string;
  tests: readonly Proof[];
  /** Why the product does not meet it yet. */
  open?: string;
  /** What the product adds on the wire, or decides where the specification is silent. */
  note?: string;
}

/** Violations of the list, one sentence each. `root` is the folder of the workspace. */
export function specificationViolations(rows: readonly Requirement[], root: string): string[] {
  const files = new Map<string, FoundTest[] | null>();
  const read = (file: string): FoundTest[] | null => {
    const known = files.get(file);
    if (known !== undefined) return known;
    const at = path.join(root, file);
    const tests = fs.existsSync(at) ? testsIn(at) : null;
    files.set(file, tests);
    return tests;
  };
  const routes = rows.flatMap(({ route }) => route ?? []);
  return [
    ...repeated(rows.map(({ id }) => id)).map((id) => `${id}: two rows have this id`),
    ...repeated(rows.map(({ text }) => text)).map((text) => `“${text}”: two rows have this text`),
    ...repeated(routes).map((route) => `${route}: two rows have this route`),
    ...SPECIFIED.filter(({ pattern }) => !routes.includes(pattern)).map(
      ({ pattern }) => `${pattern}: no row has this route`,
    ),
    ...routes
      .filter((route) => !SPECIFIED.some(({ pattern }) => pattern === route))
      .map((route) => `${route}: the specification has no such route`),
    ...rows.flatMap((row) => [
      ...(row.tests.length > 0 || row.open ? [] : [`${row.id}: neither has a test nor is open`]),
      ...repeated(row.tests.map((proof) => JSON.stringify(proof))).map(() => `${row.id}: names a test twice`),
      ...row.tests.flatMap((proof) =>
        proofViolations(proof, read(proof.file)).map((text) => `${row.id}: ${text}`),
      ),
    ]),
  ];
}

function proofViolations({ file, test, case: name }: Proof, tests: FoundTest[] | null): string[] {
  if (!tests) return [`there is no file ${file}`];
  const [found, ...others] = tests.filter(({ title }) => title === test);
  if (!found) return [`${file} has no test “${test}”${hint(test, tests)}`];
  if (others.length > 0) return [`${file} has the test “${test}” ${others.length + 1} times`];
  if (!found.runs) return [`${file} skips the test “${test}”`];
  if (name !== undefined && !found.cases.includes(name))
    return [`“${test}” of ${file} has no row that starts with ${JSON.stringify(name)}`];
  return [];
}

/** Names the title that was probably meant: the one with the most words in common. */
function hint(wanted: string, tests: readonly FoundTest[]): string {
  const words = new Set(wanted.split(/\W+/));
  const scored = tests.map(({ title }) => ({
    title,
    score: title.split(/\W+/).filter((word) => word && words.has(word)).length,
  }));
  const best = scored.sort((a, b) => b.score - a.score)[0];
  return best && best.score > 1 ? `; is it “${best.title}”?` : '';
}

const repeated = (values: readonly string[]): string[] => [
  ...new Set(values.filter((value, at) => values.indexOf(value) !== at)),
];

/** Markdown: number, requirement, tests, state. `from` is the folder of the table, from the root, for its links. */
export function specificationTable(rows: readonly Requirement[], from: string): string {
  const sections = new Map<string, Requirement[]>();
  for (const row of rows) {
    const section = row.id.split('.')[0] ?? '';
    sections.set(section, [...(sections.get(section) ?? []), row]);
  }
  return [...sections]
    .map(([section, own]) =>
      [
        `## Section ${section}`,
        '',
        '| # | requirement | tests | state |',
        '| --- | --- | --- | --- |',
        ...own.map((row) => tableRow(row, from)),
      ].join('\n'),
    )
    .join('\n\n');
}

function tableRow({ id, text, tests, open, note }: Requirement, from: string): string {
  const proofs = tests.map(({ file, test, case: name }) => {
    const link = `[${path.basename(file)}](${path.relative(from, file)})`;
    return `${link}: ${escaped(test)}${name === undefined ? '' : `, case “${escaped(name)}”`}`;
  });
  const state = open ? `**open**: ${open}` : 'met';
  return `| ${[id, escaped(text), proofs.join('<br>') || 'none', escaped(note ? `${state}; ${note}` : state)].join(' | ')} |`;
}

/** Characters of a title that would end a cell or be markup. */
const escaped = (text: string): string => text.replace(/[\\|<>]/g, (character) => `\\${character}`);

/** The whole document. */
export function specificationDocument(rows: readonly Requirement[], from: string): string {
  const open = rows.filter((row) => row.open).length;
  return `# Specification

Generated by \`pnpm specification\` from \`e2e/specification/requirements.ts\`: every requirement of the specification with the
tests that show it. \`pnpm check\` fails if this file is outdated, if a test does not exist or is skipped, or if a route of
the specification has no row. Titles are those of the source: \`\${…}\` and \`%s\` stand for the values of a loop or a table;
where only one row of the table counts, its first value follows as the case.

${rows.length} requirements: ${rows.length - open} met, ${open} open.

${specificationTable(rows, from)}
`;
}
