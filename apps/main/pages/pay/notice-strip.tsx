import { errorText } from '@vip/api';
import type { Notice } from '@vip/checkout';
import { Icon, closeShape } from '@vip/ui';
import styles from './notice-strip.module.css';

/** What happened to the last try, and what to do. */
export function noticeText(notice: Notice): string {
  switch (notice.kind) {
    case 'cancelled':
      return '支付已取消，订单还在，可以接着付';
    case 'failed':
      return '支付没有完成，请重试或换一种方式';
    case 'elsewhere':
      return '正在另一页面支付';
    case 'expired':
      return '订单已过期，再点一次会重新下单';
    case 'error':
      return errorText(notice.error);
  }
}

/** Stands over the pay button: an error at once as an alert, anything else as a status. */
export function NoticeStrip({ notice, onDismiss }: { notice: Notice | null; onDismiss(): void }) {
  const requestId = notice?.kind === 'error' ? notice.error.details.requestId : undefined;
  return (
    <div role={notice?.kind === 'error' ? 'alert' : 'status'}>
      {notice && (
        <div className={styles.strip}>
          <p>
            {noticeText(notice)}
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
