import { errorText } from '@vip/api';
import type { Shelf } from '@vip/purchase';
import { EmptyState, ErrorState } from '@vip/ui';
import { supportLink } from '../brand.ts';
import styles from './sheet.module.css';

/** No packages to show: because something went wrong, or because there are none. */
export const Trouble = ({ shelf }: { shelf: Extract<Shelf, { status: 'error' | 'empty' }> }) => (
  <main className={styles.trouble}>
    {shelf.status === 'error' ? (
      <ErrorState
        text={errorText(shelf.error)}
        note="你的订单和会员都不受影响。"
        requestId={shelf.error.details.requestId}
        onRetry={shelf.retry}
        onSupport={supportLink}
      />
    ) : (
      <EmptyState text="现在没有在售的套餐" note="新的套餐上架后会出现在这里。" onRetry={shelf.retry} />
    )}
  </main>
);
