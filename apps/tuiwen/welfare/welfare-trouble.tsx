import { errorText } from '@vip/api';
import { EmptyState, ErrorState } from '@vip/ui';
import { brand } from '../brand.ts';
import { BlankPaper } from '../drawings/blank-paper.tsx';
import styles from '../purchase/trouble.module.css';
import type { GiftList } from './use-welfare.ts';

/** No gifts to show: because something went wrong, or because there are none. */
export const WelfareTrouble = ({ list }: { list: Extract<GiftList, { status: 'error' | 'ready' }> }) => (
  <div className={styles.trouble}>
    {list.status === 'error' ? (
      <ErrorState
        text={errorText(list.error)}
        note="已经领到的会员不受影响。"
        requestId={list.error.details.requestId}
        drawing={<BlankPaper isTorn />}
        onRetry={list.retry}
        onSupport={brand.supportLink}
      />
    ) : (
      <EmptyState
        text="现在没有可领的福利"
        note="有新的福利会放在这里，过些天再来看看。"
        drawing={<BlankPaper />}
        onRetry={list.retry}
      />
    )}
  </div>
);
