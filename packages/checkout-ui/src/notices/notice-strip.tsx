import { noticeText, paidElsewhere, type PurchasePage } from '@vip/checkout-react';
import { Icon, closeShape } from '@vip/ui';
import variant from './notice-strip.module.css';

/** What a notice needs of its page. */
export type NoticePage = Pick<PurchasePage, 'notice' | 'dismissNotice' | 'pending' | 'resume' | 'repriced'>;

export interface NoticeStripProps {
  page: NoticePage;
  /** A text of the page that replaces the general one. */
  text?: string | undefined;
  /** Pays again: 重试 after an error. */
  onRetry?: () => void;
  /** A brand's own class names: strip, words, sentence, request, act, close. */
  classNames?: Readonly<Record<string, string>>;
}

/** The notice above the pay button: an error as an alert, anything else as a status. */
export function NoticeStrip({ page, text, onRetry, classNames = variant }: NoticeStripProps) {
  // The dialog shows both amounts.
  const notice = page.repriced ? null : page.notice;
  const requestId = notice?.kind === 'error' ? notice.error.details.requestId : undefined;
  const showResult = paidElsewhere(page);
  const sentence = text ?? (notice ? noticeText(notice) : '');
  const [, start, end] = /^([^]*，)?([^]*)$/.exec(sentence) ?? [];
  return (
    <div role={notice?.kind === 'error' ? 'alert' : 'status'}>
      {notice && (
        <div className={classNames.strip}>
          <div className={classNames.words}>
            <p className={classNames.sentence}>
              {start}
              <span>{end}</span>
              {requestId && <small className={classNames.request}>请求编号 {requestId}</small>}
            </p>
            {onRetry && notice.kind === 'error' && (
              <button type="button" className={classNames.act} onClick={onRetry}>
                重试
              </button>
            )}
            {showResult && (
              <button type="button" className={classNames.act} onClick={showResult}>
                查看结果
              </button>
            )}
          </div>
          {notice.kind !== 'not_sold' && (
            <button
              type="button"
              className={classNames.close}
              aria-label="收起提示"
              onClick={page.dismissNotice}
            >
              <Icon shape={closeShape} size={18} />
            </button>
          )}
        </div>
      )}
    </div>
  );
}
