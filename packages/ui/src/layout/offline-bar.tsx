import { useEffect, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { warnShape } from '../icon/shapes/no-payment-method.ts';
import styles from './offline-bar.module.css';

/** Whether the browser reports that it is offline. Some web views report it wrongly: warn, but prevent nothing. */
export function useOffline(): boolean {
  const [isOffline, setOffline] = useState(false);
  useEffect(() => {
    const update = () => setOffline(!navigator.onLine);
    update();
    window.addEventListener('online', update);
    window.addEventListener('offline', update);
    return () => {
      window.removeEventListener('online', update);
      window.removeEventListener('offline', update);
    };
  }, []);
  return isOffline;
}

/** Shows a message while the browser reports that it is offline. */
export const OfflineBar = () => (
  <div role="status" className={styles.place}>
    {useOffline() && (
      <p className={styles.bar}>
        <Icon shape={warnShape} size={16} className={styles.icon} />
        网络连接失败，请检查网络
      </p>
    )}
  </div>
);
