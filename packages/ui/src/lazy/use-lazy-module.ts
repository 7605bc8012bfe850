import { useCallback, useEffect, useState } from 'react';

export interface LazyModule<T> {
  /** null until it is here. */
  part: T | null;
  /** It could not be fetched; what needs it offers `retry`. */
  hasFailed: boolean;
  retry(): void;
}

/**
 * A part of a page that its first sight does not need: fetched as soon as the page stands, so that it is there before
 * anybody asks for it. `load` is an `import()` in a function, one value for the page's life.
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
