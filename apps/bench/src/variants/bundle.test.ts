import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markupClasses, putScript } from './bundle.ts';

const file = (src: string) =>
  `<script defer src="${src}" integrity="sha384-x" crossorigin="anonymous"></script>\n`;
const bundle = {
  base: '/b/',
  script: 'bundle.js',
  integrity: { 'bundle.js': 'sha384-b', 'late.js': 'sha384-l' },
};
const page = (scripts: string) =>
  `<html><head><script>window.__page={"integrity":{}}</script>\n<style>.a{}</style>\n${scripts}</head><body></body></html>`;

test('one script with its hash replaces all script files', () => {
  const html = putScript(page(file('/r/shell.js') + file('/r/entry.js')), bundle);
  expect(html.match(/ src="[^"]*"/g)).toEqual([' src="/b/bundle.js"']);
  expect(html).toContain('src="/b/bundle.js" integrity="sha384-b"');
  expect(html).toContain('"late.js":"sha384-l"');
});

test('one preload replaces those of the script files', () => {
  const preload = (src: string) => `<link rel="preload" as="script" href="${src}" integrity="sha384-x">\n`;
  const html = putScript(preload('/r/shell.js') + preload('/r/entry.js') + page(file('/r/shell.js')), bundle);
  expect(html.match(/<link[^>]*>/g)).toEqual([
    '<link rel="preload" as="script" href="/b/bundle.js" integrity="sha384-b" crossorigin="anonymous">',
  ]);
});

test('nothing else of the page changes, however many script files it has', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 8 }), (count) => {
      const scripts = Array.from({ length: count }, (_, at) => file(`/r/${at}.js`)).join('');
      const html = putScript(page(scripts), bundle);
      const rest = html.replace(/<script>Object[^\n]*\n/, '').replace(/<script defer[^\n]*\n/, '');
      expect(rest).toBe(page(''));
    }),
  );
});

test('the content security policy allows the added script', () => {
  const policy = '<meta http-equiv="content-security-policy" content="script-src &#39;self&#39;">';
  const html = putScript(policy + page(file('/r/shell.js')), bundle);
  const [, added = ''] = /<script>(Object[^\n]*)<\/script>/.exec(html) ?? [];
  const hash = createHash('sha256').update(added).digest('base64');
  expect(html).toContain(`content="script-src &#39;sha256-${hash}&#39; &#39;self&#39;"`);
});

test('the shell’s second file is not loaded, and the policy allows the changed boot script', () => {
  const boot = (files: string) => `start({"shell":{"version":"1","js":[${files}],"css":[]}})`;
  const hash = (text: string) => createHash('sha256').update(text).digest('base64');
  const before = boot('"shell.1.js","start.2.js"');
  const html = putScript(
    `<meta content="script-src &#39;sha256-${hash(before)}&#39;"><script>${before}</script>\n${file('/r/shell.js')}`,
    bundle,
  );
  expect(html).toContain(`<script>${boot('"shell.1.js"')}</script>`);
  expect(html).toContain(`sha256-${hash(boot('"shell.1.js"'))}`);
  expect(html).not.toContain('start.2.js');
});

test('a page without script files is refused', () =>
  expect(() => putScript(page(''), bundle)).toThrow('no script files'));

const names = fc.uniqueArray(fc.stringMatching(/^[a-z][a-zA-Z0-9_-]{0,8}$/));

test('every class of markup is found, alone or beside others', () => {
  fc.assert(
    fc.property(names, (wanted) => {
      const alone = wanted.map((name) => `<p class="${name}"></p>`).join('');
      expect([...markupClasses(alone)]).toEqual(wanted);
      expect([...markupClasses(`<p id="x" class="${wanted.join(' ')}"></p>`)]).toEqual(wanted);
    }),
  );
});
