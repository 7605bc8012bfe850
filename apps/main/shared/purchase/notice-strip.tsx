import { pendingText, type PurchasePage } from '@vip/checkout-react';
import { NoticeStrip as Notice } from '@vip/checkout-ui/lazy-parts';
import { classes } from '@vip/ui';
import { brand, supportLink } from '../../brand.ts';
import { Clauses } from '../clauses.tsx';
import styles from './notice-strip.module.css';

/** The notice above the pay button; where a tap on pay does not help, with the reason and customer service below. */
export function NoticeStrip({ page }: { page: PurchasePage }) {
  const help = helpText(page);
  const isError = page.notice?.kind === 'error';
  return (
    <div className={classes(help !== '' && styles.panel, isError && styles.error)}>
      <Notice page={page} />
      {help && (
        <p className={styles.help}>
          <span>
            <Clauses text={help} />
          </span>
          <a href={supportLink}>联系客服</a>
        </p>
      )}
    </div>
  );
}

/** What is said beside 联系客服. '' where the buyer can go on alone. */
function helpText({ notice, pending, packageList }: PurchasePage): string {
  switch (notice?.kind) {
    case 'error':
      return notice.error.details.requestId ? '多次重试无效，请将错误编号发给客服' : '';
    case 'unanswered':
    case 'unclosed':
      return `需要帮助，${brand.support.hours}可联系客服`;
    case undefined:
      break;
    default:
      return '';
  }
  // The button is muted while the same package may have been ordered.
  if (pending?.status !== 'unanswered' || packageList.status !== 'ready') return '';
  const { name, price } = packageList.selected;
  const { heading, note, resume } = pendingText(pending);
  const isHeld = resume === null && pending.packageName === name && pending.amount === price;
  return isHeld && note ? `${heading}，${note[1]}` : '';
}
