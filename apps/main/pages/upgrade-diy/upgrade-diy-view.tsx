import type { PurchasePage } from '@vip/purchase';
import type { Late } from '@vip/ui';
import { appOf } from '../../brand.ts';
import { PageFoot } from '../../purchase/page-foot.tsx';
import { ShopFrame } from '../../purchase/shop-frame.tsx';
import { levelsOf } from '../../upgrade/plan.ts';
import { standingOf, stepTo } from '../../upgrade/standing.ts';
import { DiySkeleton } from './diy-skeleton.tsx';
import type * as LateParts from './late-parts.ts';
import { PlainHead } from './plain-head.tsx';
import { Plan } from './plan.tsx';

export interface UpgradeDiyViewProps {
  page: PurchasePage;
  late: Late<typeof LateParts>;
  query: Readonly<Record<string, string>>;
}

/** The page in every state; all that it shows comes in. */
export function UpgradeDiyView({ page, late, query }: UpgradeDiyViewProps) {
  const { session, shelf } = page;
  const foot = <PageFoot page={page} app={appOf(session.clientType, query)} />;
  const levels = shelf.status === 'ready' ? levelsOf(shelf.packages) : [];
  const standing = standingOf(session, levels, page.now());
  const isRenewal = shelf.status === 'ready' && stepTo(shelf.selected.level, standing) === 'same';
  const verb = isRenewal ? '开通' : '升级';
  return (
    <ShopFrame
      page={page}
      late={late}
      head={<PlainHead />}
      skeleton={<DiySkeleton foot={foot} />}
      foot={foot}
      verb={verb}
    >
      {(ready, parts) => (
        <Plan
          page={page}
          shelf={ready}
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
