import { noticeText, type PurchasePage } from '@vip/purchase';
import { Icon, closeShape } from '@vip/ui';
import styles from './notice-strip.module.css';

export interface NoticeStripProps {
  notice: PurchasePage['notice'];
  onDismiss(): void;
  /** What the page says instead, where it knows better than the general words. */
  words?: string | undefined;
}

/** Stands over the pay button: an error at once as an alert, anything else as a status. */
export function NoticeStrip({ notice, onDismiss, words }: NoticeStripProps) {
  const requestId = notice?.kind === 'error' ? notice.error.details.requestId : undefined;
  return (
    <div role={notice?.kind === 'error' ? 'alert' : 'status'}>
      {notice && (
        <div className={styles.strip}>
          <p>
            {words ?? noticeText(notice)}
            {requestId && <small>请求编号 {requestId}</small>}
          </p>
          <button type="button" aria-label="收起提示" onClick={onDismiss}>
            <Icon shape={closeShape} size={18} />
          </button>
        </div>
      )}
    </div>
  );
}
