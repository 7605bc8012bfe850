import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { bundleFolder, type BundleBuild } from '../bundle/build-bundle.ts';
import type { Subject } from '../subjects.ts';
import { allowScript, sha256 } from './inline-script.ts';
import { pageOf, PRELOADS, type Variant } from './variant.ts';

/**
 * A brand's pages as one bundle in the composed HTML: the same skeleton, inline CSS and prefetch, with the bundle's
 * script instead of shell and remote. Throws if it is not built, or if the skeleton has other class names.
 */
export function bundleVariant(composed: Variant, subject: Subject): Variant {
  const folder = bundleFolder(subject);
  const buildFile = path.join(folder, 'build.json');
  if (!fs.existsSync(buildFile)) throw new Error('the bundle is not built: run pnpm build first');
  const { script } = JSON.parse(fs.readFileSync(buildFile, 'utf8')) as BundleBuild;
  const files = new Map(
    fs
      .readdirSync(path.join(folder, 'client'))
      .map((file) => [file, fs.readFileSync(path.join(folder, 'client', file))]),
  );
  // Scripts too: a class that only composes others has no rule of its own.
  const code = [...files].filter(([file]) => /\.(js|css)$/.test(file)).join('\n');
  const page = pageOf(composed, subject.path);
  const missing = [...markupClasses(page)].filter((name) => !code.includes(name));
  if (missing.length > 0)
    throw new Error(`the bundle is out of date: it has no class ${missing.join(', ')}. Build it again`);

  const integrity = Object.fromEntries(
    [...files]
      .filter(([file]) => /\.(js|css)$/.test(file))
      .map(([file, content]) => [file, integrityOf(content)]),
  );
  return {
    name: 'bundle',
    pages: new Map([[subject.path, putScript(page, { base: '/b/', script, integrity })]]),
    files: new Map([
      ...[...files].map(([file, content]): [string, Buffer] => [`/b/${file}`, content]),
      // Requested by the shell after the first view.
      ...[...composed.files].filter(([file]) => file.endsWith('.json')),
    ]),
  };
}

const integrityOf = (content: Buffer) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

const SCRIPT_FILE = /<script defer[^>]*><\/script>\n?/g;

/** The page without the shell's second file, which the boot script loads. */
function withoutRest(html: string): string {
  const [, boot = ''] = /<script>([\s\S]*?)<\/script>/.exec(html) ?? [];
  const alone = boot.replace(/("shell":\{"version":"[^"]*","js":\["[^"]*")[^\]]*\]/, '$1]');
  return html.split(boot).join(alone).split(sha256(boot)).join(sha256(alone));
}

/**
 * Replaces all script files of a composed page and their preloads by one, adds the hashes of its lazy chunks, and allows the
 * added inline script in the content security policy. Throws if the page has no script files.
 */
export function putScript(
  composed: string,
  bundle: { base: string; script: string; integrity: Readonly<Record<string, string>> },
): string {
  const { base, script, integrity } = bundle;
  const address = `="${base}${script}" integrity="${integrity[script] ?? ''}" crossorigin="anonymous"`;
  const html = withoutRest(composed).replace(PRELOADS, `<link rel="preload" as="script" href${address}>\n`);
  const [first] = html.match(SCRIPT_FILE) ?? [];
  if (first === undefined) throw new Error('the composed page has no script files to replace');
  const at = html.indexOf(first);
  const added = `Object.assign(__page.integrity,${JSON.stringify(integrity)})`;
  return [
    allowScript(html.slice(0, at).replace(SCRIPT_FILE, ''), added),
    `<script>${added}</script>\n`,
    `<script defer data-shell src${address}></script>\n`,
    html.slice(at).replace(SCRIPT_FILE, ''),
  ].join('');
}

/** The class names of a page's elements. */
export const markupClasses = (html: string): Set<string> =>
  new Set(
    [...html.matchAll(/\sclass="([^"]*)"/g)]
      .flatMap(([, names]) => (names ?? '').split(/\s+/))
      .filter(Boolean),
  );
