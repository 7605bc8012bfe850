import { useEffect, useState, type ComponentType } from 'react';

export interface LatePart<P> {
  /** null until its code is here. */
  Part: ComponentType<P> | null;
  /** Wanted, and on its way. */
  isComing: boolean;
  /** Wanted, and its code did not come. */
  isLost: boolean;
  retry(): void;
}

/**
 * A part of a page whose code comes after the page is shown. `canStart` says when it may begin; being wanted starts
 * it at once, and again where an earlier attempt failed. `load` must be one function for the page's life.
 */
export function useLatePart<P>(
  load: () => Promise<{ default: ComponentType<P> }>,
  canStart: boolean,
  isWanted: boolean,
): LatePart<P> {
  const [Part, setPart] = useState<ComponentType<P> | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const isDue = (canStart || isWanted) && !Part;
  useEffect(() => {
    if (!isDue) return undefined;
    let isCurrent = true;
    load().then(
      (code) => isCurrent && setPart(() => code.default),
      // Nothing to report before it is wanted: then the page says so and offers another attempt.
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
      setFailed(false);
    };
  }, [load, isDue, isWanted, attempt]);
  const isMissing = isWanted && !Part;
  return {
    Part,
    isComing: isMissing && !hasFailed,
    isLost: isMissing && hasFailed,
    retry: () => setAttempt(attempt + 1),
  };
}
