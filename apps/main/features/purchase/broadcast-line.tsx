import type { MembershipPackage } from '@vip/api';
import { agoText, useBroadcastLine, type PurchasePage } from '@vip/checkout-react';
import { Icon, SkeletonText, hornShape, pauseShape, playShape } from '@vip/ui';
import styles from './broadcast-line.module.css';

export interface BroadcastLineProps {
  page: Pick<PurchasePage, 'broadcast' | 'now'>;
  /** The packages on sale here: the broadcast covers those of all brands. */
  packages: readonly MembershipPackage[];
}

/** Recent purchases, one at a time; a sentence that is always true where there are none. */
export function BroadcastLine({ page: { broadcast, now }, packages }: BroadcastLineProps) {
  const items = broadcast.items.filter((item) => packages.some(({ name }) => name === item.packageName));
  const { item, isPaused, toggle } = useBroadcastLine(items);
  return (
    <div className={styles.line}>
      <Icon shape={hornShape} size={18} className={styles.horn} />
      <p className={styles.message} key={item?.id}>
        {item ? (
          <>
            <b>{item.nickname}</b> {agoText(Date.parse(item.paidAt), now())}开通了{item.packageName}
          </>
        ) : broadcast.status === 'loading' ? (
          <span className={styles.skeleton}>
            <SkeletonText width={200} />
          </span>
        ) : (
          '支付成功后立即生效'
        )}
      </p>
      {items.length > 1 && (
        <button
          type="button"
          className={styles.pause}
          aria-label={isPaused ? '继续播报' : '暂停播报'}
          onClick={toggle}
        >
          <Icon shape={isPaused ? playShape : pauseShape} size={18} />
        </button>
      )}
    </div>
  );
}
