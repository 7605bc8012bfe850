import { noticeText } from '@vip/purchase';
import type { PurchasePage } from '@vip/purchase';
import { Icon, closeShape } from '@vip/ui';
import styles from './strip.module.css';

type NoticeStripProps = Pick<PurchasePage, 'dismissNotice' | 'pay'> & {
  notice: NonNullable<PurchasePage['notice']>;
};

/** What came of the last tap on the pay button. An error can be tried again from here. */
export function NoticeStrip({ notice, dismissNotice, pay }: NoticeStripProps) {
  const error = notice.kind === 'error' ? notice.error : null;
  return (
    <div className={styles.strip}>
      <p className={styles.words}>
        {noticeText(notice)}
        {error?.details.requestId && (
          <small className={styles.small}>请求编号 {error.details.requestId}</small>
        )}
      </p>
      {error && (
        <button type="button" className={styles.act} onClick={pay}>
          重试
        </button>
      )}
      <button type="button" className={styles.close} aria-label="收起提示" onClick={dismissNotice}>
        <Icon shape={closeShape} size={18} />
      </button>
    </div>
  );
}
