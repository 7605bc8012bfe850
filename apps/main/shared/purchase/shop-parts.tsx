import { errorText, type MembershipPackage } from '@vip/api';
import type { FailedPackageList } from '@vip/checkout-react';
import { PurchaseQuestions } from '@vip/checkout-ui/lazy-parts';
import { EmptyState, ErrorState } from '@vip/ui';
import { supportLink } from '../../brand.ts';
import styles from './shop.module.css';

/** The lazy parts of every purchase page; each page lists them in its own lazy chunk. */
export * from '@vip/checkout-ui/lazy-parts';
export * from './buy-bar-parts.tsx';

/** No packages to show: an error, or none on sale. */
export const PackageFailure = ({ packageList }: { packageList: FailedPackageList }) => (
  <main className={styles.failure}>
    {packageList.status === 'error' ? (
      <ErrorState
        text={errorText(packageList.error)}
        note="你的订单和会员权益不受影响"
        requestId={packageList.error.details.requestId}
        onRetry={packageList.retry}
        onSupport={supportLink}
      />
    ) : (
      <EmptyState text="暂无可购买的套餐" note="新套餐上架中，请稍后再来" onRetry={packageList.retry} />
    )}
  </main>
);

/** Questions before a purchase of one of `packages`. The last section of a page, so nothing moves when it appears. */
export const FaqSection = ({ packages }: { packages: readonly MembershipPackage[] }) => (
  <section className={styles.questions}>
    <h2>常见问题</h2>
    <PurchaseQuestions packages={packages} supportLink={supportLink} />
  </section>
);
