import type { ReactNode } from 'react';
import type { MembershipPackage } from '@vip/api';
import { pendingText, type PurchasePage } from '@vip/checkout-react';
import { PayBar, PendingStrip as Pending } from '@vip/checkout-ui';
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

/** What is said below the pay bar's edge is not said twice. */
const shortened = { ...pendingStyles, note: pendingStyles.said ?? '' };

interface PendingStripProps {
  page: PurchasePage;
}

/** An unfinished purchase, with buttons of one width where they are below its text. */
export const PendingStrip = ({ page }: PendingStripProps) => {
  const { packageList } = page;
  const isInBar =
    packageList.status === 'ready' &&
    page.noPaymentMethod === null &&
    laterText(page, packageList.selected) !== null;
  return <Pending page={page} classNames={isInBar ? shortened : pendingStyles} />;
};

interface LaterNoteProps {
  page: Pick<PurchasePage, 'pending' | 'now'>;
  selected: Pick<MembershipPackage, 'name' | 'price'>;
}

/** Above a muted pay button: why, and from when on the package can be ordered again. */
export function LaterNote({ page, selected }: LaterNoteProps) {
  const text = laterText(page, selected);
  if (!text) return null;
  return (
    <p className={barStyles.later}>
      {/* A clause wraps as a whole. */}
      {text.map((clause) => (
        <span key={clause} className={barStyles.clause}>
          {clause}
        </span>
      ))}
    </p>
  );
}

/** From when on the package can be ordered again, in clauses; null if it can be ordered now. */
function laterText(
  { pending, now }: Pick<PurchasePage, 'pending' | 'now'>,
  { name, price }: Pick<MembershipPackage, 'name' | 'price'>,
): readonly string[] | null {
  const isOfPackage = pending?.packageName === name && pending.amount === price;
  if (!isOfPackage || !pending.until || pending.until <= now()) return null;
  return pendingText(pending).note ?? null;
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
