import { usePurchasePage } from '@vip/purchase';
import { useLate } from '@vip/ui';
import { TuiwenPage } from '../../parts/tuiwen-page.tsx';
import { shelfSetup } from '../../purchase/shelf-setup.ts';
import { PayView } from './pay-view.tsx';

const loadLateParts = () => import(/* webpackChunkName: "late-parts" */ '../../purchase/late-parts.ts');

/** `/tuiwenwechatpay`: choose a type and a package, log in where needed, pay. */
export default function BuyMembershipPage() {
  const page = usePurchasePage(shelfSetup);
  const late = useLate(loadLateParts);
  return (
    <TuiwenPage>
      <PayView page={page} late={late} />
    </TuiwenPage>
  );
}
