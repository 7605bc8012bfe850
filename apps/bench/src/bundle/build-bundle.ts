import fs from 'node:fs';
import path from 'node:path';
import { pageSource, runWebpack } from '@vip/federation';
import type { RemoteBuild } from '@vip/release-format';
import { apps, bench } from '../paths.ts';
import type { Subject } from '../subjects.ts';
import { bundleConfig } from './bundle-config.ts';

/** Files of the bundle, named for the page that it is put into. */
export interface BundleBuild {
  /** The one script of the first view. */
  script: string;
}

export const bundleFolder = ({ brand }: Subject): string => path.join(bench, 'dist/bundle', brand);

/** Builds the bundle of a brand with this page in its first file: `client/` and `build.json`. */
export async function buildBundle(subject: Subject): Promise<void> {
  const folder = bundleFolder(subject);
  const entry = writeEntry(subject);
  const stats = await runWebpack(bundleConfig(subject.brand, entry, path.join(folder, 'client')));
  const files =
    [...stats.compilation.chunks].find((chunk) => chunk.name === 'shell')?.files ?? new Set<string>();
  const [script, ...more] = [...files].filter((file) => file.endsWith('.js'));
  if (!script || more.length > 0) throw new Error('a bundle is one script');
  const build: BundleBuild = { script };
  fs.writeFileSync(path.join(folder, 'build.json'), `${JSON.stringify(build, null, 2)}\n`);
}

/**
 * The bundle's entry: the product's own start and the measured page in one file. The brand's other pages are split by
 * route, as in any tuned bundle; with them the comparison would favour the product.
 */
function writeEntry(subject: Subject): string {
  const brand = path.join(apps, subject.brand);
  const { pages } = JSON.parse(fs.readFileSync(path.join(brand, 'dist/build.json'), 'utf8')) as RemoteBuild;
  const source = (page: string) => JSON.stringify(path.join(brand, pageSource(brand, page)));
  const others = Object.keys(pages).filter((page) => page !== subject.page);
  const file = path.join(bench, `dist/bundle-entry-${subject.brand}.ts`);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(
    file,
    [
      `import { start } from ${JSON.stringify(path.join(apps, 'shell/src/start.tsx'))};`,
      `import * as page from ${source(subject.page)};`,
      'const others = {',
      ...others.map((other) => `  '${other}': () => import(${source(other)}),`),
      '};',
      // Its only script is loaded, so the lazy-file watchdog has nothing to do.
      'const never = new Promise(() => undefined);',
      `void start((name) => (name === '${subject.page}' ? Promise.resolve(page) : others[name]()), never);`,
      '',
    ].join('\n'),
  );
  return file;
}
