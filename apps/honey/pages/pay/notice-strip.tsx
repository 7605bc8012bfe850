import { noticeText, type PurchasePage } from '@vip/checkout-react';
import { paidElsewhere, type NoticePage } from '@vip/checkout-ui';
import { Icon, closeShape } from '@vip/ui';
import styles from './strip.module.css';

interface NoticeStripProps {
  page: NoticePage & Pick<PurchasePage, 'pay'>;
}

/** What came of the last tap on the pay button. An error can be tried again from here. */
export function NoticeStrip({ page }: NoticeStripProps) {
  // The dialog says it with both amounts.
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
