import type { PurchasePage } from '@vip/checkout-react';
import type * as LazyParts from './lazy-parts.ts';
import styles from './speech.module.css';

interface SpeechProps extends Pick<PurchasePage, 'packageList' | 'broadcast' | 'now'> {
  parts: typeof LazyParts | null;
}

/**
 * What the jar says: who bought one of these packages. The broadcast is of the whole group, so what is not on this
 * package list is left out; with nothing left the jar says what is true without any data.
 */
export function Speech({ parts, packageList, broadcast, now }: SpeechProps) {
  const names = packageList.status === 'ready' ? packageList.packages.map((pack) => pack.name) : [];
  const items = broadcast.items.filter((item) => names.indexOf(item.packageName) >= 0);
  return (
    <div className={styles.bubble}>
      {parts && items.length > 0 ? (
        <parts.Said items={items} now={now} />
      ) : (
        <p className={styles.line}>选一罐，马上开通</p>
      )}
    </div>
  );
}
