import { useHost } from '@vip/host';
import { usePurchasePage } from '@vip/checkout-react';
import { useLazyModule } from '@vip/ui';
import { PageFrame } from '../../../shared/page-frame.tsx';
import { liveOfficialSetup } from '../../../shared/orders/official-setup.ts';
import { useApp } from '../../../shared/use-app.ts';
import { SougoView } from './sougo-view.tsx';

const loadLazyParts = () => import(/* webpackChunkName: "sougo-lazy" */ './lazy-parts.ts');

/** `/sougo`: what the app is and what its membership costs, for who found it by a search. */
export default function SougoPage() {
  const page = usePurchasePage(liveOfficialSetup);
  const host = useHost();
  const lazy = useLazyModule(loadLazyParts);
  return (
    <PageFrame>
      <SougoView page={page} lazy={lazy} app={useApp()} pictures={host.config.allow.picture} />
    </PageFrame>
  );
}
