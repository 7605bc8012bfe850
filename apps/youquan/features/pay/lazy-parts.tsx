import type { ReactNode } from 'react';
import type { MembershipPackage } from '@vip/api';
import { pendingText, type PurchasePage } from '@vip/checkout-react';
import { PayBar, PendingStrip as Pending, type PendingStripProps } from '@vip/checkout-ui';
import { CopyButton, classes } from '@vip/ui';
import styles from './lazy-parts.module.css';
import lazyPhotos from './photos/lazy-photos.module.css';
import photos from './photos/photos.module.css';
import pendingStyles from './pending-strip.module.css';
import barStyles from './split-bar.module.css';

/* The lazy chunk of the purchase page: whatever its first view does not need. */
export * from '@vip/checkout-ui/lazy-parts';
export { NoPaymentMethods } from './no-payment-methods.tsx';
export { PackageFailure } from './package-failure.tsx';

export interface PhotoProps {
  of: 'hat' | 'sea' | 'coffee' | 'lake' | 'field' | 'leaf' | 'cat' | 'city' | 'cake';
  /** The app's edit of it: cut in nine, captioned, first on a page of an album, or with marked corners. */
  over?: 'nine' | 'caption' | 'album' | 'corners';
}

/** A drawn photograph that fills its box. Hidden from screen readers. */
export const Photo = ({ of, over }: PhotoProps) => (
  <>
    <span
      className={classes(lazyPhotos.fill, over === 'album' && lazyPhotos.first, photos[of] ?? lazyPhotos[of])}
    />
    {over && <span className={classes(lazyPhotos.fill, lazyPhotos[over])} />}
  </>
);

/** An unfinished purchase, with buttons of one width where they are below its text. */
export const PendingStrip = ({ page }: Pick<PendingStripProps, 'page'>) => (
  <Pending page={page} classNames={pendingStyles} />
);

/** From when on the package can be ordered again; null if it can be ordered now. */
export function laterText(
  { pending, now }: Pick<PurchasePage, 'pending' | 'now'>,
  { name, price }: Pick<MembershipPackage, 'name' | 'price'>,
): string | null {
  const isOfPackage = pending?.packageName === name && pending.amount === price;
  if (!isOfPackage || !pending.until || pending.until <= now()) return null;
  return pendingText(pending).note?.[1] ?? null;
}

interface NoPaymentMethodBarProps {
  /** To open elsewhere. */
  link: string;
  children: ReactNode;
}

/** The pay bar where nothing can be paid: the total, and a button that copies the link. */
export const NoPaymentMethodBar = ({ link, children }: NoPaymentMethodBarProps) => (
  <PayBar className={barStyles.bar}>
    <div className={barStyles.split}>
      {children}
      <CopyButton isPlain text={link} className={classes(barStyles.act, styles.copy)}>
        复制链接
      </CopyButton>
    </div>
  </PayBar>
);
