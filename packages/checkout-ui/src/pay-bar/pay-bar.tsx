import { classes } from '@vip/ui';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import styles from './pay-bar.module.css';

export interface PayBarProps {
  /** The consent row: at the top of the bar, or in the page if the bar would be too tall. */
  consent?: ReactNode;
  children: ReactNode;
  /** The label for screen readers; 支付 by default. */
  label?: string;
  className?: string | undefined;
}

/**
 * Consent row and total as a share of the bar's width: with text at twice its size they are taller, and the row moves into
 * the page. Neither a notice nor the keyboard counts, as the row must not move when they appear.
 */
const MOST = 0.4;

/** Sticks to the bottom edge, in flow, so that it never covers the end of the page. `[data-alone]` without a consent row. */
export function PayBar({ consent, children, label = '支付', className }: PayBarProps) {
  const consentRef = useRef<HTMLDivElement>(null);
  const barRef = useRef<HTMLElement>(null);
  const [isTall, setTall] = useState(false);

  useLayoutEffect(() => {
    const measure = () => {
      const row = consentRef.current;
      const bar = barRef.current;
      if (!row || !bar) return;
      const total = bar.lastElementChild as HTMLElement | null;
      setTall(row.offsetHeight + (total?.offsetHeight ?? 0) > bar.offsetWidth * MOST);
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  });

  const row = consent && <div ref={consentRef}>{consent}</div>;
  const top = !isTall && row;
  return (
    <>
      {isTall && (
        <section aria-label="协议" className={classes(styles.away, className)}>
          {row}
        </section>
      )}
      <section
        ref={barRef}
        aria-label={label}
        className={classes(styles.bar, className)}
        data-alone={top ? undefined : ''}
      >
        {top}
        {children}
      </section>
    </>
  );
}
