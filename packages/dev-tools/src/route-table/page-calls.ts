import fs from 'node:fs';
import path from 'node:path';
import { importsOf } from './imports-of.ts';

/** Packages whose hooks and components call endpoints. */
const CALLING = /^@vip\/(checkout-react|checkout-ui)$/;

/**
 * The names of the endpoint functions (`@vip/api`) that a page can call: those that its modules import, and those behind
 * the hooks and components that it imports by name from a package. `packages` is the folder of the packages.
 */
export function pageCalls(page: string, packages: string): Set<string> {
  const calls = new Set<string>();
  const seen = new Set<string>();

  function walk(file: string): void {
    if (seen.has(file) || !/\.tsx?$/.test(file)) return;
    seen.add(file);
    for (const { from, names } of importsOf(fs.readFileSync(file, 'utf8'))) {
      if (from.startsWith('.')) walk(path.resolve(path.dirname(file), from));
      else if (from === '@vip/api' && names !== 'all') names.forEach((name) => calls.add(name));
      else if (CALLING.test(from) && names !== 'all') {
        const index = path.join(packages, from.slice('@vip/'.length), 'src/index.ts');
        for (const name of names) follow(index, name);
      }
    }
  }

  /** Walks the module from which an index re-exports a name. */
  function follow(index: string, name: string): void {
    for (const { from, names } of importsOf(fs.readFileSync(index, 'utf8'))) {
      const file = path.resolve(path.dirname(index), from);
      if (names !== 'all') {
        if (names.includes(name)) walk(file);
      } else if (new RegExp(`export[^;=]*\\b${name}\\b`).test(fs.readFileSync(file, 'utf8'))) {
        if (path.basename(file) === 'index.ts') follow(file, name);
        else walk(file);
      }
    }
  }

  walk(page);
  return calls;
}
