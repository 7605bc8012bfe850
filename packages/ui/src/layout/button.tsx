import type { ButtonHTMLAttributes } from 'react';
import { classes } from '../classes.ts';
import styles from './button.module.css';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `solid` is the one thing to do, `line` the other way on, `text` the way out. */
  variant?: 'solid' | 'line' | 'text';
  /** Shows that it is at work: keeps its words and its focus, and taps do nothing. */
  isBusy?: boolean;
}

export const VARIANTS = { solid: styles.solid, line: styles.line, text: styles.text };

/** A button of 50 px (`text`: 44) at least; give it the width by `className`. */
export const Button = ({
  variant = 'solid',
  isBusy = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) => (
  <button
    type="button"
    {...rest}
    className={classes(styles.button, VARIANTS[variant], className)}
    aria-busy={isBusy || undefined}
    aria-disabled={isBusy || undefined}
    onClick={isBusy ? undefined : onClick}
  >
    {isBusy && <span className={styles.spin} aria-hidden="true" />}
    {children}
  </button>
);
