import { noticeText, paidElsewhere, type PurchasePage } from '@vip/checkout-react';
import { Icon, closeShape } from '@vip/ui';
import styles from './notice-strip.module.css';

/** What a notice needs of its page. */
export type NoticePage = Pick<PurchasePage, 'notice' | 'dismissNotice' | 'pending' | 'resume' | 'repriced'>;

export interface NoticeStripProps {
  page: NoticePage;
  /** A text of the page that replaces the general one. */
  text?: string | undefined;
}

/** The notice above the pay button: an error as an alert, anything else as a status. */
export function NoticeStrip({ page, text }: NoticeStripProps) {
  // The dialog shows both amounts.
  const notice = page.repriced ? null : page.notice;
  const requestId = notice?.kind === 'error' ? notice.error.details.requestId : undefined;
  const showResult = paidElsewhere(page);
  return (
    <div role={notice?.kind === 'error' ? 'alert' : 'status'}>
      {notice && (
        <div className={styles.strip}>
          <div className={styles.words}>
            <p>
              {text ?? noticeText(notice)}
              {requestId && <small>请求编号 {requestId}</small>}
            </p>
            {showResult && (
              <button type="button" className={styles.act} onClick={showResult}>
                查看结果
              </button>
            )}
          </div>
          {notice.kind !== 'not_sold' && (
            <button type="button" aria-label="收起提示" onClick={page.dismissNotice}>
              <Icon shape={closeShape} size={18} />
            </button>
          )}
        </div>
      )}
    </div>
  );
}
