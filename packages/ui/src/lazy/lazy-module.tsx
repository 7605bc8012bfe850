import { useCallback, useEffect, useState } from 'react';
import styles from './lazy-module.module.css';

export interface LazyModule<T> {
  /** null until it has loaded. */
  part: T | null;
  /** It could not be fetched: show `retry` where it is needed. */
  hasFailed: boolean;
  retry(): void;
}

/**
 * Loads a module that the first render does not need, once the page is mounted. `load` wraps an `import()` and must be
 * one value for the page's life.
 */
export function useLazyModule<T extends object>(load: () => Promise<T>): LazyModule<T> {
  const [part, setPart] = useState<T | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isMounted = true;
    load().then(
      (loaded) => isMounted && setPart(loaded),
      () => isMounted && setFailed(true),
    );
    return () => {
      isMounted = false;
    };
  }, [load, attempt]);
  const retry = useCallback(() => {
    setFailed(false);
    setAttempt((count) => count + 1);
  }, []);
  return { part, hasFailed, retry };
}

/** A lazy chunk that the page needs now could not be fetched. Fixed at the top edge, over the page. */
export const ChunkErrorBanner = ({ onRetry }: { onRetry(): void }) => (
  <div role="alert" className={styles.strip}>
    <p>页面加载失败，请检查网络</p>
    <button type="button" onClick={onRetry}>
      重试
    </button>
  </div>
);
