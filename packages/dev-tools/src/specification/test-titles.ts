import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** A test as it is written in a file, whichever runner it is for. */
export interface FoundTest {
  /**
   * Titles of its groups and its own, joined by ` › `, as in the source: `${name}` of a template and `%s` of a table
   * remain.
   */
  title: string;
  /**
   * The first value of each row of the tables and loops around it, where they are written out in the file or in one
   * that it imports: the runs of this test, by name.
   */
  cases: string[];
  /** False if it, or a group of it, never runs: `skip`, `fixme`, `todo`. */
  runs: boolean;
}

/** Members of `test` and `it` that define neither a test nor a group. */
const OTHER = /^(use|step|extend|configure|setTimeout|slow|info|before.*|after.*)$/;
const NEVER = new Set(['skip', 'fixme', 'todo']);

interface Definition {
  title: string;
  isGroup: boolean;
  runs: boolean;
  cases: string[];
  body: ts.Node | undefined;
}

/** All tests of a file, by parsing it: nothing is imported or run. */
export function testsIn(file: string): FoundTest[] {
  const { source, constants } = read(file);
  const found: FoundTest[] = [];

  const visit = (node: ts.Node, around: FoundTest): void => {
    if (ts.isForOfStatement(node)) {
      const cases = [...around.cases, ...firstValues(node.expression, constants)];
      visit(node.statement, { ...around, cases });
      return;
    }
    const definition = ts.isCallExpression(node) ? definitionOf(node, constants) : null;
    if (!definition) {
      ts.forEachChild(node, (child) => visit(child, around));
      return;
    }
    const own: FoundTest = {
      title: around.title ? `${around.title} › ${definition.title}` : definition.title,
      cases: [...around.cases, ...definition.cases],
      runs: around.runs && definition.runs,
    };
    if (!definition.isGroup) found.push(own);
    else if (definition.body) visit(definition.body, own);
  };
  visit(source, { title: '', cases: [], runs: true });
  return found;
}

/** The value of a name in a file, with the names of the file where that is written. */
type Constants = (name: string) => Value | null;

interface Value {
  node: ts.Expression;
  constants: Constants;
}

/** A file, and the values of its constants: its own, and those that it imports by name from a relative path. */
function read(file: string): { source: ts.SourceFile; constants: Constants } {
  const text = fs.readFileSync(file, 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const own = new Map<string, ts.Expression>();
  const imported = new Map<string, { from: string; name: string }>();
  for (const statement of source.statements) {
    if (ts.isVariableStatement(statement)) {
      for (const { name, initializer } of statement.declarationList.declarations)
        if (ts.isIdentifier(name) && initializer) own.set(name.text, initializer);
    } else if (ts.isImportDeclaration(statement)) {
      const bindings = statement.importClause?.namedBindings;
      const from = ts.isStringLiteral(statement.moduleSpecifier) ? statement.moduleSpecifier.text : '';
      if (!bindings || !ts.isNamedImports(bindings) || !from.startsWith('.')) continue;
      for (const { name, propertyName } of bindings.elements)
        imported.set(name.text, { from, name: (propertyName ?? name).text });
    }
  }
  const constants: Constants = (name) => {
    const node = own.get(name);
    if (node) return { node, constants };
    const elsewhere = imported.get(name);
    const at = elsewhere && path.resolve(path.dirname(file), elsewhere.from);
    return at && fs.existsSync(at) ? read(at).constants(elsewhere.name) : null;
  };
  return { source, constants };
}

/** The test or group that a call defines; null for every other call. */
function definitionOf(call: ts.CallExpression, constants: Constants): Definition | null {
  const [title, ...rest] = call.arguments;
  // `it.each(table)(title, …)` and `it.skipIf(condition)(title, …)` call what a call has returned.
  const inner = ts.isCallExpression(call.expression) ? call.expression : null;
  const names = namesOf(inner ? inner.expression : call.expression);
  const [root = '', ...members] = names;
  if (!/^(it|test|describe)/.test(root) || members.some((name) => OTHER.test(name))) return null;
  const body = rest.find((one) => ts.isArrowFunction(one) || ts.isFunctionExpression(one));
  const isTodo = members.includes('todo');
  if (!title || (!body && !isTodo)) return null;
  const isTable = inner && (members.includes('each') || members.includes('for'));
  return {
    title: titleOf(title),
    isGroup: root.startsWith('describe') || members.includes('describe'),
    runs: !members.some((name) => NEVER.has(name)),
    cases: isTable && inner.arguments[0] ? firstValues(inner.arguments[0], constants) : [],
    body,
  };
}

/** `test.describe.serial` as its names; empty for anything else. */
function namesOf(node: ts.Expression): string[] {
  if (ts.isIdentifier(node)) return [node.text];
  if (!ts.isPropertyAccessExpression(node)) return [];
  const before = namesOf(node.expression);
  return before.length > 0 ? [...before, node.name.text] : [];
}

function titleOf(node: ts.Expression): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  return ts.isTemplateExpression(node) ? node.getText().slice(1, -1) : `\${${node.getText()}}`;
}

/** The first value of each row of a table that is written out; empty if it is computed. */
function firstValues(table: ts.Expression, constants: Constants): string[] {
  const node = plain(table);
  if (ts.isIdentifier(node)) {
    const value = constants(node.text);
    return value ? firstValues(value.node, value.constants) : [];
  }
  if (ts.isArrayLiteralExpression(node))
    return node.elements.flatMap((row) =>
      ts.isSpreadElement(row) ? firstValues(row.expression, constants) : (firstValue(row, constants) ?? []),
    );
  if (!ts.isCallExpression(node) || !/^Object\.(entries|keys)$/.test(node.expression.getText())) return [];
  const [named] = node.arguments;
  const object = named && literalOf(named, constants).node;
  if (!object || !ts.isObjectLiteralExpression(object)) return [];
  return object.properties.flatMap(({ name }) =>
    name && (ts.isStringLiteralLike(name) || ts.isIdentifier(name)) ? [name.text] : [],
  );
}

function firstValue(row: ts.Expression, around: Constants): string | null {
  const { node, constants } = literalOf(row, around);
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isNumericLiteral(node)) return node.getText();
  if (ts.isArrayLiteralExpression(node))
    return node.elements[0] ? firstValue(node.elements[0], constants) : null;
  if (!ts.isObjectLiteralExpression(node)) return null;
  // After a spread the first property of its own: it is what makes the row differ.
  const first = node.properties.find((one) => ts.isPropertyAssignment(one));
  return first ? firstValue(first.initializer, constants) : null;
}

/** The value of an expression: that of a constant, else itself. */
function literalOf(expression: ts.Expression, constants: Constants): Value {
  const node = plain(expression);
  const value = ts.isIdentifier(node) ? constants(node.text) : null;
  return value ? literalOf(value.node, value.constants) : { node, constants };
}

/** Without parentheses, `as const` and `satisfies`. */
function plain(node: ts.Expression): ts.Expression {
  return ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node)
    ? plain(node.expression)
    : node;
}
