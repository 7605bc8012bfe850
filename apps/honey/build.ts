import { declareSeller } from '@vip/checkout-react/declare-seller';
import { buildRemote } from '@vip/federation';
import { HOST_CONTRACT } from '@vip/host';
import { brand } from './brand.ts';
import { purchasePath, routes } from './routes.ts';

const { app, appName } = brand;
const seller = declareSeller({
  ...brand,
  apps: { [app]: appName },
  clients: [app],
  sales: [{ setup: brand, path: purchasePath }],
});
await buildRemote({ dir: import.meta.dirname, brand: 'honey', contract: HOST_CONTRACT, routes, seller });
