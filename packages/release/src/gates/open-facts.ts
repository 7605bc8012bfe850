import fs from 'node:fs';
import path from 'node:path';
import { brandsIn } from '@vip/dev-tools/brands';

/** A fact that this repository could only make up: its owner has to supply it. */
export interface OpenFact {
  /** Path in the workspace. */
  file: string;
  line: number;
  fact: string;
  /** What replaces it. */
  needed: string;
}

/** The mark at a placeholder, in a comment of TypeScript or Markdown: the fact, then what is needed. Comments do not ship. */
const MARK = /(?:\/\/|<!--) PLACEHOLDER ([^:]+): (.+?)(?: -->)?$/;

/** Values that this repository made up. Without a mark in their file they are facts of their own. */
const MADE_UP = [
  /400-?820-?000\d/,
  /浙ICP备2026\d{4}号/,
  /浙B2-2026\d{4}/,
  /浙公网安备330106020000\d\d号/,
  /\b645000\d{4}\b/,
  /\bcn\.lxb\./,
  /\bapp\.lxb\.cn\b/,
];

/** Sources with facts besides those of the brands. */
const OTHER_SOURCES = ['packages/release/src/config.ts', 'packages/release/hosting/domain'];

const SOURCE = /\.(ts|tsx|md|html|json)$/;
const NOT_SHIPPED = /\.test\.tsx?$|^package\.json$/;
const SKIPPED_FOLDERS = ['node_modules', 'dist', 'testing', 'docs'];

/** The open facts of a workspace, by file and line. */
export function openFacts(workspace: string): OpenFact[] {
  const brands = brandsIn(workspace).map((brand) => path.join('apps', brand));
  return [...brands, ...OTHER_SOURCES]
    .flatMap((place) => sourcesIn(workspace, place))
    .flatMap((file) => factsOf(file, fs.readFileSync(path.join(workspace, file), 'utf8')));
}

function sourcesIn(workspace: string, place: string): string[] {
  const found = fs.statSync(path.join(workspace, place), { throwIfNoEntry: false });
  if (!found) return [];
  if (found.isFile()) {
    const name = path.basename(place);
    return SOURCE.test(name) && !NOT_SHIPPED.test(name) ? [place.split(path.sep).join('/')] : [];
  }
  return fs
    .readdirSync(path.join(workspace, place))
    .filter((name) => !SKIPPED_FOLDERS.includes(name))
    .sort()
    .flatMap((name) => sourcesIn(workspace, path.join(place, name)));
}

function factsOf(file: string, content: string): OpenFact[] {
  const lines = content.split('\n').map((text, at) => ({ text, line: at + 1 }));
  const marked = lines.flatMap(({ text, line }) => {
    const [, fact = '', needed = ''] = MARK.exec(text) ?? [];
    return fact ? [{ file, line, fact, needed }] : [];
  });
  if (marked.length > 0) return marked;
  return lines.flatMap(({ text, line }) => {
    const [value] = MADE_UP.flatMap((pattern) => pattern.exec(text)?.[0] ?? []);
    return value === undefined ? [] : [{ file, line, fact: value, needed: 'the real value' }];
  });
}
