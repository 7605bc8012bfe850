import styles from './offline-bar.module.css';

/** Says that there is no network while there is none. */
export const OfflineBar = ({ isOffline }: { isOffline: boolean }) => (
  <div role="status">{isOffline && <p className={styles.bar}>网络连接失败，请检查网络</p>}</div>
);
