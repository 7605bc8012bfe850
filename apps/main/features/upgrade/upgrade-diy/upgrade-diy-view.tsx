import type { PurchasePage } from '@vip/checkout-react';
import type { LazyModule } from '@vip/ui';
import { appOf } from '../../../brand.ts';
import { PageFoot } from '../../../shared/purchase/page-foot.tsx';
import { ShopFrame } from '../../../shared/purchase/shop-frame.tsx';
import { levelsOf } from '../plan.ts';
import { standingOf, stepTo } from '../standing.ts';
import { DiySkeleton } from './diy-skeleton.tsx';
import type * as LazyParts from './lazy-parts.ts';
import { PlainHead } from './plain-head.tsx';
import { Plan } from './plan.tsx';

export interface UpgradeDiyViewProps {
  page: PurchasePage;
  lazy: LazyModule<typeof LazyParts>;
  query: Readonly<Record<string, string>>;
}

/** The page in every state; all that it shows comes in. */
export function UpgradeDiyView({ page, lazy, query }: UpgradeDiyViewProps) {
  const { session, packageList } = page;
  const foot = <PageFoot page={page} app={appOf(session.clientType, query)} />;
  const levels = packageList.status === 'ready' ? levelsOf(packageList.packages) : [];
  const standing = standingOf(session, levels, page.now());
  const isRenewal = packageList.status === 'ready' && stepTo(packageList.selected.level, standing) === 'same';
  const verb = isRenewal ? '开通' : '升级';
  return (
    <ShopFrame
      page={page}
      lazy={lazy}
      head={<PlainHead />}
      skeleton={<DiySkeleton foot={foot} />}
      foot={foot}
      verb={verb}
    >
      {(ready, parts, page) => (
        <Plan
          page={page}
          packageList={ready}
          parts={parts}
          levels={levels}
          standing={standing}
          verb={verb}
          query={query}
          foot={foot}
        />
      )}
    </ShopFrame>
  );
}
