import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { bundleFolder, type BundleBuild, type BundleName } from '../bundle/build-bundle.ts';
import { markupClasses, sheetClasses } from './class-names.ts';
import { putScript } from './put-script.ts';
import type { Variant } from './variant.ts';

/**
 * The product's pages as one bundle in the composed HTML: the same skeleton, inline CSS and prefetch, with the bundle's
 * script instead of shell and remote. Throws if it is not built, or if the skeleton has other class names.
 */
export function bundleVariant(name: BundleName, composed: Variant): Variant {
  const folder = bundleFolder(name);
  const buildFile = path.join(folder, 'build.json');
  if (!fs.existsSync(buildFile)) throw new Error(`${name} is not built: run pnpm build first`);
  const { script, css } = JSON.parse(fs.readFileSync(buildFile, 'utf8')) as BundleBuild;
  const files = new Map(
    fs
      .readdirSync(path.join(folder, 'client'))
      .map((file) => [file, fs.readFileSync(path.join(folder, 'client', file))]),
  );
  const styles = css.map((file) => files.get(file)?.toString() ?? '').join('');
  const known = sheetClasses(styles);
  const missing = [...markupClasses(composed.html)].filter((name) => !known.has(name));
  if (missing.length > 0)
    throw new Error(`${name} is out of date: it has no class ${missing.join(', ')}. Build it again`);

  const integrity = Object.fromEntries(
    [...files]
      .filter(([file]) => /\.(js|css)$/.test(file))
      .map(([file, content]) => [file, integrityOf(content)]),
  );
  return {
    name,
    html: putScript(composed.html, { base: '/b/', script, integrity }),
    files: new Map([
      ...[...files].map(([file, content]): [string, Buffer] => [`/b/${file}`, content]),
      // Requested by the shell after the first view.
      ...[...composed.files].filter(([file]) => file.endsWith('.json')),
    ]),
  };
}

const integrityOf = (content: Buffer) => `sha384-${createHash('sha384').update(content).digest('base64')}`;
