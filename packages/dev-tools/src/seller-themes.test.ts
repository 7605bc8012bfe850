import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './workspace.ts';

/** Custom properties of a brand's colours in a file. */
function colours(brand: string, file: string): Map<string, string> {
  const css = readFileSync(path.join(ROOT, file), 'utf8');
  const rule = css.slice(css.indexOf(`.theme-${brand} {`)).replace(/}[^]*/, '');
  return new Map(
    [...rule.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      value.replace(/\s+/g, ' '),
    ]),
  );
}

// `/upgrade/use` of main shows orders of other brands without loading their code: it has a copy of their colours.
test.each(['youquan', 'tuiwen'])('the colours of %s on results of main are those of its theme', (brand) => {
  const theme = colours(brand, `apps/${brand}/theme.css`);
  const copy = colours(brand, 'apps/main/features/result/upgrade-use/seller-themes.css');
  const shared = [...copy].filter(([name]) => theme.has(name));
  expect(shared.length).toBeGreaterThan(15);
  expect(Object.fromEntries(shared)).toEqual(
    Object.fromEntries(shared.map(([name]) => [name, theme.get(name)])),
  );
});
