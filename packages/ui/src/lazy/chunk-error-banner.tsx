import styles from './chunk-error-banner.module.css';

/** Something that somebody is waiting for could not be fetched. Stands at the top edge, over whatever is there. */
export const ChunkErrorBanner = ({ onRetry }: { onRetry(): void }) => (
  <div role="alert" className={styles.strip}>
    <p>页面加载失败，请检查网络</p>
    <button type="button" onClick={onRetry}>
      重试
    </button>
  </div>
);
