import type { NoPaymentMethod } from '@vip/checkout-react';
import { PayBar } from '@vip/checkout-ui';
import { CopyButton, classes } from '@vip/ui';
import styles from './lazy-parts.module.css';
import lazyPhotos from './photos/lazy-photos.module.css';
import photos from './photos/photos.module.css';
import barStyles from './split-bar.module.css';

/* The lazy chunk of the purchase page: whatever its first view does not need. */
export * from '@vip/checkout-ui/lazy-parts';
export { PackageFailure } from './package-failure.tsx';

export interface PhotoProps {
  of: 'hat' | 'sea' | 'coffee' | 'lake' | 'field' | 'leaf' | 'cat' | 'city' | 'cake';
  /** The app's edit of it: cut in nine, captioned, framed, or with marked corners. */
  over?: 'nine' | 'caption' | 'frame' | 'corners';
}

/** A drawn photograph that fills its box. Hidden from screen readers. */
export const Photo = ({ of, over }: PhotoProps) => (
  <>
    <span
      className={classes(lazyPhotos.fill, over === 'frame' && lazyPhotos.print, photos[of] ?? lazyPhotos[of])}
    />
    {over && over !== 'frame' && <span className={classes(lazyPhotos.fill, lazyPhotos[over])} />}
  </>
);

/** The pay bar where nothing can be paid: its button copies the link. */
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
