import { errorText } from '@vip/api';
import type { FailedPackageList } from '@vip/checkout-react';
import { EmptyState, ErrorState } from '@vip/ui';
import { brand } from '../../brand.ts';
import { Mascot } from '../../drawings/mascot.tsx';
import styles from './trouble.module.css';

/** No packages to show: because something went wrong, or because there are none. */
export const Trouble = ({ packageList }: { packageList: FailedPackageList }) =>
  packageList.status === 'error' ? (
    <ErrorState
      text={errorText(packageList.error)}
      note="你的订单和会员都不受影响。"
      requestId={packageList.error.details.requestId}
      drawing={<Mascot className={styles.drawing} level={0.1} mood="asleep" />}
      onRetry={packageList.retry}
      onSupport={brand.supportLink}
    />
  ) : (
    <EmptyState
      text="现在没有在售的套餐"
      note="罐子正在装蜜，过一会儿再来看看。"
      drawing={<Mascot className={styles.drawing} level={0.1} mood="waiting" />}
      onRetry={packageList.retry}
    />
  );
