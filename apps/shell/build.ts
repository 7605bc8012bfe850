import { buildShell } from '@vip/federation';
import { HOST_CONTRACT } from '@vip/host';

await buildShell({ dir: import.meta.dirname, entry: './src/main.ts', contract: HOST_CONTRACT });
