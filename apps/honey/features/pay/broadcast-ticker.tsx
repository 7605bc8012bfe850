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

const PAUSE = { label: '暂停播报', shape: pauseShape };
const RESUME = { label: '继续播报', shape: playShape };

/** Recent purchases, one at a time. The button pauses them. */
export function BroadcastTicker({ items, now }: BroadcastTickerProps) {
  const { item, isPaused, toggle } = useBroadcastLine(items);
  const { label, shape } = isPaused ? RESUME : PAUSE;
  return (
    <>
      {item && (
        <p key={item.id} className={headerStyles.line}>
          <b className={styles.name}>{item.nickname}</b> {agoText(Date.parse(item.paidAt), now())}
          <span className={styles.bought}>开通了{item.packageName}</span>
        </p>
      )}
      {items.length > 1 && (
        <button type="button" className={styles.pause} aria-label={label} onClick={toggle}>
          <Icon shape={shape} size={18} strokeWidth={2} />
        </button>
      )}
    </>
  );
}
