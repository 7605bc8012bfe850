import { useState } from 'react';
import { useHost, useNavigation } from '@vip/host';
import { usePurchasePage } from '@vip/checkout-react';
import { useLazyModule } from '@vip/ui';
import { PageFrame } from '../../../shared/page-frame.tsx';
import { upgradeSetup } from '../../../shared/orders/upgrade-setup.ts';
import { whoAsks } from '../../../shared/orders/who-asks.ts';
import { UpgradeBaseView } from './upgrade-base-view.tsx';

const loadLazyParts = () => import(/* webpackChunkName: "upgrade-lazy" */ './lazy-parts.ts');

/** `/upgrade/base`: every membership at the price of whom the link names, level by level. */
export default function UpgradeBasePage() {
  const { query } = useNavigation();
  const [setup] = useState(() => upgradeSetup(whoAsks(query)));
  const page = usePurchasePage(setup);
  const { config } = useHost();
  const lazy = useLazyModule(loadLazyParts);
  return (
    <PageFrame>
      <UpgradeBaseView page={page} lazy={lazy} query={query} pictures={config.allow.picture} />
    </PageFrame>
  );
}
