import type { MembershipPackage } from '@vip/api';
import { pendingText, type NoPaymentMethod, type PurchasePage } from '@vip/checkout-react';
import {
  NoticeStrip as Notice,
  PendingStrip as Pending,
  Price,
  type NoticePage,
  type PendingStripProps,
} from '@vip/checkout-ui';
import { CopyButton, Icon, ScanCode, clockShape } from '@vip/ui';
import { FloatingBar } from '../../shared/honey-page.tsx';
import styles from './notices.module.css';

const noticeClasses = {
  ...styles,
  words: styles.body ?? '',
  sentence: styles.words ?? '',
  request: styles.small ?? '',
};

/** The notice about the last tap on the pay button, with 重试 after an error. */
export const NoticeStrip = ({ page }: { page: NoticePage & Pick<PurchasePage, 'pay'> }) => (
  <Notice page={page} onRetry={page.pay} classNames={noticeClasses} />
);

const pendingClasses = {
  ...styles,
  strip: styles.offer ?? '',
  note: styles.small ?? '',
};

/** An unfinished purchase, as a card. */
export const PendingStrip = ({ page }: Pick<PendingStripProps, 'page'>) => (
  <Pending page={page} classNames={pendingClasses} />
);

interface LaterNoteProps {
  page: Pick<PurchasePage, 'pending' | 'now'>;
  selected: Pick<MembershipPackage, 'name' | 'price'>;
}

/** Above a muted pay button: from when on the package can be ordered again. */
export function LaterNote({ page: { pending, now }, selected: { name, price } }: LaterNoteProps) {
  if (pending?.packageName !== name || pending.amount !== price) return null;
  if (!pending.until || pending.until <= now()) return null;
  return (
    <p className={styles.later}>
      <Icon shape={clockShape} size={16} strokeWidth={1.8} className={styles.clock} />
      {pendingText(pending).note?.[1]}
    </p>
  );
}

interface ScanCardProps {
  link: string;
  selected: MembershipPackage;
}

/** On a desktop, instead of payment methods and bar: the code to scan, with the package and its price. */
export const ScanCard = ({ link, selected }: ScanCardProps) => (
  <div className={styles.scan}>
    <div className={styles.code}>
      <ScanCode link={link} />
    </div>
    <div className={styles.facts}>
      <p>请用手机扫码支付</p>
      <PackTotal {...selected} className={styles.pack} />
      <CopyButton text={link} className={styles.copyLink}>
        复制链接
      </CopyButton>
    </div>
  </div>
);

const PackTotal = ({
  name,
  price,
  className,
}: Pick<MembershipPackage, 'name' | 'price'> & { className?: string | undefined }) => (
  <p className={className}>
    {name} <Price fen={price} cents="always" className={styles.price} />
  </p>
);

interface NoPaymentMethodBarProps {
  noPaymentMethod: Extract<NoPaymentMethod, { kind: 'copy_link' }>;
  selected: MembershipPackage;
}

/** Where nothing can be paid: the reason, the package with its price, and the link to open elsewhere. */
export const NoPaymentMethodBar = ({
  noPaymentMethod: { reason, link },
  selected,
}: NoPaymentMethodBarProps) => (
  <FloatingBar>
    <p className={styles.reason}>{reason}</p>
    <div className={styles.copying}>
      <PackTotal {...selected} className={styles.total} />
      <CopyButton isPlain className={styles.copy} text={link}>
        复制链接
      </CopyButton>
    </div>
  </FloatingBar>
);
