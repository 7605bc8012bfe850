import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './workspace.ts';

const names = globSync(['apps/*/{*.css,{shared,features,src}/**/*.css}', 'packages/*/src/**/*.css'], {
  cwd: ROOT,
});
const files = names.map((name) => {
  const css = readFileSync(path.join(ROOT, name), 'utf8').replace(/\/\*[^]*?\*\//g, '');
  const keyframes = css.match(/@keyframes[^{]+\{(?:[^{}]*\{[^{}]*\})+\s*\}/g) ?? [];
  return { name, css, keyframes };
});
const moving = files.filter(({ css }) => /@keyframes|transition/.test(css));

test('there are style sheets with motion', () => {
  expect(moving.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'packages/ui/src/overlay/popup.module.css',
      'apps/honey/features/result/result-head.module.css',
    ]),
  );
});

// Other properties make the engine lay out or paint again, in every frame.
test.each(moving)('only transform and opacity change in $name', ({ css, keyframes }) => {
  const changed = keyframes
    .flatMap((rule) => [...rule.matchAll(/([\w-]+)\s*:/g)].map(([, property]) => property))
    .concat([...css.matchAll(/transition:\s*([\w-]+)/g)].map(([, property]) => property));
  expect(changed.filter((property) => !['transform', 'opacity', 'none'].includes(property ?? ''))).toEqual(
    [],
  );
});

test.each(moving.filter(({ css }) => /@keyframes[^}]*transform|transition:\s*transform/.test(css)))(
  'reduced motion switches off the movement in $name',
  ({ css }) => {
    expect(css).toMatch(/prefers-reduced-motion: reduce/);
  },
);
