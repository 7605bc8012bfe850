import { useState } from 'react';
import { useNavigation } from '@vip/host';
import { usePurchasePage } from '@vip/checkout-react';
import type { PurchaseViewProps } from '@vip/checkout-ui';
import { useLazyModule } from '@vip/ui';
import { PageFrame } from '../../../shared/page-frame.tsx';
import { upgradeSetup, whoAsks } from '../../../shared/orders/upgrade-setup.ts';
import { PageFoot, ShopFrame } from '../../../shared/purchase/shop-frame.tsx';
import { creditNote, placeholderLevels, verbFor } from '../levels.ts';
import { BuyBar } from '../../../shared/purchase/shop.tsx';
import type * as LazyParts from '../lazy-parts.tsx';
import { Plan } from './upgrade-plan.tsx';
import styles from './upgrade-diy.module.css';

const loadLazyParts = () => import(/* webpackChunkName: "upgrade-lazy" */ '../lazy-parts.tsx');

/** `/upgrade/diy`: select level and duration; the rest of the present membership is credited. */
export default function UpgradeDiyPage() {
  const { query } = useNavigation();
  const [setup] = useState(() => upgradeSetup(whoAsks(query)));
  const page = usePurchasePage(setup);
  const lazy = useLazyModule(loadLazyParts);
  return (
    <PageFrame>
      <UpgradeDiyView page={page} lazy={lazy} />
    </PageFrame>
  );
}

/** The page in all of its states. */
export function UpgradeDiyView({ page, lazy }: PurchaseViewProps<typeof LazyParts>) {
  const verb = verbFor(page);
  return (
    <ShopFrame
      page={page}
      lazy={lazy}
      head={<PlainHead />}
      foot={<PageFoot page={page} />}
      placeholders={placeholderLevels()}
      verb={verb}
      bar={(shop) => <BuyBar {...shop} verb={verb} note={creditNote(shop)} />}
    >
      {(shop) => <Plan {...shop} />}
    </ShopFrame>
  );
}

/** Above an error or an empty package list. */
const PlainHead = () => (
  <header className={styles.plain}>
    <h1>升级会员</h1>
  </header>
);
