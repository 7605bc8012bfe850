import type { MembershipPackage } from '@vip/api';
import { heldText, type NoPaymentMethod, type PurchasePage } from '@vip/checkout-react';
import { NoticeStrip as Notice, PendingStrip as Pending, Price, type NoticePage } from '@vip/checkout-ui';
import { Clauses, CopyButton, Icon, clockShape } from '@vip/ui';
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
  words: styles.order ?? '',
  note: styles.small ?? '',
};

/** Where the pay bar has the note. */
const withoutNote = { ...pendingClasses, note: styles.hidden ?? '' };

/** An unfinished purchase, as a card. */
export const PendingStrip = ({ page }: { page: PurchasePage }) => {
  const { packageList } = page;
  const isInBar =
    packageList.status === 'ready' &&
    page.noPaymentMethod === null &&
    heldText(page.pending, packageList.selected) !== null;
  return <Pending page={page} classNames={isInBar ? withoutNote : pendingClasses} />;
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
    <p className={styles.held}>
      <Icon shape={clockShape} size={16} strokeWidth={1.8} className={styles.clock} />
      <span>
        <Clauses text={text.join('')} />
      </span>
    </p>
  );
}

interface NoPaymentMethodBarProps {
  noPaymentMethod: Extract<NoPaymentMethod, { kind: 'copy_link' }>;
  selected: MembershipPackage;
}

/** Where nothing can be paid: the reason, the package with its price, and the link to open elsewhere. */
export const NoPaymentMethodBar = ({
  noPaymentMethod: { reason, link },
  selected,
}: NoPaymentMethodBarProps) => (
  <FloatingBar isFramed>
    <p className={styles.reason}>{reason}</p>
    <div className={styles.copying}>
      <p className={styles.total}>
        {selected.name} <Price fen={selected.price} cents="always" className={styles.price} />
      </p>
      <CopyButton isPlain className={styles.copy} text={link}>
        复制链接
      </CopyButton>
    </div>
  </FloatingBar>
);
