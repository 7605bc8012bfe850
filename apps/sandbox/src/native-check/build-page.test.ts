import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { beforeAll, expect, it } from 'vitest';
import { buildNativeCheck, withoutLightDark } from './build-page.ts';

let html = '';
beforeAll(async () => void (html = await buildNativeCheck('default')));

const scripts = (page: string) => [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text]) => text);
const policy = (page: string) =>
  /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(page)?.[1] ?? '';

it('is one file that requests nothing', () => {
  expect(scripts(html)).toHaveLength(1);
  const rest = html.replace(/<script>[\s\S]*<\/script>/, '').replace(/<style>[\s\S]*<\/style>/, '');
  expect(rest).not.toMatch(/\b(?:src|href)="(?!data:)/);
  expect(html).not.toMatch(/<!-- [A-Z]+ -->|%[A-Z_]+%/);
  expect(/<style>([\s\S]*?)<\/style>/.exec(html)?.[1]).not.toMatch(/url\((?!["']?data:)|@import/);
  expect(html).not.toMatch(/\bimport\(|\bfetch\(|XMLHttpRequest|sendBeacon/);
});

it('runs its script under its own policy, which forbids eval as published pages do', () => {
  const hash = createHash('sha256')
    .update(scripts(html)[0] ?? '')
    .digest('base64');
  expect(policy(html)).toContain(`script-src 'self' 'sha256-${hash}';`);
  expect(policy(html)).not.toContain('unsafe-eval');
  expect(policy(html)).toContain("default-src 'none'");
});

it('allows the frames that published pages allow', async () => {
  const source = new URL(
    '../../../../packages/release/src/compose/content-security-policy.ts',
    import.meta.url,
  );
  const listed = /const FRAMES = \[([^\]]+)\]/.exec(await readFile(source, 'utf8'))?.[1] ?? '';
  const frames = [...listed.matchAll(/"([^"]+)"|'([^']+)'/g)].map(([, quoted, plain]) => quoted ?? plain);
  expect(frames.length).toBeGreaterThan(3);
  expect(policy(html)).toContain(`; frame-src ${frames.join(' ')};`);
});

it('has a second form that allows eval', async () => {
  const page = await buildNativeCheck('eval');
  expect(policy(page)).toContain("'unsafe-eval'");
  expect(page).toContain('<meta name="native-check-policy" content="eval" />');
});

it('has the syntax and styles of the baseline, in which it has to run', () => {
  expect(html).not.toContain('light-dark(');
  expect(html).not.toMatch(/[\w)\]]\?\.[a-zA-Z_$[(]|\?\?[=\w( ]/);
  expect(html).toContain('prefers-color-scheme');
});

it('keeps both colours of a token', () => {
  const css = withoutLightDark(':root { --ground: light-dark(#eee, #111); --mono: monospace; }');
  expect(css).toContain('--ground: #eee;');
  expect(css).toMatch(/prefers-color-scheme: dark\) \{ :root \{ --ground: #111; \} \}/);
});
