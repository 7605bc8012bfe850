import { useState } from 'react';
import type { RememberedResult } from '@vip/release-format';
import styles from './simple-notice.module.css';

interface SimpleNoticeProps {
  /** Loads this document again, or another one; false without a network. */
  leave(to?: string): Promise<boolean>;
  /** Of a payment in progress. */
  result: RememberedResult | null;
  isSale: boolean;
}

/**
 * Says that the page is a simple one, loads the real one again, and leads to the result of a payment in progress.
 * `data-neutral` is for the gates of a release.
 */
export function SimpleNotice({ leave, result, isSale }: SimpleNoticeProps) {
  const [isOffline, setOffline] = useState(false);
  const go = (to?: string) => {
    setOffline(false);
    void leave(to).then((isLeaving) => setOffline(!isLeaving));
  };
  return (
    <div role="alert" data-neutral className={styles.simple}>
      <p>
        {isOffline ? (
          '网络连接失败，请检查网络'
        ) : (
          <>
            {isSale && '页面加载失败，'}
            <span>当前为简洁版，</span>
            <span>{isSale ? '价格与权益不变' : '订单与权益不受影响'}</span>
          </>
        )}
      </p>
      <div>
        {result && (
          <a
            href={result.path}
            onClick={(event) => {
              event.preventDefault();
              go(result.path);
            }}
          >
            查看支付结果
          </a>
        )}
        <button type="button" onClick={() => go()}>
          {isSale ? '重试' : '打开完整版'}
        </button>
      </div>
    </div>
  );
}
