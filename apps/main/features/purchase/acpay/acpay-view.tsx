import type { Activity } from '@vip/api';
import type { PurchasePage } from '@vip/checkout-react';
import type { LazyModule } from '@vip/ui';
import type { AppCode } from '../../../brand.ts';
import { BuyBar } from '../../../shared/purchase/buy-bar.tsx';
import { PageFoot } from '../../../shared/purchase/page-foot.tsx';
import { ShopFrame } from '../../../shared/purchase/shop-frame.tsx';
import { ActivityHead } from './activity-head.tsx';
import type * as LazyParts from './lazy-parts.ts';
import { phaseOf } from './phase.ts';
import { Shop } from './shop.tsx';

const PLACEHOLDER: Activity = {
  id: '',
  title: '会员限时优惠活动',
  banner: null,
  startsAt: '2026-11-01T00:00:00+08:00',
  endsAt: '2026-11-06T00:00:00+08:00',
  rules: [],
  packages: [],
};
const PLACEHOLDER_NOW = Date.parse(PLACEHOLDER.startsAt);

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
  const at = now ?? page.now();
  const phase = activity ? phaseOf(activity, at) : 'running';
  const head = <ActivityHead activity={activity} now={at} pictures={pictures} />;
  return (
    <ShopFrame
      page={page}
      lazy={lazy}
      head={head}
      foot={<PageFoot page={page} app={app} />}
      needsParts={phase === 'over'}
      bar={(shop) => (shop.isLoading || phase === 'running') && <BuyBar {...shop} />}
    >
      {(shop) =>
        shop.isLoading || phase !== 'over' ? (
          <>
            {shop.isLoading ? (
              <ActivityHead activity={PLACEHOLDER} now={PLACEHOLDER_NOW} pictures={[]} />
            ) : (
              head
            )}
            <Shop {...shop} activity={activity} pictures={pictures} />
          </>
        ) : (
          <>
            {head}
            {shop.parts && <shop.parts.ActivityOver page={shop.page} path={path} parts={shop.parts} />}
          </>
        )
      }
    </ShopFrame>
  );
}
