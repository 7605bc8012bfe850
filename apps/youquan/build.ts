import { declareSeller } from '@vip/checkout-react/declare-seller';
import { buildRemote } from '@vip/federation';
import { HOST_CONTRACT } from '@vip/host';
import { brand } from './brand.ts';
import { purchasePath, routes } from './routes.ts';

const seller = declareSeller({
  ...brand,
  apps: { yqgs: brand.appName },
  clients: ['yqgs'],
  sales: [{ setup: brand, path: purchasePath }],
});
await buildRemote({ dir: import.meta.dirname, brand: 'youquan', contract: HOST_CONTRACT, routes, seller });
