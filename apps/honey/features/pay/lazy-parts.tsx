import type { FailedPackageList } from '@vip/checkout-react';
import { EmptyState } from '@vip/ui';
import { HoneyError } from '../../shared/honey-error.tsx';
import { Mascot } from '../../shared/mascot.tsx';

/* The lazy chunk of the purchase page: whatever its first view does not need. */
export * from '@vip/checkout-ui/lazy-parts';
export { BroadcastTicker } from './broadcast-ticker.tsx';
export { HeldNote, NoPaymentMethodBar, NoticeStrip, PendingStrip } from './notices.tsx';
export { ScanCard } from './scan-card.tsx';

/** Shown instead of the packages: an error, or that none are on sale. */
export const PackageFailure = ({ packageList }: { packageList: FailedPackageList }) =>
  packageList.status === 'error' ? (
    <HoneyError {...packageList} />
  ) : (
    <EmptyState
      text="暂无可购买的套餐"
      note="罐子正在装蜜，请稍后再来"
      drawing={<Mascot level={0.1} mood="waiting" />}
      onRetry={packageList.retry}
    />
  );
