import { errorText } from '@vip/api';
import type { Shelf } from '@vip/purchase';
import { EmptyState, ErrorState } from '@vip/ui';
import { supportLink } from '../brand.ts';
import { BlankPaper } from '../drawings/blank-paper.tsx';
import styles from './trouble.module.css';

/** No packages to show: because something went wrong, or because there are none. */
export const Trouble = ({ shelf }: { shelf: Extract<Shelf, { status: 'error' | 'empty' }> }) => (
  <div className={styles.trouble}>
    {shelf.status === 'error' ? (
      <ErrorState
        text={errorText(shelf.error)}
        note="你的订单和会员都不受影响。"
        requestId={shelf.error.details.requestId}
        drawing={<BlankPaper isTorn />}
        onRetry={shelf.retry}
        onSupport={supportLink}
      />
    ) : (
      <EmptyState
        text="现在没有在售的套餐"
        note="新一期正在准备，过一会儿再来看看。"
        drawing={<BlankPaper />}
        onRetry={shelf.retry}
      />
    )}
  </div>
);
