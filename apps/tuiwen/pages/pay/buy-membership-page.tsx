import { usePurchasePage } from '@vip/checkout-react';
import { useLazyModule } from '@vip/ui';
import { brand } from '../../brand.ts';
import { TuiwenPage } from '../../parts/tuiwen-page.tsx';
import { PayView } from './pay-view.tsx';

const loadLazyParts = () => import(/* webpackChunkName: "pay-lazy" */ '../../purchase/lazy-parts.ts');

/** `/tuiwenwechatpay`: choose a type and a package, log in where needed, pay. */
export default function BuyMembershipPage() {
  const page = usePurchasePage(brand);
  const lazy = useLazyModule(loadLazyParts);
  return (
    <TuiwenPage>
      <PayView page={page} lazy={lazy} />
    </TuiwenPage>
  );
}
