import { parseScript, type SyntaxNode } from './parser.ts';
import { placeIn, type FloorTrouble } from './trouble.ts';

/**
 * ES2018 is what chrome 64 and iOS 12 both parse: object rest and spread, async iteration. Of what came with it they
 * lack parts of the regular expressions, and everything later: optional catch binding (chrome 66), `?.` and `??` (80),
 * BigInt (67), class fields (72).
 */
const EDITION = 2018;

/** Lookbehind: no iPhone before 16.4. A named group is at the edge of both, and swc leaves it alone. */
const NEW_IN_PATTERNS = /\(\?<([=!]?)/;

/** What the oldest engines cannot parse in a script, at most the first syntax error and every pattern. */
export function scriptTroubles(code: string): FloorTrouble[] {
  let tree: SyntaxNode;
  try {
    tree = parseScript(code, EDITION);
  } catch (error) {
    const { pos = 0, message } = error as SyntaxError & { pos?: number };
    return [{ ...placeIn(code, pos), what: message.replace(/ \(\d+:\d+\)$/, '') }];
  }
  const troubles: FloorTrouble[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    else if (isNode(value)) {
      const what = patternTrouble(value);
      if (what) troubles.push({ ...placeIn(code, value.start), what });
      Object.values(value).forEach(visit);
    }
  };
  visit(tree);
  return troubles;
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string';

/** A pattern as a literal, or as the text of `RegExp('…')`: that one parses, and throws when it runs. */
function patternTrouble(node: SyntaxNode): string | null {
  const group = NEW_IN_PATTERNS.exec(patternOf(node) ?? '');
  if (!group) return null;
  return group[1] ? 'lookbehind in a regular expression' : 'a named group in a regular expression';
}

function patternOf(node: SyntaxNode): string | null {
  if (node.type === 'Literal') return (node['regex'] as { pattern: string } | undefined)?.pattern ?? null;
  if (node.type !== 'NewExpression' && node.type !== 'CallExpression') return null;
  const [pattern] = node['arguments'] as SyntaxNode[];
  const isPattern = (node['callee'] as SyntaxNode)['name'] === 'RegExp';
  return isPattern && typeof pattern?.['value'] === 'string' ? pattern['value'] : null;
}
