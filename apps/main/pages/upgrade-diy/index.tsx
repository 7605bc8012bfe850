import { useState } from 'react';
import { useNavigation } from '@vip/host';
import { usePurchasePage } from '@vip/purchase';
import { useLate } from '@vip/ui';
import { PageFrame } from '../../parts/page-frame.tsx';
import { upgradeSetup } from '../../upgrade/upgrade-setup.ts';
import { whoAsks } from '../../upgrade/who-asks.ts';
import { UpgradeDiyView } from './upgrade-diy-view.tsx';

const loadLateParts = () => import(/* webpackChunkName: "upgrade-late" */ './late-parts.ts');

/** `/upgrade/diy`: pick a level and how long, see what is left credited, and pay the rest. */
export default function UpgradeDiyPage() {
  const { query } = useNavigation();
  const [setup] = useState(() => upgradeSetup(whoAsks(query)));
  const page = usePurchasePage(setup);
  const late = useLate(loadLateParts);
  return (
    <PageFrame>
      <UpgradeDiyView page={page} late={late} query={query} />
    </PageFrame>
  );
}
