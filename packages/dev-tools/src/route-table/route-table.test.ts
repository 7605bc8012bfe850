import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { importsOf, pageCalls } from './page-calls.ts';
import { routeViolations, SPECIFIED } from './specified-routes.ts';

describe('the imports of a module', () => {
  it('are those that exist at run time, in every form, without types', () => {
    const source = [
      `import type { A } from './types.ts';`,
      `import { b, type C, d as e } from '@vip/api';`,
      `import f from './f.ts';`,
      `import './style.css';`,
      `export { g } from './g.ts';`,
      `export * from './h.ts';`,
      `const lazy = () => import(/* webpackChunkName: "x" */ './lazy.ts');`,
      `// import { commented } from './comment.ts'`,
      `const text = "import { quoted } from './text.ts'";`,
      `import type I from './default-type.ts';`,
      `export type { J } from './re-exported-type.ts';`,
      `import k, { l } from './both.ts';`,
      `import * as m from './namespace.ts';`,
    ].join('\n');
    expect(importsOf(source)).toEqual([
      { from: '@vip/api', names: ['b', 'd'] },
      { from: './f.ts', names: 'all' },
      { from: './g.ts', names: ['g'] },
      { from: './h.ts', names: 'all' },
      { from: './lazy.ts', names: 'all' },
      { from: './both.ts', names: 'all' },
      { from: './namespace.ts', names: 'all' },
    ]);
  });
});

describe('the calls of a page', () => {
  it('include those behind imported hooks, by name, and those of lazy chunks', () => {
    const root = fs.mkdtempSync(path.join(os.tmpdir(), 'routes-'));
    const files: Record<string, string> = {
      'app/page.tsx': `import { useLogin } from '@vip/checkout-react';\nconst lazy = () => import('./lazy.ts');`,
      'app/lazy.ts': `import { getOrder } from '@vip/api';`,
      'checkout-react/src/index.ts': `export { useLogin } from './use-login.ts';\nexport { useBroadcast } from './use-broadcast.ts';`,
      'checkout-react/src/use-login.ts': `import { loginBySmsCode } from '@vip/api';`,
      'checkout-react/src/use-broadcast.ts': `import { getBroadcast } from '@vip/api';`,
    };
    for (const [name, text] of Object.entries(files)) {
      fs.mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
      fs.writeFileSync(path.join(root, name), text);
    }
    expect([...pageCalls(path.join(root, 'app/page.tsx'), root)].sort()).toEqual([
      'getOrder',
      'loginBySmsCode',
    ]);
    fs.rmSync(root, { recursive: true });
  });
});

describe('the routes of the product', () => {
  const route = { pattern: '/a', title: '甲', brand: 'main' as const };
  const live = { ...route, session: 'none', page: '' };
  const tested = () => ['a'];

  it('are 64, each once', () => {
    expect(SPECIFIED).toHaveLength(64);
    expect(new Set(SPECIFIED.map(({ pattern }) => pattern)).size).toBe(64);
  });

  it('have no violations if all is as specified; there may be more', () => {
    const more = { ...live, pattern: '/b', brand: 'new' };
    expect(routeViolations([route], [live, more], tested)).toEqual([]);
  });

  it.each([
    ['missing', [], tested, '/a is declared by no brand'],
    ['of another brand', [{ ...live, brand: 'honey' }], tested, '/a belongs to main, and honey declares it'],
    ['called otherwise', [{ ...live, title: '乙' }], tested, '/a is called 甲, not 乙'],
    ['untested', [live], () => [], '/a has no journey'],
    [
      'of two brands',
      [live, { ...live, brand: 'honey' }],
      tested,
      '/a belongs to main, and honey declares it',
    ],
  ])('are reported if one is %s', (_, routes, tests, violation) =>
    expect(routeViolations([route], routes, tests)).toEqual([violation]),
  );
});
