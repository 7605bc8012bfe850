import fs from 'node:fs';
import path from 'node:path';
import { environment, root, run } from './install.mjs';

// Everything that a change of a brand alone can break, and nothing of another brand.
const [brand = ''] = process.argv.slice(2);
const folder = path.join('apps', brand);
if (!brand || !fs.existsSync(path.join(root, folder, 'routes.ts'))) {
  console.error('pnpm check:brand <brand>: format, lint, types, units, build, and who imports whom');
  process.exit(1);
}
run('prettier', ['--check', '--log-level', 'warn', folder]);
run('depcruise', ['--config', '.dependency-cruiser.mjs', '--output-type', 'err', folder]);
run('turbo', ['run', 'lint', 'types', 'unit', 'build', `--filter=@vip/${brand}`], { env: environment() });
