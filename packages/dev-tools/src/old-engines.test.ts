import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './workspace.ts';

/** The text in the brackets that open at `start`. */
function inBrackets(text: string, start: number, [open, close]: [string, string]): string {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === open) depth += 1;
    if (text[at] === close && (depth -= 1) === 0) return text.slice(start + 1, at);
  }
  return text.slice(start + 1);
}

/** Without comments and without what only newer engines read. */
function forOldEngines(css: string): string {
  let rest = css.replace(/\/\*[^]*?\*\//g, '');
  for (let at = rest.indexOf('@supports'); at >= 0; at = rest.indexOf('@supports')) {
    const block = rest.indexOf('{', at);
    rest = rest.slice(0, at) + rest.slice(block + inBrackets(rest, block, ['{', '}']).length + 2);
  }
  return rest;
}

/** Each drops its whole declaration or rule where it is unknown. */
const NEWER =
  /(?<![\w-])(?:(?:min|max|clamp)\(|(?:inset|aspect-ratio|translate|rotate|scale)\s*:)|:(?:is|where|has)\(|@(?:container|layer)|color-mix\(/g;

/** `#fff 0 5px`: a colour stop with two positions, as Chromium has them since 71. */
function doubleStops(css: string): string[] {
  return [...css.matchAll(/-gradient\(/g)].flatMap(({ 0: name, index }) =>
    inBrackets(css, index + name.length - 1, ['(', ')'])
      .replace(/\([^()]*(?:\([^()]*\)[^()]*)*\)/g, '')
      .split(',')
      .map((stop) => stop.trim())
      .filter((stop) => /^(?!.*\bat\b).+\s-?[\d.]+\S*\s+-?[\d.]+\S*$/.test(stop)),
  );
}

/** What Chromium 65 does not know, outside `@supports`. */
function unknownToOldEngines(css: string): string[] {
  const read = forOldEngines(css);
  return [...(read.match(NEWER) ?? []), ...doubleStops(read)];
}

const files = globSync(['apps/*/{*.css,{shared,features,src}/**/*.css}', 'packages/*/src/**/*.css'], {
  cwd: ROOT,
  exclude: ['apps/bench/**'],
});

test.each([
  ['background: repeating-linear-gradient(var(--a, #fff) 0 5px, red 5px 9px)', ['var 0 5px', 'red 5px 9px']],
  ['background: radial-gradient(circle at 100% 0, #fff 13px, red 14px) 0 0 / 2px 3px', []],
  ['width: min(1px, 2px)', ['min(']],
  ['grid-template-columns: minmax(0, 1fr); transform: scale(2)', []],
  ['inset: 0', ['inset:']],
])('in %s it finds %j', (declaration, found) => {
  expect(unknownToOldEngines(`a { ${declaration} }`)).toEqual(found);
  expect(unknownToOldEngines(`@supports (a: b) { a { ${declaration} } }`)).toEqual([]);
});

test.each(files)('%s has nothing that Chromium 65 drops', (file) => {
  expect(unknownToOldEngines(readFileSync(path.join(ROOT, file), 'utf8'))).toEqual([]);
});
