import { errorText, type MembershipPackage } from '@vip/api';
import { heldText, type FailedPackageList, type PurchasePage } from '@vip/checkout-react';
import { PurchaseQuestions } from '@vip/checkout-ui/lazy-parts';
import { classes, CopyButton, EmptyState, ErrorState } from '@vip/ui';
import { supportLink } from '../../brand.ts';
import shop from './shop.module.css';
import styles from './shop-parts.module.css';

/** The lazy parts of every purchase page; each page lists them in its own lazy chunk. */
export * from '@vip/checkout-ui/lazy-parts';
/** Their names are also in `lazy-parts`: these win. */
export { NoticeStrip } from './notice-strip.tsx';
export { PayElsewhere } from './scan-panel.tsx';
export { TermsNote } from './terms-note.tsx';

/** No packages to show: an error, or none on sale. */
export const PackageFailure = ({ packageList }: { packageList: FailedPackageList }) => (
  <main className={shop.failure}>
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

interface FaqSectionProps {
  packages: readonly MembershipPackage[];
  /** On a desktop it is as wide as the page: two columns. */
  isWide?: boolean;
}

/** Questions before a purchase of one of `packages`. The last section of a page, so nothing moves when it appears. */
export const FaqSection = ({ packages, isWide }: FaqSectionProps) => (
  <section className={classes(styles.questions, isWide && styles.wide)}>
    <h2>常见问题</h2>
    <PurchaseQuestions packages={packages} supportLink={supportLink} />
  </section>
);

/** Replaces the pay button where nothing can be paid. */
export const CopyLink = ({ link }: { link: string }) => (
  <CopyButton text={link} isPlain className={styles.copy}>
    复制链接
  </CopyButton>
);

/**
 * Below the total: progress after the tap on pay, or in few words what is said at length elsewhere: why there is a link, why
 * the button waits, why there is another price. '' while choosing, and for the states of a result page.
 */
export function statusText({
  checkout,
  noPaymentMethod,
  notice,
  packageList,
  pending,
  repriced,
}: Pick<PurchasePage, 'checkout' | 'noPaymentMethod' | 'notice' | 'pending' | 'repriced'> &
  Partial<Pick<PurchasePage, 'packageList'>>): string {
  if (noPaymentMethod) return '请到浏览器支付';
  if (repriced) return '价格已更新';
  if (!notice && packageList?.status === 'ready' && heldText(pending, packageList.selected))
    return '订单待确认';
  switch (checkout.name) {
    case 'choosing':
    case 'reading':
    case 'missing':
    case 'unreadable':
      return '';
    case 'creating':
      return '正在下单';
    case 'launching':
      return '正在打开收银台';
    case 'confirming':
    case 'unknown':
      return '正在确认支付结果';
    case 'paid':
    case 'closed':
    case 'refunded':
      return '正在跳转支付结果';
  }
}
