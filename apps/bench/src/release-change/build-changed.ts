import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { apps } from '../paths.ts';
import { changeText, type Change } from './change.ts';

/** Builds of a brand by name, in a copy of the workspace. */
export interface ChangedBuilds {
  /** The folder of a build: `null` for the sources as they are, else with the change. */
  build(change: Change | null): string;
  remove(): void;
}

const root = path.dirname(apps);

/** Not sources: builds, caches and the installed packages, which the copy shares. */
const EXCLUDED = new Set(['dist', '.turbo', '.git', '.federation']);

/**
 * Copies what a brand is built from into a temporary folder. All builds that are compared come from there: the paths of
 * sources may be a part of what is built.
 */
export function openChangedBuilds(brand: string): ChangedBuilds {
  const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-sources-'));
  const take = (name: string) =>
    fs.cpSync(path.join(root, name), path.join(copy, name), {
      recursive: true,
      // Links between packages stay relative, so that they lead to the copies.
      verbatimSymlinks: true,
      filter: (file) => !EXCLUDED.has(path.basename(file)),
    });
  for (const entry of fs.readdirSync(root, { withFileTypes: true })) if (entry.isFile()) take(entry.name);
  take('packages');
  take(`apps/${brand}`);
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  const folder = path.join(copy, 'apps', brand);

  return {
    build(change) {
      const file = change && path.join(folder, change.file);
      const before = file && fs.readFileSync(file, 'utf8');
      if (file && before !== null) fs.writeFileSync(file, changeText(before, change));
      execFileSync(process.execPath, ['--disable-warning=ExperimentalWarning', 'build.ts'], {
        cwd: folder,
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      if (file && before !== null) fs.writeFileSync(file, before);
      const built = path.join(copy, 'builds', change?.name ?? 'unchanged');
      fs.cpSync(path.join(folder, 'dist'), built, { recursive: true });
      return built;
    },
    remove: () => fs.rmSync(copy, { recursive: true }),
  };
}
