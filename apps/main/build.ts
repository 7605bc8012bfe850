import { buildRemote } from '@vip/federation';
import { HOST_CONTRACT } from '@vip/host';
import { routes } from './routes.ts';
import { seller } from './seller.ts';

await buildRemote({ dir: import.meta.dirname, brand: 'main', contract: HOST_CONTRACT, routes, seller });
