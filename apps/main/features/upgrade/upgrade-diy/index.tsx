import { useState } from 'react';
import { useNavigation } from '@vip/host';
import { usePurchasePage } from '@vip/checkout-react';
import { useLazyModule } from '@vip/ui';
import { PageFrame } from '../../../shared/page-frame.tsx';
import { upgradeSetup } from '../../../shared/orders/upgrade-setup.ts';
import { whoAsks } from '../../../shared/orders/who-asks.ts';
import { UpgradeDiyView } from './upgrade-diy-view.tsx';

const loadLazyParts = () => import(/* webpackChunkName: "upgrade-lazy" */ './lazy-parts.ts');

/** `/upgrade/diy`: pick a level and how long, see what is left credited, and pay the rest. */
export default function UpgradeDiyPage() {
  const { query } = useNavigation();
  const [setup] = useState(() => upgradeSetup(whoAsks(query)));
  const page = usePurchasePage(setup);
  const lazy = useLazyModule(loadLazyParts);
  return (
    <PageFrame>
      <UpgradeDiyView page={page} lazy={lazy} query={query} />
    </PageFrame>
  );
}
