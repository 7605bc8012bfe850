import type { NoPaymentMethod } from '@vip/checkout-react';
import { PayBar } from '@vip/checkout-ui';
import { CopyButton, classes } from '@vip/ui';
import styles from './lazy-parts.module.css';
import barStyles from './split-bar.module.css';

/* What the first sight of the page does not need: one chunk, fetched once the page is shown. */
export * from '@vip/checkout-ui/lazy-parts';
export { PackageFailure } from './package-failure.tsx';
export { Photo } from './photo.tsx';

/** Where nothing can be paid: the same bar with a button that copies the link. */
export const NoPaymentMethodBar = ({ noPaymentMethod }: { noPaymentMethod: NoPaymentMethod }) => (
  <PayBar>
    <div className={classes(barStyles.split, styles.link)}>
      <p className={styles.hint}>
        <span>复制后，</span>
        <span>{noPaymentMethod.kind === 'scan' ? '到手机上开通' : '到浏览器里开通'}</span>
      </p>
      <CopyButton isPlain text={noPaymentMethod.link} className={classes(barStyles.act, styles.copy)}>
        复制链接
      </CopyButton>
    </div>
  </PayBar>
);
