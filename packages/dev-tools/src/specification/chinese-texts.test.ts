import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { brandsIn } from '../brands.ts';
import { sourcesIn } from '../copy.ts';
import { ROOT } from '../workspace.ts';

/** What a user sees or hears, in an element: its text and these attributes. */
const SPOKEN = new Set(['alt', 'aria-label', 'aria-description', 'label', 'placeholder', 'title']);

/** Names that Chinese texts use as they are. */
const NAMES = /\b(App|Android|iOS|iPhone|iPad|Safari|Apple|VIP|QQ|AI|ID|ICP|PDF|Wi-Fi|Pro)\b/g;

const folders = [
  ...brandsIn(ROOT).map((brand) => `apps/${brand}`),
  'apps/shell/src',
  'packages/checkout-ui/src',
  'packages/ui/src',
];

const components = folders.flatMap(sourcesIn).filter((file) => file.endsWith('.tsx'));

/** The words of Latin letters in what a component shows. Values that are computed elsewhere are not followed. */
function foreignWords(source: string): string[] {
  const found: string[] = [];
  const add = (shown: string) => found.push(...(shown.replace(NAMES, '').match(/[A-Za-z]{2,}/g) ?? []));
  const literals = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateMiddleOrTemplateTail(node) || ts.isTemplateHead(node))
      add(node.text);
    // Elements are visited by themselves; arguments and comparisons are not shown.
    else if (!ts.isCallExpression(node) && !ts.isBinaryExpression(node) && !ts.isJsxElement(node))
      ts.forEachChild(node, literals);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) add(node.text);
    if (ts.isJsxAttribute(node)) {
      if (SPOKEN.has(node.name.getText()) && node.initializer) literals(node.initializer);
    } else if (ts.isJsxExpression(node) && node.expression && !ts.isJsxAttribute(node.parent))
      shownTexts(node.expression).forEach(literals);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('component.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found;
}

/** The literals that an expression between tags may show: through conditions, not out of calls. */
function shownTexts(node: ts.Expression): ts.Expression[] {
  if (ts.isParenthesizedExpression(node)) return shownTexts(node.expression);
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(shownTexts);
  return ts.isStringLiteralLike(node) || ts.isTemplateExpression(node) ? [node] : [];
}

it.each([
  ['a text', '<p>打开 Menu</p>', ['Menu']],
  ['a condition', "<p>{isOpen ? '打开' : 'Close'}</p>", ['Close']],
  ['a template', '<p>{`共 ${count} items`}</p>', ['items']],
  ['a name', '<button aria-label="close">×</button>', ['close']],
  ['a name with a condition', "<img alt={isNew ? '新' : 'old one'} />", ['old', 'one']],
])('English is found in %s', (_, source, words) => expect(foreignWords(source)).toEqual(words));

it('names, classes, addresses and comparisons are no English texts', () => {
  const source = `<a className="button" href="/openapp" title="打开 App">{kind === 'story' ? 'iOS 版' : label('x')}</a>`;
  expect(foreignWords(source)).toEqual([]);
});

it('the texts of pages, dialogs and the shell are Chinese', () => {
  expect(components.length).toBeGreaterThan(100);
  const english = components.flatMap((file) =>
    foreignWords(fs.readFileSync(path.join(ROOT, file), 'utf8')).map((word) => `${file}: ${word}`),
  );
  expect(english).toEqual([]);
});
