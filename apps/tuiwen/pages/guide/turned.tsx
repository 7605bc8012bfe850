import { useEffect, useRef, type ReactNode } from 'react';
import styles from './guide-view.module.css';

interface TurnedProps {
  /** What the page is about now: the question, the recommendation. */
  label: string;
  step: number;
  isBusy: boolean;
  children: ReactNode;
}

/** The page's own part. Turned to another step, reading begins at its top again, for eyes and for screen readers. */
export function Turned({ label, step, isBusy, children }: TurnedProps) {
  const main = useRef<HTMLElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    main.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [step]);
  return (
    <main ref={main} tabIndex={-1} aria-label={label} className={styles.body} aria-busy={isBusy}>
      {children}
    </main>
  );
}
