import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { brandsIn } from './brands.ts';
import { liveRoutes } from './route-table/live-routes.ts';
import { ROOT } from './workspace.ts';

/** A Chinese text of the source. */
export interface CopyText {
  text: string;
  /** The component or function that shows it. */
  part: string;
  /** The conditions under which it is shown, outermost first, as in the source; `not …` for an else. */
  state: string[];
  line: number;
}

const CHINESE = /[\u4e00-\u9fff]/;
const SHARED = [
  'packages/checkout-ui/src',
  'packages/checkout-react/src',
  'packages/ui/src',
  'packages/api/src',
];

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** 已优惠 {short(saved)} 元 */
const templateText = (node: ts.TemplateExpression): string =>
  node.head.text +
  node.templateSpans.map(({ expression, literal }) => `{${expression.getText()}}${literal.text}`).join('');

/** The text of an element, {expressions} included; of elements in it only the place. */
const elementText = (node: ts.JsxElement | ts.JsxFragment): string =>
  node.children
    .map((child) => {
      if (ts.isJsxText(child)) return child.text;
      const value = ts.isJsxExpression(child) ? child.expression : undefined;
      return value && !/[<?&]/.test(value.getText()) ? `{${value.getText()}}` : ' … ';
    })
    .join('');

/** The condition that a node is the consequence of, by its parent. */
function conditionOf(node: ts.Node): string | null {
  const { parent } = node;
  if (ts.isConditionalExpression(parent) || ts.isIfStatement(parent)) {
    const test = ts.isIfStatement(parent) ? parent.expression : parent.condition;
    const isElse = node === (ts.isIfStatement(parent) ? parent.elseStatement : parent.whenFalse);
    return node === test ? null : `${isElse ? 'not ' : ''}${oneLine(test.getText())}`;
  }
  const isAnd =
    ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken;
  if (isAnd && node === parent.right) return oneLine(parent.left.getText());
  if (ts.isCaseClause(parent) && node !== parent.expression) return oneLine(parent.expression.getText());
  if (ts.isPropertyAssignment(parent) && node === parent.initializer) return parent.name.getText();
  return null;
}

/** All Chinese texts of a source file. Comments are none. */
export function textsIn(source: string): CopyText[] {
  const file = ts.createSourceFile('copy.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: CopyText[] = [];
  const visit = (node: ts.Node, part: string, state: string[]): void => {
    const condition = node === file ? null : conditionOf(node);
    const states = condition === null ? state : [...state, condition];
    const isNamed = ts.isFunctionDeclaration(node) || ts.isVariableDeclaration(node);
    const here = isNamed && part === '' && node.name ? node.name.getText() : part;
    const add = (text: string) => {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      if (CHINESE.test(text)) found.push({ text: oneLine(text), part: here, state: states, line: line + 1 });
    };
    if (ts.isStringLiteralLike(node)) add(node.text);
    else if (ts.isTemplateExpression(node)) add(templateText(node));
    else if (
      (ts.isJsxElement(node) || ts.isJsxFragment(node)) &&
      node.children.some((one) => ts.isJsxText(one) && CHINESE.test(one.text))
    )
      add(elementText(node));
    ts.forEachChild(node, (child) => visit(child, here, states));
  };
  visit(file, '', []);
  return found;
}

/** The scripts of a folder that ship, by their paths from the root. */
export const sourcesIn = (folder: string): string[] =>
  fs
    .readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter(
      (name) =>
        /\.tsx?$/.test(name) && !/\.test\.|test-support|testing\/|node_modules|dist|prototype/.test(name),
    )
    .sort()
    .map((name) => path.join(folder, name));

/** `pnpm copy [part of a page or file]`: every text of the product by page, then the shared ones. */
async function print(wanted: string): Promise<void> {
  const routes = await liveRoutes(ROOT);
  const folders = [...brandsIn(ROOT).map((brand) => `apps/${brand}`), 'apps/shell/src', ...SHARED];
  let section = '';
  for (const file of folders.flatMap(sourcesIn)) {
    const brand = file.split(path.sep)[1];
    const feature = path.basename(path.dirname(file));
    const pages = routes.filter((route) => route.brand === brand && route.page === feature);
    const title =
      pages.map(({ pattern, title: name }) => `${pattern} ${name}`).join(', ') || path.dirname(file);
    const texts = textsIn(fs.readFileSync(path.join(ROOT, file), 'utf8'));
    if (texts.length === 0 || !`${title} ${file}`.includes(wanted)) continue;
    if (title !== section) console.log(`\n${(section = title)}`);
    for (const { text, part, state, line } of texts)
      console.log(
        `  ${text}\t${[part, ...state].filter(Boolean).join(' › ')}\t${path.basename(file)}:${line}`,
      );
  }
}

if (import.meta.main) await print(process.argv[2] ?? '');
