import { useHost } from '@vip/host';
import { usePurchasePage } from '@vip/purchase';
import { useLate } from '@vip/ui';
import { HoneyPage } from '../../parts/honey-page.tsx';
import { honeySetup } from '../../purchase-setup.ts';
import { PayView } from './pay-view.tsx';

const loadLateParts = () => import(/* webpackChunkName: "pay-late" */ './late-parts.ts');

/** `/honeywechatpay`: choose a package, log in where needed, pay. */
export default function BuyMembershipPage() {
  const page = usePurchasePage(honeySetup);
  const late = useLate(loadLateParts);
  const { config } = useHost();
  return (
    <HoneyPage>
      <PayView page={page} late={late} pictures={config.allow.picture} />
    </HoneyPage>
  );
}
