import { usePurchasePage } from '@vip/checkout-react';
import { useHost, useNavigation } from '@vip/host';
import { useLazyModule } from '@vip/ui';
import { PageFrame } from '../../../shared/page-frame.tsx';
import { activitySetup } from '../../../shared/orders/activity-setup.ts';
import { PayView } from './pay-view.tsx';

const loadLazyParts = () => import(/* webpackChunkName: "pay-lazy" */ './lazy-parts.ts');

/** `/`: the membership packages of the current activity, for the app's user. */
export default function PayPage() {
  const page = usePurchasePage(activitySetup);
  const { query } = useNavigation();
  const host = useHost();
  const lazy = useLazyModule(loadLazyParts);
  return (
    <PageFrame>
      <PayView page={page} lazy={lazy} query={query} pictures={host.config.allow.picture} />
    </PageFrame>
  );
}
