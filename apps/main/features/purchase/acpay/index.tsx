import { useCallback } from 'react';
import { getActivity, type Activity } from '@vip/api';
import { placeholderPackageList, usePurchasePage, useServerClock } from '@vip/checkout-react';
import { useHost } from '@vip/host';
import type { PurchaseViewProps } from '@vip/checkout-ui';
import { useLazyModule } from '@vip/ui';
import { PageFrame } from '../../../shared/page-frame.tsx';
import { BuyBar } from '../../../shared/purchase/shop.tsx';
import { PageFoot, ShopFrame } from '../../../shared/purchase/shop-frame.tsx';
import { acpaySetup, phaseOf } from './activity.ts';
import { ActivityHead } from './activity-head.tsx';
import type * as LazyParts from '../lazy-parts.tsx';
import { ActivityOver, ClosedBar, Shop } from './shop.tsx';
import styles from './acpay.module.css';

const loadLazyParts = () => import(/* webpackChunkName: "acpay-lazy" */ '../lazy-parts.tsx');

/** `/acpay`: the current activity, its end, rules and packages. The whole page is in main's night colours. */
export default function AcPayPage() {
  const page = usePurchasePage(acpaySetup);
  const host = useHost();
  const lazy = useLazyModule(loadLazyParts);
  const { clientType } = page.session;
  const ask = useCallback(() => host.api.send(getActivity(clientType)), [host, clientType]);
  const until = page.answer ? Date.parse(page.answer.endsAt) : null;
  const now = useServerClock(page.answer, { until, ask });
  return (
    <PageFrame theme={`theme-main ${styles.night}`}>
      <AcPayView page={page} activity={page.answer} now={now} lazy={lazy} />
    </PageFrame>
  );
}

const PLACEHOLDER: Activity = {
  id: '',
  title: '会员限时优惠活动',
  banner: null,
  startsAt: '2026-11-01T00:00:00+08:00',
  endsAt: '2026-11-06T00:00:00+08:00',
  rules: [],
  packages: placeholderPackageList(1).packages,
};
const PLACEHOLDER_NOW = Date.parse('2026-11-01T10:00:00+08:00');

export interface AcPayViewProps extends PurchaseViewProps<typeof LazyParts> {
  /** null until it has loaded. */
  activity: Activity | null;
  /** Server time, ms; null until it is known. */
  now: number | null;
}

/** The page in every state. */
export function AcPayView({ page, activity, now, lazy }: AcPayViewProps) {
  const at = now ?? page.now();
  const phase = activity ? phaseOf(activity, at) : 'running';
  const head = <ActivityHead activity={activity} now={at} />;
  return (
    <ShopFrame
      page={page}
      lazy={lazy}
      head={head}
      foot={<PageFoot page={page} />}
      bar={(shop) =>
        shop.isLoading || phase === 'running' ? <BuyBar {...shop} /> : <ClosedBar isOver={phase === 'over'} />
      }
    >
      {(shop) =>
        shop.isLoading || phase !== 'over' ? (
          <>
            {shop.isLoading ? <ActivityHead activity={PLACEHOLDER} now={PLACEHOLDER_NOW} /> : head}
            <Shop {...shop} activity={activity} hasStarted={shop.isLoading || phase === 'running'} />
          </>
        ) : (
          <>
            {head}
            <ActivityOver {...shop} />
          </>
        )
      }
    </ShopFrame>
  );
}
