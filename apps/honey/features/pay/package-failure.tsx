import { errorText } from '@vip/api';
import type { FailedPackageList } from '@vip/checkout-react';
import { EmptyState, ErrorState } from '@vip/ui';
import { brand } from '../../brand.ts';
import { Mascot } from '../../shared/mascot.tsx';

/** No packages to show: an error, or none are on sale. */
export const PackageFailure = ({ packageList }: { packageList: FailedPackageList }) =>
  packageList.status === 'error' ? (
    <ErrorState
      text={errorText(packageList.error)}
      note="你的订单和会员都不受影响。"
      requestId={packageList.error.details.requestId}
      drawing={<Mascot level={0.1} mood="asleep" />}
      onRetry={packageList.retry}
      onSupport={brand.supportLink}
    />
  ) : (
    <EmptyState
      text="现在没有在售的套餐"
      note="罐子正在装蜜，过一会儿再来看看。"
      drawing={<Mascot level={0.1} mood="waiting" />}
      onRetry={packageList.retry}
    />
  );
