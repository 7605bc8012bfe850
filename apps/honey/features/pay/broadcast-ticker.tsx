import type { Broadcast } from '@vip/api';
import { agoText, useBroadcastLine } from '@vip/checkout-react';
import { Icon, pauseShape, playShape } from '@vip/ui';
import styles from './broadcast-ticker.module.css';
import headerStyles from './pay-header.module.css';

interface BroadcastTickerProps {
  /** At least one. */
  items: Broadcast[];
  /** Server time, ms. */
  now(): number;
}

/** Who bought which package, one after another; several can be paused. */
export function BroadcastTicker({ items, now }: BroadcastTickerProps) {
  const { item, isPaused, toggle } = useBroadcastLine(items);
  return (
    <>
      {item && (
        <p key={item.id} className={headerStyles.line}>
          <b className={styles.name}>{item.nickname}</b> {agoText(Date.parse(item.paidAt), now())}
          <span className={styles.bought}>开通了{item.packageName}</span>
        </p>
      )}
      {items.length > 1 && (
        <button
          type="button"
          className={styles.pause}
          aria-label={isPaused ? '继续播报' : '暂停播报'}
          onClick={toggle}
        >
          <Icon shape={isPaused ? playShape : pauseShape} size={18} strokeWidth={2} />
        </button>
      )}
    </>
  );
}
