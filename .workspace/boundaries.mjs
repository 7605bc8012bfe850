import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { compareTags } from './imports.mjs';
import { environment, root } from './install.mjs';

// Checks who may import whom. Such tools pass if they cannot resolve an import, so each must first refuse planted ones.
const PLANTS = [
  { file: 'apps/main/planted.test-plant.ts', text: "export { routes } from '../honey/routes.ts';\n" },
  {
    file: 'packages/ui/src/planted.test-plant.ts',
    text: "export { createClient } from '../../api/src/client/create-client.ts';\n",
  },
  {
    file: 'packages/checkout/src/planted.test-plant.ts',
    text: "export { useState } from '../node_modules/react/index.js';\nexport * from '../../host/src/index.ts';\n",
  },
  {
    file: 'packages/host/src/planted.test-plant.ts',
    text: "export { ROOT } from '../../dev-tools/src/workspace.ts';\n",
  },
  {
    file: 'apps/sandbox/src/planted.test-plant.ts',
    text: "export { Icon } from '../../../packages/ui/src/icon/icon.tsx';\n",
  },
];
const ARGS = ['--config', '.dependency-cruiser.mjs', '--output-type', 'err'];

const cruise = (...paths) =>
  spawnSync('depcruise', [...ARGS, ...paths], { cwd: root, env: environment(), encoding: 'utf8' });

const fail = (text) => {
  console.error(text);
  process.exit(1);
};

for (const { file, text } of PLANTS) {
  const full = path.join(root, file);
  fs.writeFileSync(full, text);
  try {
    const { status } = cruise(file);
    if (status === 0) fail(`the boundary check is blind: it lets ${file} import\n${text}`);
  } finally {
    fs.rmSync(full);
  }
}
const { status, stdout, stderr } = cruise('apps', 'packages', 'e2e');
if (status !== 0) fail(stdout + stderr);

const { boundaries } = JSON.parse(fs.readFileSync(path.join(root, 'turbo.json'), 'utf8'));
if (compareTags({ ...boundaries.tags, ui: { dependencies: { allow: ['api'] } } }).length === 0)
  fail('the comparison of the tags is blind: it lets ui depend on api');
const differences = compareTags(boundaries.tags);
if (differences.length > 0) fail(differences.join('\n'));
const turbo = spawnSync('turbo', ['boundaries'], { cwd: root, env: environment(), encoding: 'utf8' });
if (turbo.status !== 0) fail(turbo.stdout + turbo.stderr);
console.log('boundaries hold');
