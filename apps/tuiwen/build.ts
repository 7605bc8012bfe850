import { buildRemote } from '@vip/federation';
import { HOST_CONTRACT } from '@vip/host';
import { routes } from './routes.ts';

await buildRemote({ dir: import.meta.dirname, brand: 'tuiwen', contract: HOST_CONTRACT, routes });
