import ts from 'typescript';

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
