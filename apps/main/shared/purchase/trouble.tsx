import { errorText } from '@vip/api';
import type { FailedPackageList } from '@vip/checkout-react';
import { EmptyState, ErrorState } from '@vip/ui';
import { supportLink } from '../../brand.ts';
import styles from './sheet.module.css';

/** No packages to show: because something went wrong, or because there are none. */
export const Trouble = ({ packageList }: { packageList: FailedPackageList }) => (
  <main className={styles.trouble}>
    {packageList.status === 'error' ? (
      <ErrorState
        text={errorText(packageList.error)}
        note="你的订单和会员都不受影响。"
        requestId={packageList.error.details.requestId}
        onRetry={packageList.retry}
        onSupport={supportLink}
      />
    ) : (
      <EmptyState text="现在没有在售的套餐" note="新的套餐上架后会出现在这里。" onRetry={packageList.retry} />
    )}
  </main>
);
