import { buildShell } from '@vip/federation';
import { HOST_CONTRACT } from '@vip/host';

// NODE_ENV=development adds `__login` and readable code.
const mode = process.env['NODE_ENV'] === 'development' ? 'development' : 'production';
await buildShell({
  dir: import.meta.dirname,
  entries: { shell: './src/shell.ts', start: './src/main.ts' },
  contract: HOST_CONTRACT,
  mode,
});
