import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pageFile } from '@vip/release-format';
import { releaseCommand, subject } from '../paths.ts';
import type { Variant } from './variant.ts';

/** The product: the builds of shell and brand, published into a temporary site by the release command. */
export function composedVariant(): Variant {
  const site = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-site-'));
  try {
    for (const name of ['shell', subject.brand]) publish(name, site);
    return {
      name: 'composed',
      html: fs.readFileSync(path.join(site, 'pages', pageFile(subject.path)), 'utf8'),
      files: releaseFiles(site),
    };
  } finally {
    fs.rmSync(site, { recursive: true });
  }
}

function publish(name: string, site: string): void {
  // Without this machine's run-time configuration: one origin, built-in addresses.
  const env = { PATH: process.env['PATH'] ?? '' };
  const args = [
    '--disable-warning=ExperimentalWarning',
    releaseCommand,
    'publish',
    name,
    '--no-smoke',
    '--site',
    site,
  ];
  execFileSync(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
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
