import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { compareTags } from './imports.mjs';
import { environment, root } from './install.mjs';

// Who may import whom. Such tools pass if something is missing, so the same command first has to refuse forbidden
// imports, in a temporary workspace, since other checks read this one meanwhile.
const FORBIDDEN = [
  { file: 'apps/main/brand.ts', imported: '../honey/routes.ts' },
  { file: 'packages/ui/src/index.ts', imported: '../../api/src/client/index.ts' },
  { file: 'packages/checkout/src/index.ts', imported: '../node_modules/react/index.js' },
  { file: 'packages/checkout/src/contract.ts', imported: '../../host/src/index.ts' },
  { file: 'packages/host/src/index.ts', imported: '../../dev-tools/src/workspace.ts' },
  { file: 'apps/sandbox/src/serve.ts', imported: '../../../packages/ui/src/icon/icon.tsx' },
  { file: 'apps/sandbox/src/sandbox.ts', imported: '../../../packages/bridge/src/index.ts' },
  { file: 'apps/shell/src/main.ts', imported: '../../sandbox/native-check/page.tsx' },
  { file: 'apps/youquan/brand.ts', imported: '../sandbox/native-check/check.ts' },
  { file: 'packages/backend-check/src/check.test.ts', imported: '../../../apps/sandbox/src/index.ts' },
];

const cruise = (cwd, outputType, ...paths) =>
  spawnSync(
    'depcruise',
    ['--config', path.join(root, '.dependency-cruiser.mjs'), '--output-type', outputType, ...paths],
    { cwd, env: environment(), encoding: 'utf8' },
  );

const fail = (text) => {
  console.error(text);
  process.exit(1);
};

/** The files of a sample workspace in which the command finds an error. */
function refusedFiles() {
  const sample = fs.mkdtempSync(path.join(os.tmpdir(), 'boundaries-'));
  const write = (file, text) => {
    fs.mkdirSync(path.dirname(path.join(sample, file)), { recursive: true });
    fs.writeFileSync(path.join(sample, file), text);
  };
  fs.copyFileSync(path.join(root, 'tsconfig.base.json'), path.join(sample, 'tsconfig.base.json'));
  for (const { file, imported } of FORBIDDEN) {
    write(path.join(path.dirname(file), imported), 'export const value = 1;\n');
    write(file, `export * from '${imported}';\n`);
  }
  const { stdout } = cruise(sample, 'json', 'apps', 'packages');
  fs.rmSync(sample, { recursive: true });
  return JSON.parse(stdout).summary.violations.map(({ from }) => from);
}

const refused = refusedFiles();
for (const { file, imported } of FORBIDDEN)
  if (!refused.includes(file)) fail(`the boundary check allows ${file} to import ${imported}`);
const { status, stdout, stderr } = cruise(root, 'err', 'apps', 'packages', 'e2e');
if (status !== 0) fail(stdout + stderr);

const { boundaries } = JSON.parse(fs.readFileSync(path.join(root, 'turbo.json'), 'utf8'));
if (compareTags({ ...boundaries.tags, ui: { dependencies: { allow: ['api'] } } }).length === 0)
  fail('the comparison with the tags of turbo.json allows ui to depend on api');
const differences = compareTags(boundaries.tags);
if (differences.length > 0) fail(differences.join('\n'));
const turbo = spawnSync('turbo', ['boundaries'], { cwd: root, env: environment(), encoding: 'utf8' });
if (turbo.status !== 0) fail(turbo.stdout + turbo.stderr);
console.log('boundaries are respected');
