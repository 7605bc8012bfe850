import type { Activity } from '@vip/api';
import type { PurchasePage } from '@vip/checkout-react';
import type { LazyModule } from '@vip/ui';
import type { AppCode } from '../../../brand.ts';
import { BuyBar } from '../../../shared/purchase/buy-bar.tsx';
import { PageFoot } from '../../../shared/purchase/page-foot.tsx';
import { ShopFrame } from '../../../shared/purchase/shop-frame.tsx';
import { AcPaySkeleton } from './acpay-skeleton.tsx';
import { ActivityHead } from './activity-head.tsx';
import type * as LazyParts from './lazy-parts.ts';
import { phaseOf } from './phase.ts';
import { Shop } from './shop.tsx';

export interface AcPayViewProps {
  page: PurchasePage;
  /** null until it is here. */
  activity: Activity | null;
  /** Server time, ms; null until it is known. */
  now: number | null;
  lazy: LazyModule<typeof LazyParts>;
  app: AppCode;
  /** Of this page, for another look. */
  path: string;
  /** Origins that pictures may come from. */
  pictures: readonly string[];
}

/** The page in every state; all that it shows comes in. */
export function AcPayView({ page, activity, now, lazy, app, path, pictures }: AcPayViewProps) {
  const foot = <PageFoot page={page} app={app} />;
  const at = now ?? page.now();
  const head = <ActivityHead activity={activity} now={at} pictures={pictures} />;
  const phase = activity ? phaseOf(activity, at) : 'running';
  return (
    <ShopFrame
      page={page}
      lazy={lazy}
      head={head}
      foot={foot}
      skeleton={<AcPaySkeleton foot={foot} />}
      needsParts={phase === 'over'}
    >
      {(packageList, parts, page) => (
        <>
          {head}
          {phase === 'over' ? (
            parts && <parts.ActivityOver page={page} path={path} parts={parts} />
          ) : (
            <Shop
              page={page}
              packageList={packageList}
              parts={parts}
              activity={activity}
              pictures={pictures}
            />
          )}
          {foot}
          {phase === 'running' && <BuyBar page={page} parts={parts} selected={packageList.selected} />}
        </>
      )}
    </ShopFrame>
  );
}
