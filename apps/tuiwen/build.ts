import { declareSeller } from '@vip/checkout-react/declare-seller';
import { buildRemote } from '@vip/federation';
import { HOST_CONTRACT } from '@vip/host';
import { brand } from './brand.ts';
import { routes } from './routes.ts';

const seller = declareSeller({
  ...brand,
  apps: { tuiwen: brand.appName },
  clients: ['tuiwen'],
  sales: [{ setup: brand, path: '/tuiwenwechatpay' }],
});
await buildRemote({ dir: import.meta.dirname, brand: 'tuiwen', contract: HOST_CONTRACT, routes, seller });
