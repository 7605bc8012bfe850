import { useHost } from '@vip/host';
import { usePurchasePage } from '@vip/checkout-react';
import { useLazyModule } from '@vip/ui';
import { brand } from '../../brand.ts';
import { HoneyPage } from '../../parts/honey-page.tsx';
import { PayView } from './pay-view.tsx';

const loadLazyParts = () => import(/* webpackChunkName: "pay-lazy" */ './lazy-parts.ts');

/** `/honeywechatpay`: choose a package, log in where needed, pay. */
export default function BuyMembershipPage() {
  const page = usePurchasePage(brand);
  const lazy = useLazyModule(loadLazyParts);
  const { config } = useHost();
  return (
    <HoneyPage>
      <PayView page={page} lazy={lazy} pictures={config.allow.picture} />
    </HoneyPage>
  );
}
