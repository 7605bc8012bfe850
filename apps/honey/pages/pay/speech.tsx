import { agoText, useBroadcastLine, type PurchasePage } from '@vip/purchase';
import { Icon, pauseShape, playShape } from '@vip/ui';
import styles from './pay-header.module.css';

type SpeechProps = Pick<PurchasePage, 'shelf' | 'broadcast' | 'now'>;

/**
 * What the jar says: who bought one of these packages. The broadcast is of the whole group, so what is not on this
 * shelf is left out; with nothing left the jar says what is true without any data.
 */
export function Speech({ shelf, broadcast, now }: SpeechProps) {
  const names = shelf.status === 'ready' ? shelf.packages.map((pack) => pack.name) : [];
  const items = broadcast.items.filter((item) => names.indexOf(item.packageName) >= 0);
  const { item, isPaused, toggle } = useBroadcastLine(items);
  return (
    <div className={styles.bubble}>
      {item ? (
        <p key={item.id} className={styles.line}>
          <b>{item.nickname}</b> {agoText(Date.parse(item.paidAt), now())}
          <span className={styles.bought}>开通了{item.packageName}</span>
        </p>
      ) : (
        <p className={styles.line}>选一罐，马上开通</p>
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
    </div>
  );
}
