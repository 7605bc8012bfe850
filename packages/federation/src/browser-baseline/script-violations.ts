import { createRequire } from 'node:module';
import { placeIn, type Violation } from './violation.ts';

/** A node of the ESTree tree. `start` is its position in the text. */
interface SyntaxNode {
  type: string;
  start: number;
  [field: string]: unknown;
}

/** The part of acorn that is used here. */
interface Parser {
  type: { keyword?: string };
  parseExprAtom(...args: unknown[]): SyntaxNode;
  parseExprImport(isAfterNew: boolean): SyntaxNode;
}
interface ParserClass {
  new (...args: unknown[]): Parser;
  extend(more: (base: ParserClass) => ParserClass): ParserClass;
  parse(code: string, options: { ecmaVersion: number; sourceType: 'script' }): SyntaxNode;
}

// Webpack's own parser, so that there is one version of it.
const { Parser: Acorn } = createRequire(createRequire(import.meta.url).resolve('webpack'))('acorn') as {
  Parser: ParserClass;
};

/** `import()` is of ES2020, and supported since chrome 63 and iOS 11. */
const ParserWithImport = Acorn.extend(
  (base) =>
    class extends base {
      override parseExprAtom(...args: unknown[]): SyntaxNode {
        return this.type.keyword === 'import' ? this.parseExprImport(false) : super.parseExprAtom(...args);
      }
    },
);

/**
 * ES2018 is what chrome 64 and iOS 12 both parse: object rest and spread, async iteration. They lack parts of its regular
 * expressions, and everything later: optional catch binding (chrome 66), `?.` and `??` (80), BigInt (67), class fields
 * (72).
 */
const EDITION = 2018;

/** Lookbehind: iOS 16.4. Named groups: at the edge of both engines, and swc does not transform them. */
const NEW_GROUPS = /\(\?<([=!]?)/;

/** What the oldest engines cannot parse in a script: the first syntax error, or every unsupported regular expression. */
export function scriptViolations(code: string): Violation[] {
  let tree: SyntaxNode;
  try {
    tree = ParserWithImport.parse(code, { ecmaVersion: EDITION, sourceType: 'script' });
  } catch (error) {
    const { pos = 0, message } = error as SyntaxError & { pos?: number };
    return [{ ...placeIn(code, pos), what: message.replace(/ \(\d+:\d+\)$/, '') }];
  }
  const violations: Violation[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    else if (isNode(value)) {
      const what = patternViolation(value);
      if (what) violations.push({ ...placeIn(code, value.start), what });
      Object.values(value).forEach(visit);
    }
  };
  visit(tree);
  return violations;
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string';

function patternViolation(node: SyntaxNode): string | null {
  const group = NEW_GROUPS.exec(patternOf(node) ?? '');
  if (!group) return null;
  return group[1] ? 'lookbehind in a regular expression' : 'a named group in a regular expression';
}

/** The pattern of a regular expression: a literal, or `RegExp('…')`, which parses and throws at run time. */
function patternOf(node: SyntaxNode): string | null {
  if (node.type === 'Literal') return (node['regex'] as { pattern: string } | undefined)?.pattern ?? null;
  if (node.type !== 'NewExpression' && node.type !== 'CallExpression') return null;
  const [pattern] = node['arguments'] as SyntaxNode[];
  const isPattern = (node['callee'] as SyntaxNode)['name'] === 'RegExp';
  return isPattern && typeof pattern?.['value'] === 'string' ? pattern['value'] : null;
}
