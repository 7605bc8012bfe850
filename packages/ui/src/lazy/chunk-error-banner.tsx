import styles from './chunk-error-banner.module.css';

/** A lazy chunk that the page needs now could not be fetched. Fixed at the top edge, over the page. */
export const ChunkErrorBanner = ({ onRetry }: { onRetry(): void }) => (
  <div role="alert" className={styles.strip}>
    <p>页面加载失败，请检查网络</p>
    <button type="button" onClick={onRetry}>
      重试
    </button>
  </div>
);
