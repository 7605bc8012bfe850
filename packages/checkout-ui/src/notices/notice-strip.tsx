import { noticeText, paidElsewhere, type PurchasePage } from '@vip/checkout-react';
import { classes, closeShape, Icon } from '@vip/ui';
import variant from './notice-strip.module.css';

/** An exclamation mark in a circle. */
const ERROR_SHAPE = 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7.8v5M12 16.2h.01';

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
  const isError = notice?.kind === 'error';
  const requestId = notice?.kind === 'error' ? notice.error.details.requestId : undefined;
  const showResult = paidElsewhere(page);
  const sentence = text ?? (notice ? noticeText(notice) : '');
  const [, start, end] = /^([^]*，)?([^]*)$/.exec(sentence) ?? [];
  return (
    <div role={isError ? 'alert' : 'status'}>
      {notice && (
        <div className={classes(classNames.strip, isError && variant.error)}>
          {isError && <Icon shape={ERROR_SHAPE} size={18} className={variant.sign} />}
          <div className={classNames.words}>
            <p className={classNames.sentence}>
              {start}
              <span>{end}</span>
              {requestId && <small className={classNames.request}>错误编号 {requestId}</small>}
            </p>
            {onRetry && isError && (
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
