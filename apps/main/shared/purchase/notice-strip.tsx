import type { PurchasePage } from '@vip/checkout-react';
import { NoticeStrip as Notice } from '@vip/checkout-ui/lazy-parts';
import { classes, clockShape, Icon, RequestNumber } from '@vip/ui';
import { supportLink } from '../../brand.ts';
import styles from './notice-strip.module.css';

/** The notice at the top of the pay bar; where a tap on pay does not help, with customer service beside it. */
export function NoticeStrip({ page }: { page: PurchasePage }) {
  const { notice } = page;
  const isError = notice?.kind === 'error';
  const requestId = isError ? notice.error.details.requestId : undefined;
  const hasHelp = requestId || notice?.kind === 'unanswered' || notice?.kind === 'unclosed';
  if (!hasHelp)
    return (
      <div className={styles.plain}>
        <Notice page={page} />
      </div>
    );
  return (
    <div className={classes(styles.panel, isError && styles.error)}>
      <div className={styles.text}>
        {!isError && <Icon shape={clockShape} size={16} strokeWidth={1.8} className={styles.clock} />}
        <div>
          <Notice page={page} classNames={styles} />
          {requestId && <RequestNumber id={requestId} className={styles.number} />}
        </div>
      </div>
      <a href={supportLink}>联系客服</a>
    </div>
  );
}
