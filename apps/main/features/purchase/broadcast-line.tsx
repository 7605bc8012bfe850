import type { Broadcast } from '@vip/api';
import { agoText, useBroadcastLine, type Loaded } from '@vip/checkout-react';
import { Icon, SkeletonText, hornShape, pauseShape, playShape } from '@vip/ui';
import styles from '../../shared/purchase/pay-header.module.css';

export interface BroadcastLineProps {
  broadcast: Loaded<Broadcast>;
  /** Names in this package list: the broadcast is of all brands, and only these can be bought here. */
  packageNames: string[];
  now(): number;
}

/** Who bought what just now, one line at a time; something that is always true where nobody did. */
export function BroadcastLine({ broadcast, packageNames, now }: BroadcastLineProps) {
  const items = broadcast.items.filter((item) => packageNames.includes(item.packageName));
  const { item, isPaused, toggle } = useBroadcastLine(items);
  return (
    <div className={styles.line}>
      <Icon shape={hornShape} size={18} className={styles.horn} />
      <p className={styles.said} key={item?.id}>
        {item ? (
          <>
            <b>{item.nickname}</b> {agoText(Date.parse(item.paidAt), now())}开通了{item.packageName}
          </>
        ) : broadcast.status === 'loading' ? (
          <span className={styles.skeleton}>
            <SkeletonText width={200} />
          </span>
        ) : (
          '付款成功后马上生效'
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
