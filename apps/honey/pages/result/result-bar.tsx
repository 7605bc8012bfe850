import { noticeText } from '@vip/checkout-react';
import type { ResultPage, ResultView } from '@vip/checkout-react';
import { Button, LinkButton } from '@vip/ui';
import { brand } from '../../brand.ts';
import { purchasePath } from '../../routes.ts';
import { FloatingBar } from '../../parts/floating-bar.tsx';
import styles from './result-view.module.css';

interface ResultBarProps {
  view: ResultView;
  /** How 重新支付 came to nothing. */
  notice: ResultPage['notice'];
  /** Back to the native app's own page; null where the app has to be opened. */
  backToApp: (() => void) | null;
}

/** The two ways on from each result. */
export function ResultBar({ view, notice, backToApp }: ResultBarProps) {
  switch (view.status) {
    case 'error':
      return null;
    case 'loading':
      return (
        <FloatingBar>
          <div className={styles.blank} />
        </FloatingBar>
      );
    case 'paid':
      return (
        <FloatingBar>
          <div className={styles.acts}>
            <LinkButton variant="line" href={brand.supportLink}>
              联系客服
            </LinkButton>
            {backToApp ? (
              <Button onClick={backToApp}>回到{brand.appName}</Button>
            ) : (
              <LinkButton href={`/openapp?app=${brand.app}`}>打开{brand.appName}</LinkButton>
            )}
          </div>
        </FloatingBar>
      );
    case 'confirming':
    case 'unknown':
      return (
        <FloatingBar>
          <p role={notice?.kind === 'error' ? 'alert' : 'status'} className={styles.notice}>
            {notice && noticeText(notice)}
          </p>
          <div className={styles.acts}>
            {view.payAgain ? (
              <Button variant="line" onClick={view.payAgain}>
                重新支付
              </Button>
            ) : (
              <LinkButton variant="line" href={purchasePath}>
                重新选购
              </LinkButton>
            )}
            <Button isBusy={view.isChecking} onClick={view.confirm}>
              已完成支付
            </Button>
          </div>
        </FloatingBar>
      );
    case 'closed':
    case 'refunded':
    case 'missing':
      return (
        <FloatingBar>
          <div className={styles.acts}>
            <LinkButton variant="line" href={brand.supportLink}>
              联系客服
            </LinkButton>
            <LinkButton href={purchasePath}>重新选一罐</LinkButton>
          </div>
        </FloatingBar>
      );
  }
}
