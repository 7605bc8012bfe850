import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Packages whose hooks and components call endpoints. */
const CALLING = /^@vip\/(checkout-react|checkout-ui)$/;

/**
 * The names of the endpoint functions (`@vip/api`) that a page can call: those that its modules import, and those behind
 * the hooks and components that it imports by name from a package. `packages` is the folder of the packages.
 */
export function pageCalls(page: string, packages: string): Set<string> {
  const calls = new Set<string>();
  const seen = new Set<string>();

  function walk(file: string): void {
    if (seen.has(file) || !/\.tsx?$/.test(file)) return;
    seen.add(file);
    for (const { from, names } of importsOf(fs.readFileSync(file, 'utf8'))) {
      if (from.startsWith('.')) walk(path.resolve(path.dirname(file), from));
      else if (from === '@vip/api' && names !== 'all') names.forEach((name) => calls.add(name));
      else if (CALLING.test(from) && names !== 'all') {
        const index = path.join(packages, from.slice('@vip/'.length), 'src/index.ts');
        for (const name of names) follow(index, name);
      }
    }
  }

  /** Walks the module from which an index re-exports a name. */
  function follow(index: string, name: string): void {
    for (const { from, names } of importsOf(fs.readFileSync(index, 'utf8'))) {
      const file = path.resolve(path.dirname(index), from);
      if (names !== 'all') {
        if (names.includes(name)) walk(file);
      } else if (new RegExp(`export[^;=]*\\b${name}\\b`).test(fs.readFileSync(file, 'utf8'))) {
        if (path.basename(file) === 'index.ts') follow(file, name);
        else walk(file);
      }
    }
  }

  walk(page);
  return calls;
}

/** What a module takes from another: names as the other exports them, or the whole module. */
export interface Import {
  from: string;
  names: string[] | 'all';
}

/** The imports and re-exports of a module that exist at run time, static and dynamic: no types. */
export function importsOf(source: string): Import[] {
  const found: Import[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      const clause = node.importClause;
      if (clause && clause.phaseModifier !== ts.SyntaxKind.TypeKeyword)
        add(node.moduleSpecifier, clause.name ? undefined : clause.namedBindings);
    } else if (ts.isExportDeclaration(node)) {
      if (node.moduleSpecifier && !node.isTypeOnly) add(node.moduleSpecifier, node.exportClause);
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(node.arguments[0], undefined);
    ts.forEachChild(node, visit);
  };
  const add = (
    from: ts.Expression | undefined,
    clause: ts.NamedImportBindings | ts.NamedExportBindings | undefined,
  ) => {
    if (!from || !ts.isStringLiteral(from)) return;
    const isNamed = clause && (ts.isNamedImports(clause) || ts.isNamedExports(clause));
    if (!isNamed) found.push({ from: from.text, names: 'all' });
    else {
      const named = [...clause.elements].filter(({ isTypeOnly }) => !isTypeOnly);
      const names = named.map(({ name, propertyName }) => (propertyName ?? name).text);
      if (names.length > 0) found.push({ from: from.text, names });
    }
  };
  visit(ts.createSourceFile('module.tsx', source, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX));
  return found;
}
