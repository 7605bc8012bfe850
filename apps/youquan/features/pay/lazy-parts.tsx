import type { ReactNode } from 'react';
import type { MembershipPackage } from '@vip/api';
import { pendingText, type NoPaymentMethod, type PurchasePage } from '@vip/checkout-react';
import {
  NoPaymentMethodNote,
  PayBar,
  PendingStrip as Pending,
  Price,
  type PendingStripProps,
} from '@vip/checkout-ui';
import { CopyButton, ScanCode, classes } from '@vip/ui';
import styles from './lazy-parts.module.css';
import lazyPhotos from './photos/lazy-photos.module.css';
import photos from './photos/photos.module.css';
import pendingStyles from './pending-strip.module.css';
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

interface NoPaymentMethodsProps {
  noPaymentMethod: NoPaymentMethod;
  selected: MembershipPackage;
}

/** Instead of the payment methods: why there are none, or on a desktop the code to scan. */
export const NoPaymentMethods = ({ noPaymentMethod, selected }: NoPaymentMethodsProps) =>
  noPaymentMethod.kind === 'scan' ? (
    <div className={styles.scan}>
      <div className={styles.code}>
        <ScanCode link={noPaymentMethod.link} />
      </div>
      <div className={styles.facts}>
        <p>请用手机扫码支付</p>
        <p className={styles.pack}>{selected.name}</p>
        <Price fen={selected.price} cents="always" className={styles.price} />
        <PageAddress link={noPaymentMethod.link} />
        <CopyButton text={noPaymentMethod.link} className={styles.copyLink}>
          复制链接
        </CopyButton>
      </div>
    </div>
  ) : (
    <NoPaymentMethodNote noPaymentMethod={noPaymentMethod} />
  );

/** The address of the page. It breaks before its path first. */
function PageAddress({ link }: { link: string }) {
  const { origin } = new URL(link);
  return (
    <p className={styles.link}>
      <span>{origin}</span>
      <span>{link.slice(origin.length)}</span>
    </p>
  );
}

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
