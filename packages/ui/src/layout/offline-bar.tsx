import { useEffect, useState } from 'react';
import styles from './offline-bar.module.css';

/** Shows a message while the browser reports that it is offline. */
export function OfflineBar() {
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
  return <div role="status">{isOffline && <p className={styles.bar}>网络连接失败，请检查网络</p>}</div>;
}
