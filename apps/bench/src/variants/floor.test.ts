// @vitest-environment happy-dom
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { floorPage } from './floor.ts';

const page = [
  '<html><head><meta http-equiv="content-security-policy" content="script-src &#39;self&#39;">',
  '<link rel="preload" as="script" href="/r/shell.js">',
  '<style>.a{}</style>\n<script>boot(1)</script>\n<script defer src="/r/shell.js" integrity="sha384-x"></script>\n</head>',
  '<body><div id="root"><p class="a">…</p></div></body></html>',
].join('');
const floor = floorPage(page, {
  call: '/api/main/v1/activity?is_speed=0',
  headers: { accept: 'application/json' },
  view: '<p>¥68 $& </p>',
});

test('one inline script, which the policy allows, replaces all scripts', () => {
  const scripts = [...floor.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)].map(([, text]) => text ?? '');
  expect(scripts).toHaveLength(1);
  const [script = ''] = scripts;
  expect(script).toContain(
    'fetch("/api/main/v1/activity?is_speed=0",{headers:{"accept":"application/json"}})',
  );
  expect(floor).toContain(
    `script-src &#39;sha256-${createHash('sha256').update(script).digest('base64')}&#39;`,
  );
});

test('no file is preloaded', () => expect(floor).not.toContain('preload'));

test('style and loading state stay, and the view waits in a template', () => {
  const document = new DOMParser().parseFromString(floor, 'text/html');
  expect(document.querySelector('style')?.textContent).toBe('.a{}');
  expect(document.getElementById('root')?.textContent).toBe('…');
  expect(floor).toContain('<template id="view"><p>¥68 $& </p></template></body>');
});

test('a page without a script is refused', () =>
  expect(() => floorPage('<html></html>', { call: '/', headers: {}, view: '' })).toThrow('no script'));
