import type { PurchaseViewProps } from '@vip/checkout-ui';
import { useLazyModule } from '@vip/ui';
import { PageFrame } from '../../../shared/page-frame.tsx';
import type * as LazyParts from '../lazy-parts.tsx';
import { UpgradeShop, useUpgradePage } from '../upgrade-parts.tsx';
import { PlainHead } from './upgrade-head.tsx';
import { Plan } from './upgrade-plan.tsx';

const loadLazyParts = () => import(/* webpackChunkName: "upgrade-lazy" */ '../lazy-parts.tsx');

/** `/upgrade/diy`: select level and duration; the rest of the present membership is credited. */
export default function UpgradeDiyPage() {
  const page = useUpgradePage();
  const lazy = useLazyModule(loadLazyParts);
  return (
    <PageFrame>
      <UpgradeDiyView page={page} lazy={lazy} />
    </PageFrame>
  );
}

/** The page in all of its states. */
export const UpgradeDiyView = ({ page, lazy }: PurchaseViewProps<typeof LazyParts>) => (
  <UpgradeShop page={page} lazy={lazy} head={<PlainHead page={page} />}>
    {(shop) => <Plan {...shop} />}
  </UpgradeShop>
);
