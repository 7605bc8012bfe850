import { noticeText } from '@vip/checkout-react';
import type { ResultPage, ResultView } from '@vip/checkout-react';
import { Button, LinkButton, Loading } from '@vip/ui';
import { brand } from '../../brand.ts';
import { purchasePath } from '../../routes.ts';
import { FloatingBar } from '../../shared/honey-page.tsx';
import styles from './result.module.css';

interface ResultBarProps {
  view: ResultView;
  /** The reason why 重新支付 did not lead to a payment. */
  notice: ResultPage['notice'];
  /** Goes back to the native app; null in a browser, where a link opens the app. */
  backToApp: (() => void) | null;
}

/** The two next steps of each result. */
export function ResultBar({ view, notice, backToApp }: ResultBarProps) {
  switch (view.status) {
    case 'error':
      return null;
    case 'loading':
      return (
        <Loading isSilent>
          <ResultBar view={{ status: 'missing' }} notice={null} backToApp={null} />
        </Loading>
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
