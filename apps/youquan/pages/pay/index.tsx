import { useHost } from '@vip/host';
import { usePurchasePage } from '@vip/checkout-react';
import { UiProvider, useLazyModule } from '@vip/ui';
import '../../theme.css';
import { brand } from '../../brand.ts';
import { PayView } from './pay-view.tsx';

const loadLazyParts = () => import(/* webpackChunkName: "pay-lazy" */ './lazy-parts.ts');

/** `/youquanwechatpay`: choose a package, log in where needed, pay. */
export default function BuyMembershipPage() {
  const page = usePurchasePage(brand);
  const lazy = useLazyModule(loadLazyParts);
  const { config, onBack } = useHost();
  return (
    <UiProvider theme="theme-youquan" registerBack={onBack}>
      <PayView page={page} lazy={lazy} pictures={config.allow.picture} />
    </UiProvider>
  );
}
