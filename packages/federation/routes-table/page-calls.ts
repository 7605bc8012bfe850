import fs from 'node:fs';
import path from 'node:path';
import { importsOf } from './imports-of.ts';

/**
 * The names of the endpoint functions (`@vip/api`) that a page can call: those that its modules name, and the modules
 * of the rooms that it takes hooks and popups from, followed name by name. `packages` is the folder of the rooms.
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
      else if (/^@vip\/(checkout-react|checkout-ui)$/.test(from) && names !== 'all') {
        const index = path.join(packages, from.slice(5), 'src/index.ts');
        for (const name of names) follow(index, name, packages);
      }
    }
  }

  /** Walks the module behind an index that really has this name. */
  function follow(index: string, name: string, root: string): void {
    for (const { from, names } of importsOf(fs.readFileSync(index, 'utf8'))) {
      const file = path.resolve(path.dirname(index), from);
      if (names !== 'all') {
        if (names.includes(name)) walk(file);
      } else if (new RegExp(`export[^;=]*\\b${name}\\b`).test(fs.readFileSync(file, 'utf8'))) {
        if (path.basename(file) === 'index.ts') follow(file, name, root);
        else walk(file);
      }
    }
  }

  walk(page);
  return calls;
}
