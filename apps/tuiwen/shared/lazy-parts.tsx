import type { ApiError } from '@vip/api';
import {
  heldText,
  type FailedPackageList,
  type NoPaymentMethod,
  type PurchasePage,
} from '@vip/checkout-react';
import { NoticeStrip as Strip, Price, RequestError, WalletMark } from '@vip/checkout-ui';
import { NoPaymentMethodNote } from '@vip/checkout-ui/lazy-parts';
import { CopyButton, EmptyState, type EmptyStateProps } from '@vip/ui';
import { brand } from '../brand.ts';
import { savedText, whatText } from './package-text.ts';
import styles from './lazy-parts.module.css';
import payment from './payment.module.css';

/* The lazy chunk of a page that sells: whatever its first view does not need. */
export * from '@vip/checkout-ui/lazy-parts';
export { Story } from './story.tsx';

/** The notice about the last tap; without one, why the selected package cannot be ordered yet. */
export function NoticeStrip({ page }: { page: PurchasePage }) {
  const { notice, pending, packageList } = page;
  const held = !notice && packageList.status === 'ready' && heldText(pending, packageList.selected);
  return (
    <>
      <Strip page={page} />
      {held && <p className={payment.reason}>{held[1]}</p>}
    </>
  );
}

interface PayElsewhereProps {
  page: Pick<PurchasePage, 'packageList'>;
  noPaymentMethod: NoPaymentMethod;
}

/**
 * Why nothing can be paid here, and how it can; the link, to copy by hand where the button of the bar cannot. On a desktop
 * what is bought, above the code that opens the page on a phone.
 */
export function PayElsewhere({ page: { packageList }, noPaymentMethod }: PayElsewhereProps) {
  if (noPaymentMethod.kind !== 'scan')
    return (
      <div className={styles.elsewhere}>
        <p>{noPaymentMethod.reason}</p>
        <p className={styles.wallets}>
          <Wallets /> 浏览器中可用微信支付、支付宝
        </p>
        <p className={styles.address}>{noPaymentMethod.link}</p>
      </div>
    );
  const note = <NoPaymentMethodNote noPaymentMethod={noPaymentMethod} />;
  if (packageList.status !== 'ready') return note;
  const { selected } = packageList;
  return (
    <>
      <p className={styles.caption}>
        <span>
          {whatText(selected)} <small className={styles.saved}>{savedText(selected)}</small>
        </span>{' '}
        <Price fen={selected.price} cents="always" />
      </p>
      <div className={styles.scan}>
        {note}
        <p className={styles.wallets}>
          <Wallets /> 可用微信、支付宝扫码
        </p>
      </div>
      <CopyButton isPlain className={styles.copy} text={noPaymentMethod.link}>
        复制链接
      </CopyButton>
    </>
  );
}

const Wallets = () => (
  <>
    <WalletMark type="wechat" size={20} />
    <WalletMark type="alipay" size={20} />
  </>
);

/** Shown instead of the packages: an error, or that none are on sale. */
export const PackageFailure = ({ packageList }: { packageList: FailedPackageList }) =>
  packageList.status === 'error' ? (
    <ErrorPage {...packageList} />
  ) : (
    <EmptyPage text="暂无可购买的套餐" note="新套餐正在准备，请稍后再来" onRetry={packageList.retry} />
  );

/** An error in place of the page's content, flush left like the rest. */
export const ErrorPage = (failure: { error: ApiError; note?: string; retry(): void }) => (
  <div className={styles.failure}>
    <RequestError {...failure} onSupport={brand.supportLink} drawing={<EmptySheet isTorn />} />
  </div>
);

/** Nothing to show in the page, flush left like the rest. */
export const EmptyPage = (props: EmptyStateProps) => (
  <div className={styles.failure}>
    <EmptyState {...props} drawing={<EmptySheet />} />
  </div>
);

/** A ruled sheet of paper without text, torn for an error. Hidden from screen readers. */
const EmptySheet = ({ isTorn = false }: { isTorn?: boolean }) => (
  <svg aria-hidden="true" width="112" height="132" viewBox="0 0 112 132" fill="none">
    <path d="M12 8h88v116H12z" fill="var(--fill-on)" />
    <path d="M12 8h88v116H12z" stroke="var(--text)" strokeWidth="2" />
    <path d="M24 24h34" stroke="var(--accent)" strokeWidth="6" />
    <path d="M24 38h64" stroke="var(--text)" strokeWidth="2" />
    <path
      d="M24 52h64M24 64h64M24 76h40M24 96h64M24 108h52"
      stroke="var(--edge)"
      strokeWidth="1.5"
      strokeOpacity=".55"
    />
    {isTorn && (
      <>
        <path
          d="M4 92l16-10 14 8 16-12 14 9 16-11 14 7 14-9v10l-14 9-14-7-16 11-14-9-16 12-14-8-16 10z"
          fill="var(--bg)"
        />
        <path
          d="M12 87l8-5 14 8 16-12 14 9 16-11 14 7 6-4M12 97l8-5 14 8 16-12 14 9 16-11 14 7 6-4"
          stroke="var(--text)"
          strokeWidth="2"
        />
      </>
    )}
  </svg>
);
