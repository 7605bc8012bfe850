import { createRequire } from 'node:module';

/** A node of the ESTree tree, with the place where it begins. */
export interface SyntaxNode {
  type: string;
  start: number;
  [field: string]: unknown;
}

/** What is used of acorn: its parser is a class that is made to be extended. */
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

const require = createRequire(createRequire(import.meta.url).resolve('webpack'));
const { Parser: Acorn } = require('acorn') as { Parser: ParserClass };

/** `import()` came into the language two editions after it came into browsers (chrome 63, iOS 11). */
const WithImport = Acorn.extend(
  (base) =>
    class extends base {
      override parseExprAtom(...args: unknown[]): SyntaxNode {
        return this.type.keyword === 'import' ? this.parseExprImport(false) : super.parseExprAtom(...args);
      }
    },
);

/** The bundler's own parser, held to one edition of the language. Throws a SyntaxError with `pos`. */
export const parseScript = (code: string, ecmaVersion: number): SyntaxNode =>
  WithImport.parse(code, { ecmaVersion, sourceType: 'script' });
