import { useHost } from '@vip/host';
import { usePurchasePage } from '@vip/purchase';
import { HoneyPage } from '../../parts/honey-page.tsx';
import { honeySetup } from '../../purchase-setup.ts';
import { PayView } from './pay-view.tsx';

/** `/honeywechatpay`: choose a package, log in where needed, pay. */
export default function BuyMembershipPage() {
  const page = usePurchasePage(honeySetup);
  const { config } = useHost();
  return (
    <HoneyPage>
      <PayView page={page} pictures={config.allow.picture} />
    </HoneyPage>
  );
}
