import { createContext, useCallback, useContext, useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { classes } from '../classes.ts';
import { UiContext } from '../overlay/ui-context.ts';
import { useIsClient } from '../use-is-client.ts';
import styles from './toast.module.css';

const SHOWN_MS = 2400;

const ToastContext = createContext<((text: string) => void) | null>(null);

/** Says short things that need no act. Stands inside `UiProvider`, which brings one. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const { theme } = useContext(UiContext);
  const isClient = useIsClient();
  // A new object each time, so that the same words said twice stay for their whole time.
  const [said, setSaid] = useState<{ text: string } | null>(null);
  const say = useCallback((text: string) => setSaid({ text }), []);
  useEffect(() => {
    if (!said) return undefined;
    const timer = setTimeout(() => setSaid(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [said]);
  return (
    <ToastContext.Provider value={say}>
      {children}
      {isClient &&
        createPortal(
          <div role="status" data-stays="" className={classes(theme, styles.place)}>
            {said && <p className={styles.toast}>{said.text}</p>}
          </div>,
          document.body,
        )}
    </ToastContext.Provider>
  );
}

/** `toast('已复制')`. Throws outside of `UiProvider`. */
export function useToast(): (text: string) => void {
  const say = useContext(ToastContext);
  if (!say) throw new Error('useToast stands inside a UiProvider');
  return say;
}
