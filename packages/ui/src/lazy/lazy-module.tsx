import { useCallback, useEffect, useState } from 'react';
import styles from './lazy-module.module.css';

export interface LazyModule<T> {
  /** null until it has loaded. */
  part: T | null;
  /** It could not be fetched; what needs it offers `retry`. */
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
  const [round, setRound] = useState(0);
  useEffect(() => {
    let isWanted = true;
    load().then(
      (loaded) => isWanted && setPart(loaded),
      () => isWanted && setFailed(true),
    );
    return () => {
      isWanted = false;
    };
  }, [load, round]);
  const retry = useCallback(() => {
    setFailed(false);
    setRound((now) => now + 1);
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
