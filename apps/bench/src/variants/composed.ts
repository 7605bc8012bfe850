import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pageFile } from '@vip/release-format';
import { releaseCommand } from '../paths.ts';
import type { Variant } from './variant.ts';

/** A temporary site of the product. */
export interface Site {
  /** Publishes a build with the release command: `apps/<publisher>/dist`, unless another folder is given. */
  publish(publisher: string, build?: string): void;
  /** What the site has now at these paths. */
  read(paths: readonly string[]): Variant;
  remove(): void;
}

export function openSite(): Site {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-site-'));
  return {
    publish(publisher, build) {
      // Nothing of this machine's environment: one origin, built-in addresses.
      const env = { PATH: process.env['PATH'] ?? '' };
      const args = [
        '--disable-warning=ExperimentalWarning',
        releaseCommand,
        'publish',
        publisher,
        '--no-smoke',
        '--site',
        folder,
        ...(build === undefined ? [] : ['--build', build]),
      ];
      execFileSync(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
    },
    read: (paths) => ({
      name: 'composed',
      pages: new Map(
        paths.map((page) => [page, fs.readFileSync(path.join(folder, 'pages', pageFile(page)), 'utf8')]),
      ),
      files: releaseFiles(folder),
    }),
    remove: () => fs.rmSync(folder, { recursive: true }),
  };
}

/** The product: the builds of the shell and these brands. */
export function composedVariant(brands: readonly string[], paths: readonly string[]): Variant {
  const site = openSite();
  try {
    for (const publisher of ['shell', ...brands]) site.publish(publisher);
    return site.read(paths);
  } finally {
    site.remove();
  }
}

function releaseFiles(site: string): Map<string, Buffer> {
  const files = ['r', 'registry']
    .flatMap((folder) =>
      fs.readdirSync(path.join(site, folder), { recursive: true, encoding: 'utf8', withFileTypes: true }),
    )
    // The server compresses the files of every variant itself.
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  return new Map(files.map((file) => [`/${path.relative(site, file)}`, fs.readFileSync(file)]));
}
