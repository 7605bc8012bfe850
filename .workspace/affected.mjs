import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { environment, root } from './install.mjs';

// Publishers that a change affects, directly or by a package that they use, as outputs of a workflow's step. The change is
// the difference between HEAD and TURBO_SCM_BASE.
const { packages } = JSON.parse(
  execFileSync('turbo', ['ls', '--affected', '--output=json'], {
    cwd: root,
    env: environment(),
    encoding: 'utf8',
  }),
);
const names = packages.items
  .filter(({ path: folder }) => path.dirname(folder) === 'apps')
  .map(({ path: folder }) => path.basename(folder));
const brands = names.filter((name) => fs.existsSync(path.join(root, 'apps', name, 'routes.ts')));
const publishers = [...brands, ...names.filter((name) => name === 'shell')];
console.log(`brands=${JSON.stringify(brands)}\npublishers=${JSON.stringify(publishers)}`);
