import type { ReactNode } from 'react';
import type { MembershipPackage } from '@vip/api';
import { heldText, type PurchasePage } from '@vip/checkout-react';
import { PayBar, PendingStrip as Pending } from '@vip/checkout-ui';
import { Clauses, CopyButton, classes } from '@vip/ui';
import styles from './lazy-parts.module.css';
import lazyPhotos from './photos/lazy-photos.module.css';
import photos from './photos/photos.module.css';
import pendingStyles from './pending-strip.module.css';
import barStyles from './split-bar.module.css';

/* The lazy chunk of the purchase page: whatever its first view does not need. */
export * from '@vip/checkout-ui/lazy-parts';
export { NoPaymentMethods } from './no-payment-methods.tsx';
export { PackageFailure } from './package-failure.tsx';

/** What a benefit does, drawn: cut a picture, write a caption, lay out an album, wipe off a watermark. */
type Act = 'cut' | 'write' | 'pages' | 'clean';

export interface PhotoProps {
  of: 'hat' | 'sea' | 'coffee' | 'lake' | 'field' | 'leaf' | 'album' | 'city' | 'cake' | Act;
  /** The app's edit of it: cut in nine. */
  over?: 'nine';
}

/** A drawn photograph that fills its box. Hidden from screen readers. */
export const Photo = ({ of, over }: PhotoProps) => (
  <>
    <span className={classes(lazyPhotos.fill, photos[of] ?? lazyPhotos[of])} />
    {over && <span className={classes(lazyPhotos.fill, lazyPhotos[over])} />}
  </>
);

/** Where the pay bar has the note. */
const withoutNote = { ...pendingStyles, note: pendingStyles.hidden ?? '' };

interface PendingStripProps {
  page: PurchasePage;
}

/** An unfinished purchase, with buttons of one width where they are below its text. */
export const PendingStrip = ({ page }: PendingStripProps) => {
  const { packageList } = page;
  const isInBar =
    packageList.status === 'ready' &&
    page.noPaymentMethod === null &&
    heldText(page.pending, packageList.selected) !== null;
  return <Pending page={page} classNames={isInBar ? withoutNote : pendingStyles} />;
};

interface HeldNoteProps {
  page: Pick<PurchasePage, 'pending'>;
  selected: MembershipPackage;
}

/** Above a muted pay button: why, and from when on the package can be ordered again. */
export function HeldNote({ page, selected }: HeldNoteProps) {
  const text = heldText(page.pending, selected);
  if (!text) return null;
  return (
    <p className={barStyles.held}>
      <Clauses text={text.join('')} />
    </p>
  );
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
