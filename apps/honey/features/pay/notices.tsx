import { noticeText, paidElsewhere, type NoPaymentMethod, type PurchasePage } from '@vip/checkout-react';
import { PendingStrip as Strip, type NoticePage, type PendingStripProps } from '@vip/checkout-ui';
import { CopyButton, Icon, ScanCode, closeShape } from '@vip/ui';
import { FloatingBar } from '../../shared/honey-page.tsx';
import styles from './notices.module.css';

interface NoticeStripProps {
  page: NoticePage & Pick<PurchasePage, 'pay'>;
}

/** The notice about the last tap on the pay button. Unlike the shared strip, it has 重试 after an error. */
export function NoticeStrip({ page }: NoticeStripProps) {
  // The dialog shows both amounts.
  const notice = page.repriced ? null : page.notice;
  if (!notice) return null;
  const error = notice.kind === 'error' ? notice.error : null;
  const showResult = paidElsewhere(page);
  return (
    <div className={styles.strip}>
      <div className={styles.body}>
        <p className={styles.words}>
          {noticeText(notice)}
          {error?.details.requestId && (
            <small className={styles.small}>请求编号 {error.details.requestId}</small>
          )}
        </p>
        {error && (
          <button type="button" className={styles.act} onClick={page.pay}>
            重试
          </button>
        )}
        {showResult && (
          <button type="button" className={styles.act} onClick={showResult}>
            查看结果
          </button>
        )}
      </div>
      {notice.kind !== 'not_sold' && (
        <button type="button" className={styles.close} aria-label="收起提示" onClick={page.dismissNotice}>
          <Icon shape={closeShape} size={18} />
        </button>
      )}
    </div>
  );
}

const classNames = { ...styles, strip: styles.offer ?? '', go: styles.act ?? '' };

/** An unfinished purchase, as a card. */
export const PendingStrip = ({ page }: Pick<PendingStripProps, 'page'>) => (
  <Strip page={page} classNames={classNames} />
);

/** Where nothing can be paid: the reason, and the link to open elsewhere. */
export const NoPaymentMethodBar = ({ noPaymentMethod }: { noPaymentMethod: NoPaymentMethod }) => (
  <FloatingBar>
    <p className={styles.reason}>
      {noPaymentMethod.kind === 'scan' ? '电脑上不能付款，请用手机扫码打开' : noPaymentMethod.reason}
    </p>
    {noPaymentMethod.kind === 'scan' && <ScanCode link={noPaymentMethod.link} />}
    {noPaymentMethod.kind === 'scan' && <p className={styles.link}>{noPaymentMethod.link}</p>}
    <CopyButton isPlain className={styles.copy} text={noPaymentMethod.link}>
      复制链接
    </CopyButton>
  </FloatingBar>
);
