import path from 'node:path';
import { brandsIn } from './brands.ts';
import { ROOT, run } from './workspace.ts';

// pnpm check:brand: everything that a change of a brand alone can break, and nothing of another brand.
const [brand = ''] = process.argv.slice(2);
if (!brandsIn(ROOT).includes(brand)) {
  console.error('pnpm check:brand <brand>: format, lint, types, unit tests, build, and import rules');
  process.exit(1);
}
const folder = path.join('apps', brand);
run('prettier', ['--check', '--log-level', 'warn', folder]);
run('depcruise', ['--config', '.dependency-cruiser.mjs', '--output-type', 'err', folder]);
run('turbo', ['run', 'lint', 'types', 'unit', 'build', `--filter=@vip/${brand}`]);
