import type { ButtonHTMLAttributes } from 'react';
import { classes } from '../classes.ts';
import styles from './button.module.css';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `solid` is the main action, `line` the alternative, `text` leaves. */
  variant?: 'solid' | 'line' | 'text' | undefined;
  /** Shows a spinner, keeps its text and focus, and ignores taps. */
  isBusy?: boolean;
}

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
    className={classes(styles.button, styles[variant], className)}
    aria-busy={isBusy || undefined}
    aria-disabled={isBusy || undefined}
    onClick={isBusy ? undefined : onClick}
  >
    {children}
  </button>
);
